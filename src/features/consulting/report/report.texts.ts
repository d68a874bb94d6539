import provider from '#i18n/provider.json' with { type: 'json' };
import { RESOURCES } from '#i18n/resources.ts';
import type { Locale } from '#shared/languages.ts';
import type { TextTree } from '#shared/text.ts';

export type ReportTables = Record<'prose' | 'layout' | 'plan' | 'readings', TextTree>;

/** The words of a report in its own language, not the reader's. */
export const reportTables = (locale: Locale): ReportTables => ({
  prose: RESOURCES[locale].report,
  layout: RESOURCES[locale].reportDocument,
  plan: RESOURCES[locale].reportPlan,
  readings: RESOURCES[locale].consulting.reading,
});

export const BRAND: string = provider.brand;
