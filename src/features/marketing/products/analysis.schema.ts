import { z } from 'zod';
import { analysisShape } from '#features/marketing/writer/checks/writer.schema.ts';
import { record, timestamp } from '#shared/answer.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import type { ProductAnalysis } from '#features/marketing/writer/checks/writer.types.ts';

export const analyseSchema = z.strictObject({ language: oneOf(LOCALES) });

export type AnalyseInput = z.infer<typeof analyseSchema>;
/** The analysis as it was last made in its language. */
export const storedAnalysisSchema = record('Analysis', {
  ...analysisShape,
  id: rowId,
  productId: rowId,
  writer: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
}) satisfies z.ZodType<ProductAnalysis>;
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>;
