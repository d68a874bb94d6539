import type { z } from 'zod';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas, type FullRow, type NewRow } from './row.schema.ts';

export const {
  create: createStrengthSchema,
  several: createStrengthsSchema,
  update: updateStrengthSchema,
} = rowSchemas(ROW_FIELDS.strength);

export type CreateStrength = NewRow<typeof ROW_FIELDS.strength>;
export type CreateStrengths = z.infer<typeof createStrengthsSchema>;
export type UpdateStrength = z.infer<typeof updateStrengthSchema>;
export type Strength = FullRow<typeof ROW_FIELDS.strength>;
