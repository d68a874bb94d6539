import { z } from 'zod';
import type { StoredRow } from './profile.values.ts';
import { RATING, rating, requiredParagraph, rowId } from '#shared/fields.ts';

const description = requiredParagraph('consulting:problem.descriptionRequired');

export const createProblemSchema = z.strictObject({
  companyId: rowId,
  description,
  priority: rating.default(RATING.default),
});
export const updateProblemSchema = z
  .strictObject({ description, priority: rating, updatedAt: z.iso.datetime() })
  .partial();

export type CreateProblem = z.infer<typeof createProblemSchema>;
export type UpdateProblem = z.infer<typeof updateProblemSchema>;
export type Problem = CreateProblem & StoredRow;
