import type { z } from 'zod';
import { AppError, type FieldErrors } from '#shared/errors.ts';

/** The message of a field that is one of a few values; the values are put in its place. */
const CHOICE = 'errors:fields.choice';

/** Returns the error of a body; one that is not an object has no fields to name, so the message says so. */
export function invalid(error: z.ZodError, given?: unknown): AppError {
  const isNoObject = error.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  return isNoObject
    ? new AppError('invalid', { messageKey: 'errors:fields.object' })
    : new AppError('invalid', { fields: fieldErrorsOf(error), choices: choicesOf(error, given) });
}

const memberOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === String(key))?.[1]
    : undefined;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Returns the values that are possible where a fixed set is, by dotted path. Of a field left empty its own message says what to do. */
function choicesOf(error: z.ZodError, given: unknown): Record<string, readonly string[]> {
  const found: [string, readonly string[]][] = [];
  for (const issue of error.issues.flatMap(ofNearestForm)) {
    const values = valuesOf(issue);
    if (values.length === 0) continue;
    if (messageKey(issue) !== CHOICE && isEmpty(issue.path.reduce(memberOf, given))) continue;
    found.push([issue.path.map(String).join('.'), values]);
  }
  return Object.fromEntries(found.reverse());
}

/** A name that is none of a record's stands in an issue of its own. */
function valuesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_key') return issue.issues.flatMap(valuesOf);
  return issue.code === 'invalid_value' ? issue.values.map(String).filter((value) => value !== '') : [];
}

/** Returns message keys by dotted path, the first error of each field; unknown fields are listed individually. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const found: [string, string][] = [];
  for (const issue of error.issues.flatMap(ofNearestForm)) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) found.push([[...path, key].join('.'), 'errors:fields.unknown']);
    } else {
      found.push([path.join('.'), messageKey(issue)]);
    }
  }
  // `Object.fromEntries` creates own properties, so a field called `__proto__` works like any other.
  return Object.fromEntries(found.reverse());
}

/** Returns the errors of the union variant with the fewest mistakes, unless the union has a message of its own. */
function ofNearestForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || (issue.path.length > 0 && isMessageKey(issue.message)))
    return [issue];
  const [nearest] = [...issue.errors].sort((one, other) => mistakes(one) - mistakes(other));
  if (!nearest) return [issue];
  // The paths of a variant begin at the union.
  return nearest.flatMap((inner) => ofNearestForm({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Counts each unknown and each missing field as one mistake, and what is wrong further in as a part of one. */
const mistakes = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, issue) => sum + mistakesOf(issue) / Math.max(1, issue.path.length), 0);

function mistakesOf(issue: z.core.$ZodIssue): number {
  if (issue.code === 'unrecognized_keys') return issue.keys.length;
  return issue.code === 'invalid_union' ? Math.min(...issue.errors.map(mistakes)) : 1;
}

/** Our schemas use keys as messages; a message in zod's own words is a wrong type. */
const isMessageKey = (message: string): boolean => /^[a-z]+:[\w.]+$/i.test(message);
const messageKey = ({ message }: z.core.$ZodIssue): string =>
  isMessageKey(message) ? message : 'errors:fields.invalid';
