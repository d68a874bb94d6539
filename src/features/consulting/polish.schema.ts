import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import type { ReportTexts } from './report.schema.ts';

export const polishSchema = z.strictObject({ language: oneOf(LOCALES) });
export type PolishRequest = z.infer<typeof polishSchema>;

/** Why there is no polished text: what the model did, or that none of its sentences kept the facts. */
export type PolishFault =
  'unavailable' | 'busy' | 'timeout' | 'cut' | 'malformed' | 'too_long' | 'refused' | 'failed';

/** One line of the answer, as JSON. */
export type PolishEvent =
  | { type: 'progress'; percent: number }
  /** `changed` paragraphs have other words; `kept` ones keep those of the rules, because a fact was touched. */
  | { type: 'done'; texts: ReportTexts; model: string; changed: number; kept: number }
  | { type: 'failed'; fault: PolishFault };
