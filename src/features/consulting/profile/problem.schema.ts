import type { z } from 'zod';
import { shownFields } from '#shared/record-schema.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas, type NewRow } from './row.schema.ts';
import { profileRow } from './row-list.schema.ts';

export const {
  create: createProblemSchema,
  several: createProblemsSchema,
  update: updateProblemSchema,
} = rowSchemas(ROW_FIELDS.problem);

export type CreateProblem = NewRow<typeof ROW_FIELDS.problem>;
export type CreateProblems = z.infer<typeof createProblemsSchema>;
export type UpdateProblem = z.infer<typeof updateProblemSchema>;

export const problemSchema = profileRow('ProfileProblem', shownFields(ROW_FIELDS.problem));
export type Problem = z.infer<typeof problemSchema>;
