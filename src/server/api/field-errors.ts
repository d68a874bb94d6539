import type { z } from 'zod';
import { AppError, type FieldErrors } from '#shared/errors.ts';

/** A body that is not an object has no fields to name: the message says so. */
export function invalid(error: z.ZodError): AppError {
  const isNoObject = error.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  return isNoObject
    ? new AppError('invalid', { messageKey: 'errors:fields.object' })
    : new AppError('invalid', { fields: fieldErrorsOf(error) });
}

/** Keys of messages by dotted path, the first of each field; unknown fields are named one by one. */
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
  // `Object.fromEntries` makes own properties, so a field that is called `__proto__` is named like any other.
  return Object.fromEntries(found.reverse());
}

/** Errors of a union type: those of the variant that the body comes nearest to. */
function ofNearestForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue];
  const [nearest] = [...issue.errors].sort((one, other) => mistakes(one) - mistakes(other));
  return nearest ?? [issue];
}

/** Each unknown field counts as one mistake, and so does each missing one. */
const mistakes = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);

/** Our schemas give keys; what zod says in its own words is a wrong type. */
function messageKey(issue: z.core.$ZodIssue): string {
  return /^[a-z]+:[\w.]+$/i.test(issue.message) ? issue.message : 'errors:fields.invalid';
}
