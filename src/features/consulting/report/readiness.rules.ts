import { REPORT_PARTS, type ReportPart } from '#features/consulting/report/document/parts.values.ts';

export type ReportCounts = Readonly<Record<ReportPart, number>>;

/** Specification section 4: a report needs one row in each list. Answers the empty ones, in the tabs' order. */
export function missingParts(counts: ReportCounts): ReportPart[] {
  return REPORT_PARTS.filter((part) => counts[part] <= 0);
}

/** The share of the lists that have a row, 0 to 1: it is 1 exactly where specification section 4 allows a report. */
export function completeness(counts: ReportCounts): number {
  return 1 - missingParts(counts).length / REPORT_PARTS.length;
}
