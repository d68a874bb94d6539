import { z } from 'zod';
import {
  RATING,
  nullIsAbsent,
  orDefault,
  rating,
  readUpdatedAt,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import { batchOf, profileRow } from './row-list.schema.ts';

const description = requiredParagraph('consulting:problem.descriptionRequired');

export const createProblemSchema = z.strictObject({
  companyId: rowId,
  description,
  priority: orDefault(rating, RATING.default),
});
export const createProblemsSchema = batchOf(createProblemSchema.omit({ companyId: true }));
export const updateProblemSchema = z
  .strictObject({
    description: nullIsAbsent(description),
    priority: nullIsAbsent(rating),
    updatedAt: readUpdatedAt,
  })
  .partial();

export type CreateProblem = z.infer<typeof createProblemSchema>;
export type CreateProblems = z.infer<typeof createProblemsSchema>;
export type UpdateProblem = z.infer<typeof updateProblemSchema>;

export const problemSchema = profileRow('ProfileProblem', {
  description: z.string(),
  priority: rating,
});
export type Problem = z.infer<typeof problemSchema>;
