import { z } from 'zod';
import { changeSchema } from './bulk.schema.ts';
import { JOB_KINDS, JOB_STATUSES } from '#features/leads/leads.values.ts';
import { count, record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

/** How far a change of many records has come. */
export const jobSchema = record('Job', {
  id: rowId,
  kind: z.enum(JOB_KINDS),
  status: z.enum(JOB_STATUSES),
  /** Records that are done, of `total`. */
  done: count,
  total: count,
  /** Records that were left alone: in an undo because somebody had changed them since. */
  kept: z.int(),
  change: changeSchema,
  /** The job that this one undoes. */
  undoesId: rowId.nullable(),
  /** Its undo, where one was asked for. */
  undoneById: rowId.nullable(),
  /** Why it failed, in the caller's language. */
  error: z.string().exactOptional(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Job = z.infer<typeof jobSchema>;

/** An action is done at once, everything else by a job. */
export const bulkAnswerSchema = z.union([jobSchema, z.strictObject({ count })]);
