import { z } from 'zod';
import { count, itemsOf, locale, pageOf, record, timestamp } from '#shared/answer.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';
import {
  DEFAULT_QUESTIONNAIRE_DAYS,
  QUESTIONNAIRE_DAYS,
  QUESTIONNAIRE_STATES,
} from './questionnaire.values.ts';
import { TEMPLATES } from './template.values.ts';

const days = z.literal(QUESTIONNAIRE_DAYS, 'errors:fields.choice');

export const createQuestionnaireSchema = z.strictObject({
  template: oneOf(TEMPLATES),
  /** Default: the caller's. */
  language: oneOf(LOCALES).optional(),
  days: days.nullish().transform((given) => given ?? DEFAULT_QUESTIONNAIRE_DAYS),
});
export type CreateQuestionnaire = z.infer<typeof createQuestionnaireSchema>;

export const changeQuestionnaireSchema = z
  .strictObject({
    /** Closes the link for good. */
    revoke: z.literal(true, 'errors:fields.invalid').optional(),
    /** Valid for so many days from now, also where it has expired. */
    days: days.optional(),
    /** Lets the client change what was sent. */
    reopen: z.literal(true, 'errors:fields.invalid').optional(),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
    path: ['revoke'],
    error: 'errors:fields.required',
  });
export type ChangeQuestionnaire = z.infer<typeof changeQuestionnaireSchema>;

/** A questionnaire as the consultant sees it. Its secret is shown once, when it is made, and never stored. */
export const questionnaireSchema = record('Questionnaire', {
  id: rowId,
  companyId: rowId,
  template: z.enum(TEMPLATES),
  /** Name of the template in the caller's language. */
  templateName: z.string(),
  language: locale,
  state: z.enum(QUESTIONNAIRE_STATES),
  questions: count,
  answered: count,
  expiresAt: timestamp,
  revokedAt: timestamp.nullable(),
  submittedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Questionnaire = z.infer<typeof questionnaireSchema>;
export const questionnairesSchema = pageOf(questionnaireSchema);
export const newQuestionnaireSchema = questionnaireSchema
  .extend({ url: z.string() })
  .meta({ id: 'NewQuestionnaire' });
export type NewQuestionnaire = z.infer<typeof newQuestionnaireSchema>;

/** Questions with their answers as typed, in the client's language; of a choice its words. */
export const givenAnswersSchema = itemsOf(
  record('GivenAnswer', { chapter: z.string(), question: z.string(), answer: z.string() }),
);
export type GivenAnswers = z.infer<typeof givenAnswersSchema>;
