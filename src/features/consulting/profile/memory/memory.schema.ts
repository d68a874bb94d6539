import { z } from 'zod';
import { record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';

const figure = z.number().nullable();
/** A problem of the workspace that a person confirmed, and that says nearly the same as another one. */
export const rememberedSchema = record('RememberedProblem', {
  problemId: rowId,
  companyId: rowId,
  /** Name of its company, which the caller may see. */
  company: z.string(),
  /** Whether that company has its report. */
  isReported: z.boolean(),
  description: z.string(),
  process: z.enum(PROCESSES),
  symptom: z.enum(SYMPTOMS),
  /** The intervention that a person chose for it, and its title in the caller's language; null where the rules chose. */
  intervention: z.strictObject({ id: z.string(), title: z.string() }).nullable(),
  /** Its figures, for an estimate; null where none was typed. Hours a week, people, times a month, cents each time. */
  figures: z.strictObject({
    hoursPerWeek: figure,
    people: figure,
    incidentsPerMonth: figure,
    incidentCostCents: figure,
  }),
});
export type Remembered = z.infer<typeof rememberedSchema>;

export const recallSchema = z.strictObject({
  description: z
    .string('errors:fields.text')
    .trim()
    .min(1, 'consulting:problem.descriptionRequired')
    .max(MAX_PARAGRAPH, 'errors:fields.tooLong'),
});
export type Recall = z.infer<typeof recallSchema>;

export const recalledSchema = record('RecalledProblem', {
  /** Null where no confirmed problem is near enough. */
  remembered: rememberedSchema.nullable(),
});
export type Recalled = z.infer<typeof recalledSchema>;
