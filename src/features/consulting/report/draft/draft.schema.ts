import { z } from 'zod';
import { locale, record, timestamp } from '#shared/answer.ts';
import { nullIsAbsent, oneOf } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { MAX_DOCUMENT, MAX_PARAGRAPH } from '#shared/limits.ts';
import { reportDocumentSchema } from '#features/consulting/report/document/document.schema.ts';
import { reportFiguresSchema } from '#features/consulting/report/plan/figures.schema.ts';
import { DRAFT_PARTS } from './draft-parts.values.ts';

const MAX_BLOCKS = 500;
/** A block has several paragraphs. */
const MAX_OWN = MAX_PARAGRAPH * 4;
/** Ids of the composer, and `own-…` for the consultant's own recommendations. */
const BLOCK_ID = /^[\w.:-]{1,120}$/;

const ownText = z
  .string('errors:fields.text')
  .max(MAX_OWN, 'errors:fields.tooLong')
  .nullable()
  .optional()
  .transform((text) => (text == null || text.trim() === '' ? null : text));

/** A block as an answer shows it may be sent back; `part` and `title` are the composer's. */
const sentBlock = z.strictObject({
  id: z.string('errors:fields.text').regex(BLOCK_ID, 'errors:fields.invalid'),
  computed: z.string('errors:fields.text').max(MAX_DOCUMENT, 'errors:fields.tooLong').nullable().optional(),
  own: ownText,
  isHidden: z.boolean('errors:fields.boolean').optional(),
  /** False: the text was read again after its source had changed, and stands. */
  isStale: z.boolean('errors:fields.boolean').optional(),
  part: z.string('errors:fields.text').optional(),
  title: z.string('errors:fields.text').optional(),
});
export type SentBlock = z.infer<typeof sentBlock>;

const readAt = z.iso.datetime('errors:fields.time');
const lengthOf = (blocks: readonly SentBlock[]): number =>
  blocks.reduce((sum, { own }) => sum + (own?.length ?? 0), 0);

export const draftQuery = z.strictObject({ language: oneOf(LOCALES).optional() });

export const putDraftSchema = z.strictObject({
  language: oneOf(LOCALES),
  blocks: z
    .array(sentBlock, 'errors:fields.list')
    .max(MAX_BLOCKS, 'errors:fields.tooMany')
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'errors:fields.repeated')
    .refine((blocks) => lengthOf(blocks) <= MAX_DOCUMENT, 'errors:fields.tooLong'),
  updatedAt: nullIsAbsent(readAt),
});
export type PutDraft = z.infer<typeof putDraftSchema>;

export const freezeDraftSchema = z.strictObject({
  updatedAt: readAt,
  language: nullIsAbsent(oneOf(LOCALES)),
});
export type FreezeDraft = z.infer<typeof freezeDraftSchema>;

/** A block as the editor shows it (api.md, "Report": `blocks`). */
const draftBlock = record('DraftBlock', {
  id: z.string(),
  part: z.enum(DRAFT_PARTS),
  /** Heading of the block; the first line of the text where it is the consultant's own recommendation. */
  title: z.string(),
  /** Null for the consultant's own recommendation, and for a text whose block is gone. */
  computed: z.string().nullable(),
  own: z.string().nullable(),
  isHidden: z.boolean(),
  /** The computed text has changed since `own` was written. */
  isStale: z.boolean(),
});
export type DraftBlock = z.infer<typeof draftBlock>;

/** The draft of a report; nothing of it is stored but what `PUT` sent. */
export const draftSchema = record('ReportDraft', {
  language: locale,
  blocks: z.array(draftBlock),
  /** When draft or profile last changed. */
  updatedAt: timestamp,
  /** Labels at the head of paragraphs, in the language of the draft: with them a block is drawn while it is typed. */
  labels: z.array(z.string()),
  document: reportDocumentSchema,
  figures: reportFiguresSchema,
});
export type Draft = z.infer<typeof draftSchema>;

/** A consultant's change of one block; a row of the draft stores these in order. */
const blockEdit = z.object({
  id: z.string(),
  /** Replaces the computed text; null: the computed text stands. */
  own: z.string().nullable(),
  isHidden: z.boolean(),
  /** The computed text when `own` was written; null for the consultant's own recommendation. */
  seen: z.string().nullable(),
});
export type BlockEdit = z.infer<typeof blockEdit>;

/** Content of `report_drafts.blocks`; invalid entries are dropped when it is read. */
export const storedEdits = z.array(blockEdit);
