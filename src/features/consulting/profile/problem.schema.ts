import type { z } from 'zod';
import type { StoredRow } from './profile.values.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas } from './row.schema.ts';

export const {
  create: createProblemSchema,
  several: createProblemsSchema,
  update: updateProblemSchema,
} = rowSchemas(ROW_FIELDS.problem);

export type CreateProblem = z.infer<typeof createProblemSchema>;
export type CreateProblems = z.infer<typeof createProblemsSchema>;
export type UpdateProblem = z.infer<typeof updateProblemSchema>;
export type Problem = CreateProblem & StoredRow;
