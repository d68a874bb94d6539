import { REPORT_PARTS, type ReportPart } from '#features/consulting/report/document/parts.values.ts';

export type ReportCounts = Readonly<Record<ReportPart, number>>;

/** Returns the empty lists in the order of the tabs; a report needs a row in each (specification section 4). */
export function missingParts(counts: ReportCounts): ReportPart[] {
  return REPORT_PARTS.filter((part) => counts[part] <= 0);
}
