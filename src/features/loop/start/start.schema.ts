import { z } from 'zod';
import { count, record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';
import { START_SECTIONS } from './start.values.ts';

/** A record that waits, as a line of the start page. */
export const startRowSchema = record('StartRow', {
  id: rowId,
  title: z.string(),
  detail: z.string().nullable(),
  /** When it came, or when it is due. */
  at: z.string().nullable(),
  amountCents: z.int().nullable(),
  currency: z.string(),
  /** Page of the record. */
  href: z.string(),
});
export type StartRow = z.infer<typeof startRowSchema>;

export const startSectionSchema = record('StartSection', {
  section: z.enum(START_SECTIONS),
  /** At most 100, which means 100 or more. */
  count,
  /** Page with exactly these rows; null: each row leads to its own. */
  list: z.string().nullable(),
  /** The first five. */
  rows: z.array(startRowSchema),
});
export type StartSectionRows = z.infer<typeof startSectionSchema>;

export const startSchema = record('Start', {
  sections: z.array(startSectionSchema),
  /** Tasks whose time has passed. */
  overdueTasks: count,
  /** True for each portal that has a record: a new user has none. */
  begun: z.strictObject({ consulting: z.boolean(), leads: z.boolean(), marketing: z.boolean() }),
});
export type Start = z.infer<typeof startSchema>;
