import { z } from 'zod';
import { isEmail } from '#shared/contact/email.ts';
import { LOCALES } from '#shared/languages.ts';
import { MAX_LINE, MAX_PARAGRAPH } from '#shared/limits.ts';
import { oneLine } from '#shared/texts/text.ts';
import { CAMPAIGN_FIELDS, TRAP_FIELD } from './enquiry.rules.ts';

const tooLong = 'errors:fields.tooLong';
const notText = 'errors:fields.text';

const requiredText = (key: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? key : notText) })
    .max(MAX_LINE, tooLong)
    .transform((value) => oneLine(value).trim())
    .refine((value) => value !== '', key);

const line = (max = MAX_LINE) =>
  z
    .string(notText)
    .max(max, tooLong)
    .nullish()
    .transform((value) => oneLine(value ?? '').trim());

const campaign = Object.fromEntries(CAMPAIGN_FIELDS.map((name) => [name, line()])) as Record<
  (typeof CAMPAIGN_FIELDS)[number],
  ReturnType<typeof line>
>;

/** The payload of specification section 7, plus what our own form adds (api.md). */
export const enquirySchema = z.strictObject({
  name: requiredText('contact:errors.nameRequired'),
  email: z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? 'contact:errors.emailRequired' : notText,
    })
    .trim()
    .min(1, 'contact:errors.emailRequired')
    .max(254, tooLong)
    .refine(
      (value) => value === '' || (isEmail(value) && !/\p{Cc}/u.test(value)),
      'contact:errors.emailInvalid',
    ),
  company: line(),
  service: line(),
  /** Not trimmed: without a service it is the prefix alone, which ends in a space. */
  subject: z
    .string(notText)
    .max(2 * MAX_LINE, tooLong)
    .nullish()
    .transform((value) => oneLine(value ?? '')),
  /** Kept as typed except for the form of line breaks. */
  message: z
    .string(notText)
    .nullish()
    // Forms send CRLF where the browser counted one character.
    .transform((value) => (value ?? '').replace(/\r\n?/g, '\n'))
    .pipe(z.string().max(MAX_PARAGRAPH, tooLong)),
  consent: z.boolean('errors:fields.boolean').nullish(),
  language: z.enum(LOCALES, 'errors:fields.choice').nullish(),
  page: line(),
  about: line(),
  waitlist: z.boolean('errors:fields.boolean').nullish(),
  ...campaign,
  [TRAP_FIELD]: line(MAX_PARAGRAPH),
  /** Milliseconds since the page was opened. */
  elapsedMs: z.number('errors:fields.integer').nonnegative('errors:fields.integer').nullish(),
});

export type Enquiry = z.infer<typeof enquirySchema>;
