import { z } from 'zod';
import {
  nullIsAbsent,
  oneOf,
  readUpdatedAt,
  requiredLine,
  requiredParagraph,
  rowId,
} from '#shared/fields.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import {
  CONTENT_TYPES,
  LENGTHS,
  NAMED_SORTS,
  TONES,
  WRITERS,
  type ContentType,
  type TextLength,
  type Tone,
} from '#features/marketing/marketing.values.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import { FORMULAS } from '#features/marketing/writer/formulas/composer.values.ts';

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

export type StoredContent = {
  id: number;
  marketingCompanyId: number;
  productId: number | null;
  type: ContentType;
  tone: Tone;
  language: Locale;
  length: TextLength;
  seed: number;
  writer: string;
  warnings?: TextWarning[] | null;
  title: string;
  text: string;
  /** The parts as written, to compare an edit with. */
  parts: Record<string, unknown> | null;
  createdAt: string;
  updatedAt: string;
};
export type ContentSummary = StoredContent & { productName: string | null };
