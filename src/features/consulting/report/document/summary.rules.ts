import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

const TOP = 3;

export type ReportSummary = {
  /** Mean level of the departments with one decimal, or null without departments. */
  averageDigitalization: number | null;
  topProblems: ReportSnapshot['problems'];
  topStrengths: ReportSnapshot['strengths'];
};

/** Rounds from the integer sum, so that the prose, the charts and every export have the same figure. */
export function averageDigitalization(
  departments: readonly { digitalizationLevel: number }[],
): number | null {
  if (departments.length === 0) return null;
  const sum = departments.reduce((total, { digitalizationLevel }) => total + digitalizationLevel, 0);
  return Math.round((sum * 10) / departments.length) / 10;
}

export const byPriority = (problems: ReportSnapshot['problems']) =>
  problems.toSorted((a, b) => b.priority - a.priority);

export const byImpact = (strengths: ReportSnapshot['strengths']) =>
  strengths.toSorted((a, b) => b.impact - a.impact);

export const byDigitalization = (departments: ReportSnapshot['departments']) =>
  departments.toSorted((a, b) => a.digitalizationLevel - b.digitalizationLevel);

export const digitalizationBand = (average: number): 'veryLow' | 'low' | 'middle' | 'high' =>
  average < 1.5 ? 'veryLow' : average < 2.5 ? 'low' : average < 3.5 ? 'middle' : 'high';

/** Returns the rows of the summary page (product.md section 5). */
export const buildReportSummary = (snapshot: ReportSnapshot): ReportSummary => ({
  averageDigitalization: averageDigitalization(snapshot.departments),
  topProblems: byPriority(snapshot.problems).slice(0, TOP),
  topStrengths: byImpact(snapshot.strengths).slice(0, TOP),
});
