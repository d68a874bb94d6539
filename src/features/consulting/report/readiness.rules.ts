import { REPORT_PARTS, type ReportPart } from '#features/consulting/report/document/parts.values.ts';

export type ReportCounts = Readonly<Record<ReportPart, number>>;

/** Returns the empty lists in the order of the tabs; a report needs a row in each (specification section 4). */
export function missingParts(counts: ReportCounts): ReportPart[] {
  return REPORT_PARTS.filter((part) => counts[part] <= 0);
}

/** Returns the share of lists with a row, 0 to 1: exactly 1 if specification section 4 allows a report. */
export function completeness(counts: ReportCounts): number {
  return 1 - missingParts(counts).length / REPORT_PARTS.length;
}
