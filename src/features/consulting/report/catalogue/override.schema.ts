import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { requiredLine } from '#shared/fields.ts';
import { interventionSchema } from './catalogue.schema.ts';

const { effort, weeks, setupEuros, runningEurosPerYear, savedShare, avoidedShare, figuresSource } =
  interventionSchema.shape;

/** The firm's own figures in place of the file's, with where they come from. */
export const interventionOverrideSchema = z.strictObject({
  effort: effort.optional(),
  weeks: weeks.optional(),
  setupEuros: setupEuros.optional(),
  runningEurosPerYear: runningEurosPerYear.optional(),
  savedShare: savedShare.optional(),
  avoidedShare: avoidedShare.optional(),
  figuresSource: figuresSource.trim().min(1).max(200),
});
export type InterventionOverride = z.infer<typeof interventionOverrideSchema>;

/** Messages of the catalogue's own schema are for those who edit its files; staff read one for each field. */
export function given<Figure extends z.ZodType>(figure: Figure) {
  const { $schema: _, ...shape } = z.toJSONSchema(figure, { io: 'input' });
  const isOne = (value: unknown) => figure.safeParse(value).success;
  // A check of one's own says nothing of its shape in the OpenAPI document.
  return z.custom<z.output<Figure>>(isOne, 'consulting:catalogue.figureInvalid').meta(shape);
}

export const patchOverrideSchema = z.strictObject({
  effort: given(effort).optional(),
  weeks: given(weeks).optional(),
  setupEuros: given(setupEuros).optional(),
  runningEurosPerYear: given(runningEurosPerYear).optional(),
  savedShare: given(savedShare).optional(),
  avoidedShare: given(avoidedShare).optional(),
  figuresSource: requiredLine('consulting:catalogue.sourceRequired'),
});
export type PatchOverride = z.infer<typeof patchOverrideSchema>;

/** An intervention as staff see it. */
export const catalogueEntrySchema = record('CatalogueEntry', {
  id: z.string(),
  title: z.string(),
  process: z.string(),
  /** With the firm's own figures in place of the file's. */
  figures: z.strictObject({
    effort,
    weeks,
    setupEuros,
    runningEurosPerYear,
    savedShare,
    avoidedShare,
    figuresSource: z.string(),
  }),
  isConfirmed: z.boolean(),
  isOverridden: z.boolean(),
  updatedAt: timestamp.nullable(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;
