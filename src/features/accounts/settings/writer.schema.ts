import { z } from 'zod';
import { isLine } from '#shared/characters.ts';
import { nullIsAbsent, oneOf, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import {
  MAX_ADDRESS,
  MAX_CAP_CENTS,
  MAX_KEY,
  MAX_MODEL_NAME,
  PROVIDERS,
  WRITER_PROVIDERS,
  type ModelFailure,
  type WriterProvider,
  type WriterPurpose,
} from './writer.values.ts';

const provider = oneOf(WRITER_PROVIDERS);
const isAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
};
/** Default is the provider's own address. */
const baseUrl = nullIsAbsent(
  z
    .string('errors:fields.text')
    .trim()
    .max(MAX_ADDRESS, 'errors:fields.tooLong')
    .refine((value) => value === '' || isAddress(value), 'model:errors.address')
    .transform((value) => (value === '' ? undefined : value.replace(/\/+$/, ''))),
);
/** Absent keeps the stored key, '' deletes it. No response contains it. */
const key = nullIsAbsent(
  z
    .string('errors:fields.text')
    .trim()
    .max(MAX_KEY, 'errors:fields.tooLong')
    // Header characters only; a line break in a pasted key means two keys.
    .regex(/^[\x21-\x7e]*$/, 'model:errors.key'),
);
const model = z
  .string({ error: () => 'model:errors.model' })
  .trim()
  .min(1, 'model:errors.model')
  .max(MAX_MODEL_NAME, 'errors:fields.tooLong')
  .refine(isLine, 'errors:fields.characters');

const service = { provider, baseUrl, key };
type Service = { provider: WriterProvider; baseUrl?: string | undefined };
const needsAddress = ({ provider: one, baseUrl: given }: Service): boolean =>
  given !== undefined || PROVIDERS[one].baseUrl !== '';
const addressMissing = { path: ['baseUrl'], message: 'model:errors.address' };

export const putWriterSchema = z
  .strictObject({
    ...service,
    model,
    monthlyCapCents: nullIsAbsent(
      z
        .int('errors:fields.integer')
        .min(0, 'errors:fields.integer')
        .max(MAX_CAP_CENTS, 'errors:fields.integer'),
    ),
  })
  .refine(needsAddress, addressMissing);
/** Unsaved settings, tested on one of the user's products. */
export const testWriterSchema = z
  .strictObject({ ...service, model, productId: rowId, language: nullIsAbsent(oneOf(LOCALES)) })
  .refine(needsAddress, addressMissing);
export const listModelsSchema = z.strictObject(service).refine(needsAddress, addressMissing);

export type PutWriter = z.infer<typeof putWriterSchema>;
export type TestWriter = z.infer<typeof testWriterSchema>;
export type ListModels = z.infer<typeof listModelsSchema>;

/** `GET /api/workspaces/own/writer`. Of the installation's model (AI_*) only the name is returned. */
export type WriterSettings = {
  source: 'own' | 'installation' | 'none';
  provider: WriterProvider | null;
  baseUrl: string | null;
  model: string | null;
  hasKey: boolean;
  monthlyCapCents: number | null;
  updatedAt: string | null;
};

/** `fault`: why there is no list; a name can still be typed. */
export type ModelList = { items: string[]; fault: ModelFailure | null };

/** Tokens as reported by the provider; millionths of a US dollar if the price is known. */
export type UsageSum = {
  texts: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
  unpriced: number;
};
export type UsageEntry = {
  id: number;
  at: string;
  purpose: WriterPurpose;
  productName: string | null;
  model: string;
  inputTokens: number | null;
  outputTokens: number | null;
  costMicros: number | null;
};
export type WriterUsage = {
  /** `YYYY-MM` in UTC, latest first. */
  months: ({ month: string } & UsageSum)[];
  items: UsageEntry[];
  cap: { cents: number | null; spentMicros: number; isReached: boolean };
};
