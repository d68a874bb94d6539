import { ApiError } from '#islands/api.ts';
import type { FormValues } from '#islands/ui/drafts.ts';

/** The record in the way of another one, and what was typed for that one. */
export type FoundDuplicate = {
  id: number;
  name: string;
  field: 'email' | 'phone' | 'domain' | 'taxId';
  typed: FormValues;
};

const FIELDS = ['email', 'phone', 'domain', 'taxId'] as const;

/** Of a 409 `duplicate`; undefined for any other failure. */
export function duplicateIn(error: unknown, typed: FormValues): FoundDuplicate | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'duplicate') return undefined;
  const { id, name, field } = error.problem;
  const found = FIELDS.find((each) => each === field);
  return typeof id === 'number' && typeof name === 'string' && found
    ? { id, name, field: found, typed }
    : undefined;
}
