import { z } from 'zod';
import type { StoredRow } from './profile.values.ts';
import {
  RATING,
  nullIsAbsent,
  orDefault,
  rating,
  readUpdatedAt,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import { batchOf } from './row-list.schema.ts';

const description = requiredParagraph('consulting:strength.descriptionRequired');

export const createStrengthSchema = z.strictObject({
  companyId: rowId,
  description,
  impact: orDefault(rating, RATING.default),
});
export const createStrengthsSchema = batchOf(createStrengthSchema.omit({ companyId: true }));
export const updateStrengthSchema = z
  .strictObject({
    description: nullIsAbsent(description),
    impact: nullIsAbsent(rating),
    updatedAt: readUpdatedAt,
  })
  .partial();

export type CreateStrength = z.infer<typeof createStrengthSchema>;
export type CreateStrengths = z.infer<typeof createStrengthsSchema>;
export type UpdateStrength = z.infer<typeof updateStrengthSchema>;
export type Strength = CreateStrength & StoredRow;
