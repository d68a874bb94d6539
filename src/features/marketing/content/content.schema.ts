import { z } from 'zod';
import {
  nullIsAbsent,
  oneOf,
  readUpdatedAt,
  requiredLine,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { CONTENT_TYPES, LENGTHS, NAMED_SORTS, TONES, WRITERS } from '#features/marketing/marketing.values.ts';
import { helpShape, textWarningSchema } from '#features/marketing/writer/checks/writer.schema.ts';
import { FORMULA_REASONS, FORMULAS } from '#features/marketing/writer/formulas/composer.values.ts';
import { locale, record, timestamp } from '#shared/answer.ts';

const MAX_TEXT = 20_000;
const asked = {
  type: oneOf(CONTENT_TYPES),
  tone: oneOf(TONES),
  language: oneOf(LOCALES),
  length: oneOf(LENGTHS),
};

export const makeContentSchema = z.strictObject({
  productId: rowId,
  ...asked,
  /** By default proposed from the brief. */
  formula: nullIsAbsent(oneOf(FORMULAS)),
  writer: nullIsAbsent(oneOf(WRITERS)),
});
export const updateContentSchema = z
  .strictObject({
    title: nullIsAbsent(requiredLine('marketing:content.titleRequired')),
    text: nullIsAbsent(requiredParagraph('marketing:content.textRequired', MAX_TEXT)),
    updatedAt: readUpdatedAt,
  })
  .partial();
export const contentQuery = listQuery(NAMED_SORTS).extend({
  marketingCompanyId: queryId,
  productId: queryId,
  type: asked.type.optional(),
  tone: asked.tone.optional(),
  language: asked.language.optional(),
  length: asked.length.optional(),
});

export type MakeContent = z.infer<typeof makeContentSchema>;
export type UpdateContent = z.infer<typeof updateContentSchema>;
export type ContentQuery = z.infer<typeof contentQuery>;

export const storedContentSchema = record('Content', {
  id: rowId,
  marketingCompanyId: rowId,
  productId: rowId.nullable(),
  type: z.enum(CONTENT_TYPES),
  tone: z.enum(TONES),
  language: locale,
  length: z.enum(LENGTHS),
  seed: z.int(),
  writer: z.string(),
  warnings: z.array(textWarningSchema).nullable().exactOptional(),
  title: z.string(),
  text: z.string(),
  /** As it was written: what an edit is compared with. */
  parts: z.record(z.string(), z.unknown()).nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type StoredContent = z.infer<typeof storedContentSchema>;
export const contentSummarySchema = storedContentSchema
  .extend({
    productName: z.string().nullable(),
  })
  .meta({ id: 'ContentSummary' });
export type ContentSummary = z.infer<typeof contentSummarySchema>;

/** A text with what stands beside it while it is edited; `formula` and `reason` say how it is built and why. */
export const writtenContentSchema = storedContentSchema
  .extend({
    ...helpShape,
    formula: z.enum(FORMULAS).exactOptional(),
    reason: z.enum(FORMULA_REASONS).exactOptional(),
  })
  .meta({ id: 'WrittenContent' });
export type WrittenContent = z.infer<typeof writtenContentSchema>;
