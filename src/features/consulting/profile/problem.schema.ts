import type { z } from 'zod';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas, type FullRow, type NewRow } from './row.schema.ts';

export const {
  create: createProblemSchema,
  several: createProblemsSchema,
  update: updateProblemSchema,
} = rowSchemas(ROW_FIELDS.problem);

export type CreateProblem = NewRow<typeof ROW_FIELDS.problem>;
export type CreateProblems = z.infer<typeof createProblemsSchema>;
export type UpdateProblem = z.infer<typeof updateProblemSchema>;
export type Problem = FullRow<typeof ROW_FIELDS.problem>;
