import { dictionary, type Locale } from '#i18n/index.ts';
import { summariseAnalytics } from './analytics-summary.rules.ts';
import type { AnalyticsFigures, AnalyticsTexts } from './analytics-summary.types.ts';

export const analyticsInWords = (figures: AnalyticsFigures, locale: Locale): AnalyticsTexts =>
  summariseAnalytics(figures, dictionary(locale, 'writer').tables.writer, locale);
