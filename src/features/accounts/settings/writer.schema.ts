import { z } from 'zod';
import { isLine } from '#shared/texts/characters.ts';
import { cents, nullIsAbsent, oneOf, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import {
  MAX_ADDRESS,
  MAX_CAP_CENTS,
  MAX_KEY,
  MAX_MODEL_NAME,
  PROVIDERS,
  WRITER_PROVIDERS,
  type WriterProvider,
  WRITER_PURPOSES,
} from './writer.values.ts';
import { textWarningSchema } from '#features/marketing/writer/checks/writer.schema.ts';
import { count, locale, record, texts, timestamp } from '#shared/answer.ts';
import { MODEL_FAULTS } from '#shared/model-faults.ts';

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
    .transform((value) => (value === '' ? undefined : value.replace(/(?<!\/)\/+$/, ''))),
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
    monthlyCapCents: nullIsAbsent(cents(MAX_CAP_CENTS, 'errors:fields.integer')),
  })
  .refine(needsAddress, addressMissing);
/** Settings to try before they are stored, on a product of the user or on the sample product. */
export const testWriterSchema = z
  .strictObject({ ...service, model, productId: nullIsAbsent(rowId), language: nullIsAbsent(oneOf(LOCALES)) })
  .refine(needsAddress, addressMissing);
export const listModelsSchema = z.strictObject(service).refine(needsAddress, addressMissing);

export type PutWriter = z.infer<typeof putWriterSchema>;
export type TestWriter = z.infer<typeof testWriterSchema>;
export type ListModels = z.infer<typeof listModelsSchema>;

/** `GET /api/workspaces/own/writer`. Of the installation's model (AI_*) only the name is told. */
export const writerSettingsSchema = record('WriterSettings', {
  source: z.enum(['own', 'installation', 'none']),
  provider: z.enum(WRITER_PROVIDERS).nullable(),
  baseUrl: z.string().nullable(),
  model: z.string().nullable(),
  hasKey: z.boolean(),
  monthlyCapCents: count.nullable(),
  updatedAt: timestamp.nullable(),
});
export type WriterSettings = z.infer<typeof writerSettingsSchema>;

/** `fault`: why there is no list; a name can be typed all the same. */
export const modelListSchema = record('ModelList', {
  items: texts,
  fault: z.enum([...MODEL_FAULTS, 'cancelled']).nullable(),
});
export type ModelList = z.infer<typeof modelListSchema>;

/** Tokens as far as the provider reports them; millionths of a US dollar where the price is known. */
export const usageSumSchema = z.strictObject({
  texts: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costMicros: z.int(),
  /** Texts whose cost nobody knows. */
  unpriced: z.int(),
});
export type UsageSum = z.infer<typeof usageSumSchema>;
export const usageEntrySchema = record('UsageEntry', {
  id: rowId,
  /** The text that the request wrote, if it still exists. */
  contentId: rowId.nullable(),
  campaignId: rowId.nullable(),
  at: timestamp,
  purpose: z.enum(WRITER_PURPOSES),
  productName: z.string().nullable(),
  model: z.string(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
  costMicros: z.int().nullable(),
});
export type UsageEntry = z.infer<typeof usageEntrySchema>;
export const writerUsageSchema = record('WriterUsage', {
  /** `YYYY-MM` in UTC, the latest first. */
  months: z.array(
    usageSumSchema.extend({
      month: z.string(),
    }),
  ),
  /** The latest texts. */
  items: z.array(usageEntrySchema),
  /** Of this month, with the settings of one's own. */
  cap: z.strictObject({
    cents: z.int().nullable(),
    spentMicros: z.int(),
    isReached: z.boolean(),
  }),
});
export type WriterUsage = z.infer<typeof writerUsageSchema>;

/** Both texts of one product; `fault` says why the model's is missing. Only the usage is stored. */
export const writerTrialSchema = record('WriterTrial', {
  isWorking: z.boolean(),
  fault: z.enum([...MODEL_FAULTS, 'cap_reached', 'key_missing']).nullable(),
  language: locale,
  composed: z.string(),
  written: z.string().nullable(),
  warnings: z.array(textWarningSchema),
  usage: z.strictObject({ inputTokens: count.nullable(), outputTokens: count.nullable() }).nullable(),
  isPriceKnown: z.boolean(),
});
export type WriterTrial = z.infer<typeof writerTrialSchema>;
