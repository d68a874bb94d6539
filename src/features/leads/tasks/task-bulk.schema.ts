import { z } from 'zod';
import { count } from '#shared/answer.ts';
import { idsOf, isFilled, somethingToSet } from '#features/leads/bulk/bulk.schema.ts';
import { MAX_BULK } from '#features/leads/bulk/bulk.values.ts';
import { updateTaskSchema } from './task.schema.ts';

const ids = idsOf(MAX_BULK);
const { assigneeId, dueAt, doneAt } = updateTaskSchema.shape;

/** Deletion comes first, because the simplest form leads the documentation of the call. */
export const taskBulkSchema = z.union([
  z.strictObject({ ids, delete: z.literal(true, 'errors:fields.invalid') }),
  z.strictObject({
    ids,
    set: z.strictObject({ assigneeId, dueAt, doneAt }).partial().refine(isFilled, somethingToSet),
  }),
]);
export type TaskBulk = z.infer<typeof taskBulkSchema>;

/** How many tasks are others than before. */
export const taskBulkAnswerSchema = z.strictObject({ count });
