import { z } from 'zod';
import { isEmail } from './email.ts';

/** Longest texts accepted, in UTF-16 units; longer ones answer 422. */
export const MAX_LINE = 200;
export const MAX_PARAGRAPH = 5_000;
export const MAX_DOCUMENT = 2_000_000;

/** Messages are keys of `i18n/<locale>/`; `endpoint()` puts them into the caller's language. */
const tooLong = 'errors:fields.tooLong';
const notText = 'errors:fields.text';

/** Row ids are positive safe integers. */
export const rowId = z.int('errors:fields.integer').positive('errors:fields.integer');

export const requiredLine = (requiredKey: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? requiredKey : notText) })
    .trim()
    .min(1, requiredKey)
    .max(MAX_LINE, tooLong);

/** Kept exactly as typed: reports quote it. */
export const requiredParagraph = (requiredKey: string, max = MAX_PARAGRAPH) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? requiredKey : notText) })
    .max(max, tooLong)
    .regex(/\S/, requiredKey);

/**
 * api.md: `null` equals absent, and so does an empty text. Nullable, not optional: `.partial()` of an update must tell
 * "not sent" from "emptied", so a creation adds `.default(null)`.
 */
const emptyIsNull = (value: string | null): string | null => (value === '' ? null : value);

export const optionalLine = z.string(notText).trim().max(MAX_LINE, tooLong).nullable().transform(emptyIsNull);

export const optionalEmail = (invalidKey: string) =>
  z
    .string(notText)
    .trim()
    .max(254, tooLong)
    .refine((value) => value === '' || isEmail(value), invalidKey)
    .nullable()
    .transform(emptyIsNull);

export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  key = 'errors:fields.choice',
) => z.enum(values, key);

/** Specification section 9: ratings go from 1 to 5 in steps of 1, 3 where nothing is said. */
export const RATING = { min: 1, max: 5, default: 3 } as const;
export const rating = z
  .int('errors:fields.rating')
  .min(RATING.min, 'errors:fields.rating')
  .max(RATING.max, 'errors:fields.rating');
