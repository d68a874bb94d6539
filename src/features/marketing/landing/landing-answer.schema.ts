import { z } from 'zod';
import { CAMPAIGN_FIELDS, TRAP_FIELD } from '#features/site/contact/enquiry.rules.ts';
import { questionFields } from './form-questions.rules.ts';
import { FORM_QUESTIONS, type FormAnswer } from './form-questions.values.ts';
import { isEmail } from '#shared/contact/email.ts';
import { MAX_LINE, MAX_PARAGRAPH } from '#shared/limits.ts';
import { AppError } from '#shared/errors.ts';
import { oneLine } from '#shared/texts/text.ts';

const tooLong = 'errors:fields.tooLong';
const line = z
  .string()
  .max(MAX_LINE, tooLong)
  .default('')
  .transform((value) => oneLine(value).trim());
const campaign = Object.fromEntries(
  CAMPAIGN_FIELDS.map((name) => [name, line.catch('')]),
) as unknown as Record<(typeof CAMPAIGN_FIELDS)[number], typeof line>;

/** The form of a landing page as a browser sends it; unknown fields are ignored. */
export const landingAnswerSchema = z.object({
  name: line.refine((value) => value !== '', 'marketing:landing.errors.name'),
  email: z
    .string()
    .trim()
    .max(254, tooLong)
    .default('')
    .refine((value) => value !== '', { message: 'marketing:landing.errors.email', abort: true })
    .refine((value) => isEmail(value) && !/\p{Cc}/u.test(value), 'marketing:landing.errors.emailInvalid'),
  company: line,
  phone: line,
  message: z.string().max(MAX_PARAGRAPH, tooLong).default(''),
  consent: z
    .string()
    .default('')
    .refine((value) => value !== '', 'marketing:landing.errors.consent'),
  [TRAP_FIELD]: z.string().default(''),
  /** Rendered into the page: the same form sent twice is stored once. */
  attempt: z.string().default(''),
  ...campaign,
});

/** With what the page's own questions were answered. */
export type LandingAnswer = z.infer<typeof landingAnswerSchema> & { answers?: FormAnswer[] };

/** Reads the answers to the questions of a page. Errors: `invalid` by the name of the field. */
export function formAnswersOf(
  questions: readonly string[],
  values: Readonly<Record<string, string>>,
): FormAnswer[] {
  const given = questionFields(questions).map(({ name, question }) => ({
    name,
    question,
    answer: (values[name] ?? '').trim(),
  }));
  const tooMuch = given.filter(({ answer }) => answer.length > FORM_QUESTIONS.answer);
  if (tooMuch.length > 0)
    throw new AppError('invalid', { fields: Object.fromEntries(tooMuch.map(({ name }) => [name, tooLong])) });
  return given.flatMap(({ question, answer }) => (answer === '' ? [] : [{ question, answer }]));
}

export const formAnswersSchema = z.array(
  z.strictObject({ question: z.string(), answer: z.string() }) satisfies z.ZodType<FormAnswer>,
);
