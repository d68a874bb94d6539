import { z } from 'zod';
import { record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

/** From and to; equal where a figure is exact. Cents, hours or months, as the name says. */
const range = z.strictObject({ low: z.number(), high: z.number() });
export type Range = z.infer<typeof range>;

/** Input that is missing for a figure. */
const missingInput = z.enum([
  'hoursPerWeek',
  'people',
  'hourlyCost',
  'incidentsPerMonth',
  'incidentCost',
  'headcount',
]);
export type MissingInput = z.infer<typeof missingInput>;

/** Null where an input is missing; nothing is guessed. */
const figure = z.number().nullable();
/** Part of the saving that reaches the bank: incidents avoided. The rest is time. Missing in older reports. */
const bank = { bankLowCents: figure.exactOptional(), bankHighCents: figure.exactOptional() };
/** Months are null where nothing is quantified, or where the saving does not exceed what it costs to run. */
const payback = { paybackMonthsLow: figure, paybackMonthsHigh: figure };
/** `running…` is a year's, the other one the set-up's. */
const cost = {
  costLowCents: z.number(),
  costHighCents: z.number(),
  runningLowCents: z.number(),
  runningHighCents: z.number(),
};

/** api.md, "Report": `figures.problems`. */
const problemFigures = z.strictObject({
  rowId,
  hoursPerYear: figure,
  /** Hours and incidents together; null where neither can be computed. */
  costPerYearCents: figure,
  savingLowCents: figure,
  savingHighCents: figure,
  ...bank,
  missing: z.array(missingInput),
  /** Owed to the company or lying in stock, as typed; no cost a year. Absent where nobody stated it. */
  tiedUpCents: z.int().optional(),
});
export type ProblemFigures = z.infer<typeof problemFigures>;

/** One action of the report: an intervention for one or several problems; costs count once (D22). */
const action = z.strictObject({
  /** `A1`, in the order of the roadmap. */
  id: z.string(),
  interventionId: z.string(),
  interventionVersion: z.int(),
  /** Problems it answers, the highest priority first. */
  rowIds: z.array(rowId),
  effort: z.number(),
  impact: z.number(),
  isQuickWin: z.boolean(),
  /** Calendar days; null without a start date. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Weeks of the plan; 1 is that of the report where something begins at once, else that of the start date. */
  fromWeek: z.number(),
  toWeek: z.number(),
  /** 2: beyond the budget or the deadline. */
  wave: z.union([z.literal(1), z.literal(2)]),
  ownerContactId: rowId.nullable(),
  ...cost,
  savedHoursPerYear: range.nullable(),
  savingLowCents: figure,
  savingHighCents: figure,
  ...bank,
  ...payback,
  threeYearNetLowCents: figure,
  threeYearNetHighCents: figure,
  /** Whether the saving exceeds the running cost: at both ends, at the high end alone, at neither. */
  isJustifiedByHours: z.enum(['yes', 'partly', 'no', 'unknown']),
  /** Actions of this report that must stand before, by id. */
  needs: z.array(z.string()),
  /** Share of the possible saving that the departments' levels let one expect, 0.5 to 0.9. */
  adoption: figure,
});
export type Action = z.infer<typeof action>;

const totals = z.strictObject({
  hoursPerYear: figure,
  costPerYearCents: figure,
  savingLowCents: figure,
  savingHighCents: figure,
  ...cost,
  ...payback,
  threeYearNetLowCents: figure,
  threeYearNetHighCents: figure,
  quantifiedProblems: z.int(),
  problems: z.int(),
});
export type FigureTotals = z.infer<typeof totals>;

/** Figures in the response; the formulas are in the document. */
export const reportFiguresSchema = record('ReportFigures', {
  problems: z.array(problemFigures),
  actions: z.array(action),
  totals,
});
export type ShownFigures = z.infer<typeof reportFiguresSchema>;
