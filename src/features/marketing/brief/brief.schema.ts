import { z } from 'zod';
import { nullIsAbsent, oneOf, orDefault, readUpdatedAt, rowId } from '#shared/fields.ts';
import { modelRefusalSchema } from '#features/marketing/writer/checks/writer.schema.ts';
import { locale, record, texts, timestamp } from '#shared/answer.ts';
import { isDay, targetProblem } from './brief-answers.rules.ts';
import {
  ACTION_KINDS,
  MAX_ANSWER,
  MAX_DOUBTS,
  MAX_INCLUDED,
  MAX_PROOFS,
  MAX_SHORT_ANSWER,
  PROOF_KINDS,
  TRADES,
} from './brief.values.ts';

/** Stored exactly as typed; null and empty mean unanswered (api.md). */
const answerOf = (max: number) =>
  z
    .string('errors:fields.text')
    .max(max, 'errors:fields.tooLong')
    .nullish()
    .transform((value) => value ?? '');
const answer = answerOf(MAX_ANSWER);
const shortAnswer = answerOf(MAX_SHORT_ANSWER);
const yesOrNo = orDefault(z.boolean('errors:fields.choice'), false);

const proof = z.strictObject({
  text: answer,
  kind: orDefault(oneOf(PROOF_KINDS), 'other'),
  isStrongest: yesOrNo,
});
const proofs = z
  .array(proof, 'errors:fields.text')
  .max(MAX_PROOFS, 'marketing:brief.errors.tooManyProofs')
  .refine(
    (all) => all.filter(({ isStrongest }) => isStrongest).length <= 1,
    'marketing:brief.errors.oneStrongest',
  )
  .nullish()
  .transform((value) => value ?? []);
const quote = z
  .strictObject({ text: answer, name: shortAnswer, isPermitted: yesOrNo })
  .nullish()
  .transform((value) => value ?? { text: '', name: '', isPermitted: false });
/** A past deadline is stored: the composer leaves it out and says so. */
const deadline = z
  .string('marketing:brief.errors.deadline')
  .refine((value) => value === '' || isDay(value), 'marketing:brief.errors.deadline')
  .nullish()
  .transform((value): string | null => (value === undefined || value === '' ? null : value));
const action = z
  .strictObject({
    kind: oneOf(ACTION_KINDS)
      .nullish()
      .transform((value) => value ?? null),
    target: shortAnswer,
  })
  .superRefine((given, context) => {
    const problem = targetProblem(given);
    if (problem)
      context.addIssue({ code: 'custom', path: ['target'], message: `marketing:brief.errors.${problem}` });
  })
  .nullish()
  .transform((value) => value ?? { kind: null, target: '' });

const included = nullIsAbsent(
  z.array(answer, 'errors:fields.text').max(MAX_INCLUDED, 'errors:fields.tooLong'),
);

const doubts = nullIsAbsent(
  z
    .array(z.strictObject({ question: shortAnswer, answer }), 'errors:fields.text')
    .max(MAX_DOUBTS, 'errors:fields.tooLong'),
);

/** Replaces the whole brief; `updatedAt` is that of the version that was read. */
export const putBriefSchema = z.strictObject({
  trade: oneOf(TRADES)
    .nullish()
    .transform((value) => value ?? null),
  buyer: answer,
  pain: answer,
  /** `false` releases a client's words as they stand; else a changed `pain` does. */
  isPainPrivate: nullIsAbsent(z.boolean('errors:fields.boolean')),
  change: answer,
  proofs,
  quote,
  offer: answer,
  deadline,
  guarantee: answer,
  /** Facts of the product, as typed there, that its price includes; absent: none. */
  included,
  /** Questions of buyers with their answers, which a page prints; absent: none. */
  doubts,
  action,
  updatedAt: readUpdatedAt,
});

export type PutBrief = z.infer<typeof putBriefSchema>;

/** The answers of one product in one language, as typed; '' and null are unanswered questions. */
const brief = z.strictObject({
  /** Null: guessed from the company's sector. */
  trade: z.enum(TRADES).nullable(),
  buyer: z.string(),
  pain: z.string(),
  /** Only where `pain` is a client's words, not for publication until they are edited. */
  isPainPrivate: z.boolean().exactOptional(),
  change: z.string(),
  /** `isStrongest` is true for at most one; without any, the first counts as the strongest. */
  proofs: z.array(z.strictObject({ text: z.string(), kind: z.enum(PROOF_KINDS), isStrongest: z.boolean() })),
  /** Used in texts only if `isPermitted` is true. */
  quote: z.strictObject({ text: z.string(), name: z.string(), isPermitted: z.boolean() }),
  offer: z.string(),
  /** YYYY-MM-DD; ignored once it has passed. */
  deadline: z.string().nullable(),
  guarantee: z.string(),
  /** Facts of the product that its price includes, as typed there; absent: none is ticked. */
  included: z.array(z.string()).exactOptional(),
  /** Questions of buyers that the owner has answered, for the questions and answers of a page; absent: none. */
  doubts: z.array(z.strictObject({ question: z.string(), answer: z.string() })).exactOptional(),
  /** `target` is the number or link; `reply` needs none. */
  action: z.strictObject({ kind: z.enum(ACTION_KINDS).nullable(), target: z.string() }),
});
export type Brief = z.infer<typeof brief>;

/** One that was never written has the times of its product. */
export const storedBriefSchema = record('Brief', {
  ...brief.shape,
  productId: rowId,
  language: locale,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type StoredBrief = z.infer<typeof storedBriefSchema>;

export const briefDraftSchema = record('BriefDraft', {
  brief: brief.nullable(),
  writer: z.string().nullable(),
  figures: texts,
  /** Null also if there was nothing to translate. */
  modelRefusal: modelRefusalSchema.nullable(),
});
export type BriefDraft = z.infer<typeof briefDraftSchema>;
