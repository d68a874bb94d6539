import type { Intervention } from '#features/consulting/report/catalogue/catalogue.schema.ts';

/** From and to; equal where a figure is exact. Cents, hours or months, as the name says. */
export type Range = { low: number; high: number };

/** Input that is missing for a figure. */
export const MISSING_INPUTS = [
  'hoursPerWeek',
  'people',
  'hourlyCost',
  'incidentsPerMonth',
  'incidentCost',
  'headcount',
] as const;
export type MissingInput = (typeof MISSING_INPUTS)[number];

/** api.md, "Report": `figures.problems`. Null where an input is missing; nothing is guessed. */
export type ProblemFigures = {
  rowId: number;
  hoursPerYear: number | null;
  /** Hours and incidents together; null where neither can be computed. */
  costPerYearCents: number | null;
  savingLowCents: number | null;
  savingHighCents: number | null;
  /** Part of the saving that reaches the bank: incidents avoided. The rest is time. Missing in older reports. */
  bankLowCents?: number | null;
  bankHighCents?: number | null;
  missing: MissingInput[];
  /** Owed to the company or lying in stock, as typed; no cost a year. Absent where nobody stated it. */
  tiedUpCents?: number | undefined;
};

/** One action of the report: an intervention for one or several problems; costs count once (D22). */
export type Action = {
  /** `A1`, in the order of the roadmap. */
  id: string;
  interventionId: string;
  interventionVersion: number;
  /** Problems it answers, the highest priority first. */
  rowIds: number[];
  effort: number;
  impact: number;
  isQuickWin: boolean;
  /** Calendar days; null without a start date. */
  from: string | null;
  to: string | null;
  /** Weeks from the start, 1 is the first. */
  fromWeek: number;
  toWeek: number;
  /** 2: beyond the budget or the deadline. */
  wave: 1 | 2;
  ownerContactId: number | null;
  /** Set-up. */
  costLowCents: number;
  costHighCents: number;
  /** A year. */
  runningLowCents: number;
  runningHighCents: number;
  savedHoursPerYear: Range | null;
  savingLowCents: number | null;
  savingHighCents: number | null;
  /** Part of the saving that reaches the bank: incidents avoided. The rest is time. Missing in older reports. */
  bankLowCents?: number | null;
  bankHighCents?: number | null;
  /** Null where nothing is quantified, or where the saving does not exceed what it costs to run. */
  paybackMonthsLow: number | null;
  paybackMonthsHigh: number | null;
  threeYearNetLowCents: number | null;
  threeYearNetHighCents: number | null;
  /** Whether the saving exceeds the running cost: at both ends, at the high end alone, at neither. */
  isJustifiedByHours: 'yes' | 'partly' | 'no' | 'unknown';
  /** Actions of this report that must stand before, by id. */
  needs: string[];
  /** Share of the possible saving that the departments' levels let one expect, 0.5 to 0.9. */
  adoption: number | null;
};

export type FigureTotals = {
  hoursPerYear: number | null;
  costPerYearCents: number | null;
  savingLowCents: number | null;
  savingHighCents: number | null;
  costLowCents: number;
  costHighCents: number;
  runningLowCents: number;
  runningHighCents: number;
  paybackMonthsLow: number | null;
  paybackMonthsHigh: number | null;
  threeYearNetLowCents: number | null;
  threeYearNetHighCents: number | null;
  quantifiedProblems: number;
  problems: number;
};

/**
 * A formula with the values it was filled with, shown as a footnote: F1, F2 … `result` is already in the unit that
 * `key` names.
 */
export type FormulaUse = {
  id: string;
  key:
    | 'hours'
    | 'cost'
    | 'tiedUp'
    | 'saving'
    | 'payback'
    | 'threeYearNet'
    | 'targetHours'
    | 'targetIncidents'
    | 'ceiling'
    | 'share'
    | 'budget';
  values: Record<string, number | Range>;
  result: Range;
  /** Rows, action and intervention it rests on. */
  rowIds: number[];
  actionId: string | null;
};

export type ReportFigures = {
  problems: ProblemFigures[];
  actions: Action[];
  totals: FigureTotals;
  formulas: FormulaUse[];
};

/** Intervention with the firm's own figures in place of the file's. */
export type AppliedIntervention = Intervention & { isConfirmed: boolean };
