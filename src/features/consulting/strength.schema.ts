import { z } from 'zod';
import type { StoredRow } from './profile.values.ts';
import { RATING, rating, requiredParagraph, rowId } from '#shared/fields.ts';

const description = requiredParagraph('consulting:strength.descriptionRequired');

export const createStrengthSchema = z.strictObject({
  companyId: rowId,
  description,
  impact: rating.default(RATING.default),
});
export const updateStrengthSchema = z
  .strictObject({ description, impact: rating, updatedAt: z.iso.datetime() })
  .partial();

export type CreateStrength = z.infer<typeof createStrengthSchema>;
export type UpdateStrength = z.infer<typeof updateStrengthSchema>;
export type Strength = CreateStrength & StoredRow;
