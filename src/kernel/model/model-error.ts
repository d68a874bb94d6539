import type { ModelFailure } from '#shared/model-faults.ts';
import { RefusedAddressError, type RefusedAddress } from './guarded-fetch.ts';

/** The server's response is in `cause`, for the log only. */
export class ModelError extends Error {
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure, cause?: unknown) {
    super(`The model gave no text: ${reason}`, { cause });
    this.name = 'ModelError';
    this.reason = reason;
  }
}

const ADDRESS_FAILURES: Record<RefusedAddress, ModelFailure> = {
  private: 'private_address',
  insecure: 'insecure_address',
  redirected: 'redirected',
  too_large: 'too_long',
};

/** Returns the failure of a status; providers return 402 or 429 when the credit is used up. */
export function failureOfStatus(status: number): ModelFailure {
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 404) return 'not_found';
  if (status === 402 || status === 429) return 'too_many';
  return status >= 500 ? 'server_error' : 'refused';
}

const numberIn = (error: object, name: string): number | undefined => {
  const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : undefined;
};

/** Names of the AI SDK's errors for unreadable responses. */
const UNREADABLE = /JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|NoOutput/;

/** Returns the failure before any text arrived, by the error or its cause. */
export function failureOf(error: unknown): ModelFailure {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof RefusedAddressError) return ADDRESS_FAILURES[each.reason];
    const status = numberIn(each, 'statusCode');
    if (status !== undefined && status >= 400) return failureOfStatus(status);
    if (UNREADABLE.test(each.name)) return 'shape';
  }
  return 'unreachable';
}
