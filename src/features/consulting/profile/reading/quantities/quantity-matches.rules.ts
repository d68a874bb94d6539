const PERIODS = ['day', 'week', 'fortnight', 'month', 'year'] as const;
type Period = (typeof PERIODS)[number];
type Span = { start: number; end: number };

/** A week has five days and a month 52/12 weeks; hours a year are hours a week × 44, as in the report. */
export const WEEKLY_HOURS: Record<Period, readonly [factor: number, formula: string]> = {
  day: [5, ' × 5'],
  week: [1, ''],
  fortnight: [1 / 2, ' / 2'],
  month: [12 / 52, ' × 12 / 52'],
  year: [1 / 44, ' / 44'],
};
export const MONTHLY: Record<Period, readonly [factor: number, formula: string]> = {
  day: [(5 * 52) / 12, ' × 5 × 52 / 12'],
  week: [52 / 12, ' × 52 / 12'],
  fortnight: [26 / 12, ' × 26 / 12'],
  month: [1, ''],
  year: [1 / 12, ' / 12'],
};

export const groupIn = (match: RegExpExecArray, name: string): string | undefined => match.groups?.[name];
export const periodOf = (match: RegExpExecArray): Period | undefined =>
  PERIODS.find((name) => groupIn(match, name) !== undefined);
export const rounded = (value: number): number => Math.round(value * 100) / 100;
export const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});
export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Start of the number, which may follow its period. */
export const numberStart = (match: RegExpExecArray, typed: string | undefined): number =>
  match.index + Math.max(0, typed === undefined ? 0 : match[0].lastIndexOf(typed));
