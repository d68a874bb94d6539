import { MAX_DOCUMENT } from '#shared/limits.ts';
import type { ReportTexts } from '#features/consulting/report/report.schema.ts';

const clip = (text: string): string =>
  text.length <= MAX_DOCUMENT ? text : `${text.slice(0, MAX_DOCUMENT).toWellFormed()}…`;

/** Texts that were stored when longer ones were taken, as far as a page shows them; files have the rest. */
export const asShown = <T extends ReportTexts>(report: T): T => ({
  ...report,
  analysis: clip(report.analysis),
  recommendations: clip(report.recommendations),
  aiArchitecture: clip(report.aiArchitecture),
});
