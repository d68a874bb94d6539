import { z } from 'zod';
import { analysisSchema } from '#features/marketing/writer/checks/writer.schema.ts';
import { record, timestamp } from '#shared/answer.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';

export const analyseSchema = z.strictObject({ language: oneOf(LOCALES) });

export type AnalyseInput = z.infer<typeof analyseSchema>;
/** The analysis as it was last made in its language. */
export const storedAnalysisSchema = record('Analysis', {
  ...analysisSchema.shape,
  id: rowId,
  productId: rowId,
  writer: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>;
