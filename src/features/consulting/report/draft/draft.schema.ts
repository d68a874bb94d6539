import { z } from 'zod';
import { locale, record, timestamp } from '#shared/answer.ts';
import { day, nullIsAbsent, oneOf, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import { MAX_DOCUMENT, MAX_PARAGRAPH } from '#shared/limits.ts';
import { reportDocumentSchema } from '#features/consulting/report/document/document.schema.ts';
import { reportFiguresSchema } from '#features/consulting/report/plan/figures.schema.ts';
import { GATE_POINTS } from '#features/consulting/report/sections/gate/gate.values.ts';
import { DRAFT_PARTS } from './draft-parts.values.ts';
import { isInOrder, isOwnId } from './own-blocks.rules.ts';

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

const MOST_ANSWERED = 40;
const ownMoney = z
  .int('errors:fields.number')
  .min(0, 'errors:fields.number')
  .max(100_000_000_000, 'errors:fields.number');
const share = z.number('errors:fields.number').min(0, 'errors:fields.number').max(1, 'errors:fields.number');
/** From and to, 0 to 1; null where none is meant. */
const ownShare = z
  .strictObject({ low: share, high: share })
  .refine(({ low, high }) => low <= high, 'errors:fields.number')
  .nullable();
const ownLine = (most: number) => z.string('errors:fields.text').trim().max(most, 'errors:fields.tooLong');
/** Plan of a recommendation that the consultant adds: what makes it an action like any other of the report. */
const ownAction = {
  /** Problems that it answers; without one it is a text, and no action. */
  problemIds: z.array(rowId).max(MOST_ANSWERED, 'errors:fields.tooMany'),
  ownerContactId: rowId.nullable(),
  /** Role of the owner where no contact is named. */
  owner: ownLine(60),
  /** How long it takes where one of its days is missing. */
  weeks: z.int('errors:fields.number').min(1, 'errors:fields.number').max(104, 'errors:fields.number'),
  /** Days that it is fixed to, `2027-03-01`; without them it begins when somebody is free. They need a start of the plan. */
  startsOn: day('errors:fields.invalid').nullable().exactOptional(),
  endsOn: day('errors:fields.invalid').nullable().exactOptional(),
  effort: z.int('errors:fields.number').min(1, 'errors:fields.number').max(5, 'errors:fields.number'),
  setupLowCents: ownMoney,
  setupHighCents: ownMoney,
  runningLowCents: ownMoney,
  runningHighCents: ownMoney,
  /** Share of the hours that it saves, and of the cost of incidents that it avoids. */
  savedShare: ownShare,
  avoidedShare: ownShare,
  kpi: ownLine(90),
  kpiHow: ownLine(220),
};
const ownActionSchema = record('OwnAction', ownAction);
export type OwnAction = z.infer<typeof ownActionSchema>;

/**
 * A block as an answer shows it may be sent back; `part` and `title` are the composer's. A plan belongs to a recommendation
 * of the consultant's own, which has an id that begins with `own-` and a text of which the first line is the title.
 */
const sentBlock = z
  .strictObject({
    id: z.string('errors:fields.text').regex(BLOCK_ID, 'errors:fields.invalid'),
    computed: z.string('errors:fields.text').max(MAX_DOCUMENT, 'errors:fields.tooLong').nullable().optional(),
    own: ownText,
    isHidden: z.boolean('errors:fields.boolean').optional(),
    /** False: the text was read again after its source had changed, and stands. */
    isStale: z.boolean('errors:fields.boolean').optional(),
    action: z
      .strictObject(ownAction)
      .refine(({ startsOn, endsOn }) => isInOrder(startsOn, endsOn), {
        path: ['endsOn'],
        message: 'consulting:draft.action.endBeforeStart',
      })
      .nullable()
      .optional(),
    part: z.string('errors:fields.text').optional(),
    title: z.string('errors:fields.text').optional(),
  })
  .refine(({ id, action }) => action == null || isOwnId(id), {
    path: ['id'],
    message: 'consulting:draft.action.ownId',
  })
  .refine(({ id, action, own }) => action == null || !isOwnId(id) || own !== null, {
    path: ['own'],
    message: 'consulting:draft.action.ownText',
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
  /** Plan of the consultant's own recommendation. */
  action: ownActionSchema.exactOptional(),
});
export type DraftBlock = z.infer<typeof draftBlock>;

const draftSubjects = record('DraftSubjects', {
  /** By number, with the words that stand for each in the report. */
  problems: z.array(record('DraftProblem', { id: rowId, number: z.string(), text: z.string() })),
  people: z.array(record('DraftPerson', { id: rowId, name: z.string() })),
});
export type DraftSubjects = z.infer<typeof draftSubjects>;

const openPoint = record('OpenPoint', {
  point: z.enum(GATE_POINTS),
  count: z.int(),
  /** Numbers of problems or actions, titles of texts. */
  names: z.array(z.string()),
  /** Block of the draft where it is mended; null where that is in the profile. */
  block: z.string().nullable(),
});

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
  /** Problems and people that an own action may name. */
  subjects: draftSubjects,
  /** Open points; a report that is frozen with some says so. */
  openPoints: z.array(openPoint),
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
  action: ownActionSchema.exactOptional(),
});
export type BlockEdit = z.infer<typeof blockEdit>;

/** Content of `report_drafts.blocks`; invalid entries are dropped when it is read. */
export const storedEdits = z.array(blockEdit);
