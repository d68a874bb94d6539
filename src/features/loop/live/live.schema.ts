import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';
import { TAB_LENGTH } from './live.values.ts';

export const liveQuerySchema = z.strictObject({
  /** Says that this tab has the record open; another word a tab. */
  tab: z
    .string()
    .regex(/^[\w-]+$/, 'errors:fields.choice')
    .max(TAB_LENGTH, 'errors:fields.choice')
    .optional(),
  /** Tells what was saved after this number, by default nothing of before. */
  after: z
    .string()
    .regex(/^\d{1,15}$/, 'errors:fields.integer')
    .transform(Number)
    .optional(),
});
export type LiveQuery = z.infer<typeof liveQuerySchema>;

export const savedSchema = record('Saved', {
  /** Null: the site itself, or an account that is gone. */
  by: z.strictObject({ id: rowId, name: z.string() }).nullable(),
  at: timestamp,
  /** Names of the fields, as calls name them; for what is part of the record's page, its kind in the journal. */
  fields: z.array(z.string()),
  isDeleted: z.boolean(),
});
export type Saved = z.infer<typeof savedSchema>;

export const liveSchema = record('Live', {
  /** Number of the journal's last change, to ask for what comes after it. */
  change: z.int().nonnegative(),
  /** Others who have the record open. */
  people: z.array(z.strictObject({ id: rowId, name: z.string() })),
  saved: z.array(savedSchema),
});
export type Live = z.infer<typeof liveSchema>;
