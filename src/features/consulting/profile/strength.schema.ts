import type { z } from 'zod';
import type { StoredRow } from './profile.values.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas } from './row.schema.ts';

export const {
  create: createStrengthSchema,
  several: createStrengthsSchema,
  update: updateStrengthSchema,
} = rowSchemas(ROW_FIELDS.strength);

export type CreateStrength = z.infer<typeof createStrengthSchema>;
export type CreateStrengths = z.infer<typeof createStrengthsSchema>;
export type UpdateStrength = z.infer<typeof updateStrengthSchema>;
export type Strength = CreateStrength & StoredRow;
