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

export const strengthSchema = profileRow('ProfileStrength', {
  description: z.string(),
  impact: rating,
});
export type Strength = z.infer<typeof strengthSchema>;
