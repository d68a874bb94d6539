import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import type { ProductAnalysis } from '#features/marketing/writer/checks/writer.types.ts';

export const analyseSchema = z.strictObject({ language: oneOf(LOCALES) });

export type AnalyseInput = z.infer<typeof analyseSchema>;
/** The latest analysis in its language. */
export type StoredAnalysis = ProductAnalysis & {
  id: number;
  productId: number;
  writer: string;
  createdAt: string;
  updatedAt: string;
};
