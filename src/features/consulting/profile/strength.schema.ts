import type { z } from 'zod';
import { shownFields } from '#shared/record-schema.ts';
import { ROW_FIELDS } from './row-fields.values.ts';
import { rowSchemas, type NewRow } from '#features/consulting/profile/rows/row.schema.ts';
import { profileRow } from '#features/consulting/profile/rows/row-list.schema.ts';

export const {
  create: createStrengthSchema,
  several: createStrengthsSchema,
  update: updateStrengthSchema,
} = rowSchemas(ROW_FIELDS.strength);

export type CreateStrength = NewRow<typeof ROW_FIELDS.strength>;
export type CreateStrengths = { items: Omit<CreateStrength, 'companyId'>[] };
export type UpdateStrength = z.infer<typeof updateStrengthSchema>;

export const strengthSchema = profileRow('ProfileStrength', shownFields(ROW_FIELDS.strength));
export type Strength = z.infer<typeof strengthSchema>;
