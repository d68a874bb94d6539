import { z } from 'zod';
import { idsOf, isFilled, somethingToSet } from '#features/leads/bulk/bulk.schema.ts';
import { MAX_BULK, MAX_JOB_IDS } from '#features/leads/bulk/bulk.values.ts';
import { taskQuerySchema, updateTaskSchema } from './task.schema.ts';

const ids = idsOf(MAX_BULK);
const { assigneeId, dueAt, doneAt } = updateTaskSchema.shape;
const isDeleted = z.literal(true, 'errors:fields.invalid');
const set = z.strictObject({ assigneeId, dueAt, doneAt }).partial().refine(isFilled, somethingToSet);

const filter = taskQuerySchema.omit({ sort: true, cursor: true, limit: true, count: true, q: true });
const allMatching = z.strictObject({ q: taskQuerySchema.shape.q, filter: filter.nullish() });

/** Deletion comes first, because the simplest form leads the documentation of the call. */
export const taskBulkSchema = z.union([
  z.strictObject({ ids, delete: isDeleted }),
  z.strictObject({ ids, set }),
  z.strictObject({ allMatching, delete: isDeleted }),
  z.strictObject({ allMatching, set }),
]);
export type TaskBulk = z.infer<typeof taskBulkSchema>;

export const taskPreviewSchema = z.union([
  z.strictObject({ ids: idsOf(MAX_JOB_IDS), set }),
  z.strictObject({ allMatching, set }),
]);
export type TaskPreview = z.infer<typeof taskPreviewSchema>;

/** Values of a stored change, read again before it is carried out. */
export const taskSetSchema = set;
