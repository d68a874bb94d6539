import { z } from 'zod';
import { hasVisible, isLine } from '#shared/texts/characters.ts';
import { readColour } from './colour.ts';
import { isDay } from '#shared/dates/days.ts';
import { isEmail } from '#shared/contact/email.ts';
import { MAX_LINE, MAX_PARAGRAPH } from './limits.ts';
import { siteOf, readWebsite } from '#shared/contact/web-address.ts';

/** Messages are keys of `i18n/<locale>/`; `endpoint()` translates them to the caller's language. */
const tooLong = 'errors:fields.tooLong';
const notText = 'errors:fields.text';
const unfit = 'errors:fields.characters';

export const rowId = z.int('errors:fields.integer').positive('errors:fields.integer');

export const requiredLine = (requiredKey: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? requiredKey : notText) })
    .trim()
    .min(1, requiredKey)
    .max(MAX_LINE, tooLong)
    .refine(isLine, unfit)
    .refine(hasVisible, requiredKey);

/** Kept exactly as typed, with line breaks and tabs: reports quote it. */
export const requiredParagraph = (requiredKey: string, max = MAX_PARAGRAPH) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? requiredKey : notText) })
    .max(max, tooLong)
    .refine(hasVisible, requiredKey);

/**
 * api.md: `null` and an empty text equal absent. Nullable instead of optional: `.partial()` of an update must
 * distinguish "not sent" from "emptied", so a creation adds `.default(null)`.
 */
const emptyIsNull = (value: string | null): string | null => (value === '' ? null : value);

const lineOrNull = () =>
  z.string(notText).trim().max(MAX_LINE, tooLong).refine(isLine, unfit).nullable().transform(emptyIsNull);

export const optionalLine = lineOrNull();

export const optionalEmail = (invalidKey: string) =>
  z
    .string(notText)
    .trim()
    .max(254, tooLong)
    .refine((value) => value === '' || isEmail(value), invalidKey)
    .nullable()
    .transform(emptyIsNull);

/** As people write it: with spaces, brackets and extensions. What is looked up by it is made of it (`phoneKeyOf`). */
export const optionalPhone = lineOrNull();

/** Kept as typed, with its line breaks; nothing visible is nothing. */
export const optionalParagraph = z
  .string(notText)
  .max(MAX_PARAGRAPH, tooLong)
  .nullable()
  .transform((value) => (value !== null && hasVisible(value) ? value : null));

const readAs = (read: (typed: string) => string | undefined, invalidKey: string) =>
  optionalLine.transform((typed, issues) => {
    if (typed === null) return null;
    const value = read(typed);
    if (value === undefined) issues.addIssue({ code: 'custom', message: invalidKey });
    return value ?? null;
  });

/** Kept as a browser opens it: people leave the beginning out. */
export const optionalWebsite = (invalidKey: string) => readAs(readWebsite, invalidKey);

/** Kept as the bare host, whatever address it was copied from; with the firm's page on a site of many. */
export const optionalHost = (invalidKey: string) => readAs(siteOf, invalidKey);

/** A calendar day that exists, `2027-01-31`; it has no time zone. */
export const day = (invalidKey: string) => z.string(notText).refine(isDay, invalidKey);

export const optionalDay = (invalidKey: string) =>
  z
    .string(notText)
    .refine((value) => value === '' || isDay(value), invalidKey)
    .nullable()
    .transform(emptyIsNull);

/** Money in hundredths of its currency; never below nothing. */
export const cents = (max: number, invalidKey: string, tooLargeKey = invalidKey) =>
  z.int(invalidKey).min(0, invalidKey).max(max, tooLargeKey);

/** A quantity, which may be left open. */
/** Digits that a form could not read, such as `1,5,0`, are a matter of signs, not of how large the number is. */
const typedOr = (invalidKey: string) => ({
  error: ({ input }: { input?: unknown }): string =>
    typeof input === 'string' && /\d/.test(input) ? 'errors:fields.number' : invalidKey,
});

export const optionalNumber = ({ min, max, isWhole = false }: NumberBounds, invalidKey: string) =>
  (isWhole ? z.int(typedOr(invalidKey)) : z.number(typedOr(invalidKey)))
    .min(min, invalidKey)
    .max(max, invalidKey)
    .nullable();
type NumberBounds = { min: number; max: number; isWhole?: boolean };

/** Money in hundredths of a euro, which may be left open; nothing costs 0. */
export const optionalCents = (max: number, invalidKey: string) =>
  z.int(typedOr(invalidKey)).min(1, invalidKey).max(max, invalidKey).nullable();

/** Lines without empty ones. */
export const lines = (most: number, invalidKey: string) =>
  z
    .array(z.string(notText).trim().max(MAX_LINE, tooLong).refine(isLine, unfit), invalidKey)
    .max(most, invalidKey)
    .nullable()
    .transform((typed) => (typed ?? []).filter(hasVisible));

/** Colours as `#1d3b6f`, however they were typed. */
export const colours = (most: number, invalidKey: string) =>
  z
    .array(z.string(notText), invalidKey)
    .max(most, invalidKey)
    .nullable()
    .transform((typed, issues) => {
      const read = typed?.map(readColour) ?? [];
      if (read.includes(undefined)) issues.addIssue({ code: 'custom', message: invalidKey });
      return read.filter((colour) => colour !== undefined);
    });

/** For a field that a PATCH, or an optional one that a POST, may leave out: `null` says the same (api.md). */
export const nullIsAbsent = <T extends z.ZodType>(schema: T) =>
  schema
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();

export const orDefault = <T extends string | number | boolean>(schema: z.ZodType<T>, fallback: T) =>
  schema
    .nullish()
    .meta({ default: fallback })
    .transform((value): T => value ?? fallback);

/** The last read `updatedAt`, which a PATCH may send (api.md). */
export const readUpdatedAt = nullIsAbsent(z.iso.datetime('errors:fields.time'));

export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  key = 'errors:fields.choice',
) => z.enum(values, key);

/** Specification section 9: ratings are integers from 1 to 5, default 3. */
export const RATING = { min: 1, max: 5, default: 3 } as const;
export const rating = z
  .int('errors:fields.rating')
  .min(RATING.min, 'errors:fields.rating')
  .max(RATING.max, 'errors:fields.rating');
