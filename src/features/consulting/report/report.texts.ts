import provider from '#i18n/provider.json' with { type: 'json' };
import { RESOURCES } from '#i18n/resources.ts';
import type { Locale } from '#shared/languages.ts';
import type { TextTree } from '#shared/text.ts';

export type ReportTables = { prose: TextTree; layout: TextTree };

/** The words of a report in its own language, whatever the language of the reader. */
export const reportTables = (locale: Locale): ReportTables => ({
  prose: RESOURCES[locale].report,
  layout: RESOURCES[locale].reportDocument,
});

/** Whose report it is. */
export const BRAND: string = provider.brand;
