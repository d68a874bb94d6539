import { ApiError } from '#islands/api.ts';

export type GivenFactor = { code: string } | { passkey: object };

/** Returns what a passkey has to sign where a call wants a second factor beside the password; null for other errors. */
export const askedFactor = (error: unknown): { passkey: unknown } | null =>
  error instanceof ApiError && error.problem.code === 'second_factor_required'
    ? { passkey: error.problem['passkey'] }
    : null;

/** Returns what is wrong with the factor that was given; undefined for other errors. */
export const factorError = (error: unknown): string | undefined => {
  const errors = error instanceof ApiError ? error.problem.errors : undefined;
  return errors?.['code'] ?? errors?.['passkey'];
};
