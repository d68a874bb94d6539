import { z } from 'zod';
import { CURRENCIES } from '#features/consulting/companies/company.values.ts';
import { count, record, timestamp } from '#shared/answer.ts';
import {
  nullIsAbsent,
  oneOf,
  optionalCents,
  optionalDay,
  optionalLine,
  optionalParagraph,
  readUpdatedAt,
  day,
} from '#shared/fields.ts';
import { ACTION_STATUSES, MOST_READING } from './tracker.values.ts';

const actionId = z.string('errors:fields.choice').regex(/^A\d{1,4}$/, 'errors:fields.choice');
const range = z.strictObject({ low: z.number(), high: z.number() });
const calendarDay = z.string();

/** A reading of an action's KPI. */
export const readingSchema = record('ActionReading', { day: calendarDay, value: z.number() });

/** An action of a report with what became of it. Money in cents of the report's `currency`. */
export const trackedActionSchema = record('TrackedAction', {
  actionId: z.string(),
  title: z.string(),
  status: z.enum(ACTION_STATUSES),
  /** As typed here; null: `proposedOwner` stands. */
  owner: z.string().nullable(),
  proposedOwner: z.string(),
  /** As set here; null: `proposedDue` stands. */
  dueDate: calendarDay.nullable(),
  /** Last day of the action in the report; null where it has no dates. */
  proposedDue: calendarDay.nullable(),
  isOverdue: z.boolean(),
  currency: z.enum(CURRENCIES),
  costCents: count.nullable(),
  proposedCost: range,
  savedHoursPerYear: range.nullable(),
  savingPerYear: range.nullable(),
  /** Figure that shows that it works, and how it is measured. */
  kpi: z.string(),
  kpiHow: z.string(),
  readings: z.array(readingSchema),
  notes: z.string().nullable(),
  doneAt: timestamp.nullable(),
  updatedAt: timestamp,
});
export type TrackedAction = z.infer<typeof trackedActionSchema>;

export const trackerSummarySchema = record('TrackerSummary', {
  /** Without dropped ones. */
  actions: count,
  done: count,
  overdue: count,
  /** Hours a year that the actions done save, as the report computed them; null where none is quantified. */
  savedHoursPerYear: range.nullable(),
  savingPerYear: range.nullable(),
  costCents: count,
  currency: z.enum(CURRENCIES),
});
export type TrackerSummary = z.infer<typeof trackerSummarySchema>;

export const trackerSchema = record('ActionTracker', {
  items: z.array(trackedActionSchema),
  summary: trackerSummarySchema,
});
export type ActionTracker = z.infer<typeof trackerSchema>;

export const updateActionSchema = z.strictObject({
  actionId,
  status: nullIsAbsent(oneOf(ACTION_STATUSES)),
  owner: optionalLine.optional(),
  dueDate: optionalDay('consulting:tracker.dueDateInvalid').optional(),
  costCents: optionalCents(100_000_000_000, 'consulting:tracker.costInvalid').optional(),
  notes: optionalParagraph.optional(),
  updatedAt: readUpdatedAt,
});
export type UpdateAction = z.infer<typeof updateActionSchema>;

export const putReadingSchema = z.strictObject({
  actionId,
  day: day('consulting:tracker.dayInvalid'),
  value: z
    .number('consulting:tracker.valueInvalid')
    .min(-MOST_READING, 'consulting:tracker.valueInvalid')
    .max(MOST_READING, 'consulting:tracker.valueInvalid'),
});
export type PutReading = z.infer<typeof putReadingSchema>;

export const deleteReadingQuery = z.strictObject({ actionId, day: day('consulting:tracker.dayInvalid') });
export type DeleteReading = z.infer<typeof deleteReadingQuery>;
