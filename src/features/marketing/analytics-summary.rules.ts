import type { AnalyticsFigures, AnalyticsTexts } from './analytics-summary.types.ts';
import type { Locale } from '#shared/languages.ts';
export const summariseAnalytics = (figures: AnalyticsFigures, _language: Locale): AnalyticsTexts => ({
  summary: `Total ${figures.funnel.length}`,
  recommendations: '—',
});
