import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { interventionSchema } from './catalogue.schema.ts';

const { effort, weeks, setupEuros, runningEurosPerYear, savedShare, figuresSource } =
  interventionSchema.shape;

/** The firm's own figures in place of the file's, with where they come from. */
export const interventionOverrideSchema = z.strictObject({
  effort: effort.optional(),
  weeks: weeks.optional(),
  setupEuros: setupEuros.optional(),
  runningEurosPerYear: runningEurosPerYear.optional(),
  savedShare: savedShare.optional(),
  figuresSource: figuresSource.trim().max(200),
});
export type InterventionOverride = z.infer<typeof interventionOverrideSchema>;

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
    figuresSource: z.string(),
  }),
  isConfirmed: z.boolean(),
  isOverridden: z.boolean(),
  updatedAt: timestamp.nullable(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;
