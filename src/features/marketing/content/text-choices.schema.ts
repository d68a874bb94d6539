import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { record } from '#shared/answer.ts';
import { CONTENT_TYPES, LENGTHS, TONES } from '#features/marketing/marketing.values.ts';
import { FORMULAS, PROMISED_FIELDS } from '#features/marketing/writer/formulas/composer.values.ts';

export const textChoicesQuery = z.strictObject({
  type: oneOf(CONTENT_TYPES).optional(),
  length: oneOf(LENGTHS).optional(),
});
export type TextChoicesQuery = z.infer<typeof textChoicesQuery>;

/** `lacks`: questions of the brief that a formula needs answered; `sameAs`: an earlier tone that gives the same text. */
export const textChoicesSchema = record('TextChoices', {
  formulas: z.array(z.strictObject({ formula: z.enum(FORMULAS), lacks: z.array(z.enum(PROMISED_FIELDS)) })),
  tones: z.array(z.strictObject({ tone: z.enum(TONES), sameAs: z.enum(TONES).nullable() })),
});
export type TextChoices = z.infer<typeof textChoicesSchema>;
