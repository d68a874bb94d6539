import { MAX_DOCUMENT } from '#shared/limits.ts';
import type { ReportTexts } from '#features/consulting/report/report.schema.ts';

const clip = (text: string): string =>
  text.length <= MAX_DOCUMENT ? text : `${text.slice(0, MAX_DOCUMENT).toWellFormed()}…`;

/** Truncates texts stored under an earlier, higher limit for display; exported files contain all of them. */
export const asShown = <T extends ReportTexts>(report: T): T => ({
  ...report,
  analysis: clip(report.analysis),
  recommendations: clip(report.recommendations),
  aiArchitecture: clip(report.aiArchitecture),
});
