import { z } from 'zod';
import { count, record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';
import { asked } from '#shared/list.ts';

export const nextTaskSchema = z.strictObject({
  id: rowId,
  title: z.string(),
  dueAt: timestamp.nullable(),
});

/** Largest first. */
export const openValuesSchema = z.array(z.strictObject({ currency: z.string(), amountCents: count }));

export const listActivitySchema = record('CrmListActivity', {
  /** Time of the last call, meeting or email, in either direction. */
  lastContactAt: timestamp.nullable(),
  /** Of those that are open the one that is due first. */
  nextTask: nextTaskSchema.nullable(),
  /** Sums of the open opportunities, one for each currency. */
  openValues: openValuesSchema,
});
export type ListActivity = z.infer<typeof listActivitySchema>;

/** For a list that returns it with each row. */
export const activityAsked = { activity: asked };

/** Only with `activity=true`. */
export const recordActivity = listActivitySchema.exactOptional();
