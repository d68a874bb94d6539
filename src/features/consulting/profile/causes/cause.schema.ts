import { z } from 'zod';
import { record } from '#shared/answer.ts';
import { nullIsAbsent, readUpdatedAt, rowId } from '#shared/fields.ts';
import { patchedFields, postedFields, shownFields } from '#shared/record-schema.ts';
import { BATCH_MAX } from '#features/consulting/profile/profile.values.ts';
import { profileRow } from '#features/consulting/profile/rows/row-list.schema.ts';
import { CAUSE_FIELDS, MOST_WORDS, UNFINISHED, wordCount } from './cause.values.ts';

const { text } = postedFields(CAUSE_FIELDS);
const sentence = text
  .refine((typed) => !typed.endsWith(UNFINISHED), 'consulting:cause.unfinished')
  .refine((typed) => wordCount(typed) <= MOST_WORDS, 'consulting:cause.tooLong')
  .meta({ description: `One sentence of at most ${MOST_WORDS} words, which the letter opens with.` });
const problemIds = z
  .array(rowId, 'errors:fields.list')
  .min(1, 'consulting:cause.problemsRequired')
  .max(BATCH_MAX, 'errors:fields.tooMany')
  .refine((ids) => new Set(ids).size === ids.length, 'errors:fields.repeated');

/** A cause as the consultant states it; it stands on a strength or on a program of the company, or on neither. */
export const createCauseSchema = z.strictObject({
  ...postedFields(CAUSE_FIELDS),
  text: sentence,
  problemIds,
});
export type CreateCause = z.infer<typeof createCauseSchema>;
export const updateCauseSchema = z
  .strictObject({
    ...patchedFields(CAUSE_FIELDS),
    text: nullIsAbsent(sentence),
    problemIds: nullIsAbsent(problemIds),
    updatedAt: readUpdatedAt,
  })
  .partial();
export type UpdateCause = z.infer<typeof updateCauseSchema>;

export const causeSchema = profileRow('ProfileCause', {
  ...shownFields(CAUSE_FIELDS),
  /** In the order in which they were chosen; one that was deleted since stays named, and is left out of reports. */
  problemIds: z.array(rowId),
});
export type Cause = z.infer<typeof causeSchema>;

/** Problems that may have one cause: never stored, and no cause until a person has finished the sentence. */
const proposedCauseSchema = record('ProposedCause', {
  problemIds: z.array(rowId),
  /** A strength that speaks of the same. */
  strengthId: rowId.nullable(),
  tool: z.string().nullable(),
  /** "P1, P3 and P4 speak of drawings.", in the caller's language. */
  evidence: z.string(),
  /** The beginning of a sentence, which ends in "…". */
  draft: z.string(),
});
export type ProposedCause = z.infer<typeof proposedCauseSchema>;

export const causesSchema = record('ProfileCauses', {
  items: z.array(causeSchema),
  /** By rules, the most telling first. */
  proposals: z.array(proposedCauseSchema),
});
export type Causes = z.infer<typeof causesSchema>;
