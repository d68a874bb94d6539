import { z } from 'zod';
import { count, pageOf, record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';
import { CAUSE_KINDS, KEPT_REASONS } from '#shared/journal.ts';
import { listQuery } from '#shared/list.ts';
import { JOURNALLED_KINDS } from './journal.values.ts';

const person = z.strictObject({ id: rowId, name: z.string() }).nullable();

export const changesQuery = listQuery(['-id'])
  .pick({ cursor: true, limit: true })
  .extend({
    record: z.enum(JOURNALLED_KINDS, 'errors:fields.choice'),
    id: z
      .string('errors:fields.integer')
      .regex(/^[1-9]\d{0,14}$/, 'errors:fields.integer')
      .transform(Number),
  });
export type ChangesQuery = z.infer<typeof changesQuery>;

export const changeSchema = record('Change', {
  id: rowId,
  act: z.enum(['created', 'changed', 'deleted']),
  at: timestamp,
  /** Null: nobody was signed in, or the account is gone. */
  actor: person,
  cause: z
    .strictObject({ id: rowId, kind: z.enum(CAUSE_KINDS), label: z.string(), isUndone: z.boolean() })
    .nullable(),
  /** Former values of the changed fields, or the whole record where it was deleted; null where it was created. */
  was: z.record(z.string(), z.unknown()).nullable(),
});
export type Change = z.infer<typeof changeSchema>;
export const changesSchema = pageOf(changeSchema);

export const undoneSchema = record('UndoneCause', {
  /** Cause of the undo, which can be undone in turn. */
  causeId: rowId,
  /** Records that are as they were. */
  undone: count,
  /** Records that were left as they are, and who has changed them since. */
  kept: z.array(
    z.strictObject({
      record: z.string(),
      id: rowId,
      reason: z.enum(KEPT_REASONS),
      by: person,
      at: timestamp.nullable(),
    }),
  ),
});
export type UndoneAnswer = z.infer<typeof undoneSchema>;
