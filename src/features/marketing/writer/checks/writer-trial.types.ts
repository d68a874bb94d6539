import type { Locale } from '#shared/languages.ts';
import type { ModelRefusal, TextWarning } from './writer.types.ts';

/** Both texts of one product; `fault` says why the model's is missing. Only the usage is stored. */
export type WriterTrial = {
  isWorking: boolean;
  fault: ModelRefusal | 'key_missing' | null;
  language: Locale;
  composed: string;
  written: string | null;
  warnings: TextWarning[];
  usage: { inputTokens: number | null; outputTokens: number | null } | null;
  isPriceKnown: boolean;
};
