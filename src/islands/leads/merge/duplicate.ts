import { ApiError } from '#islands/api.ts';
import type { FormValues } from '#islands/ui/drafts.ts';

export type FoundDuplicate = {
  id: number;
  name: string;
  field: 'email' | 'phone' | 'domain' | 'taxId';
  typed: FormValues;
  /** False where it may be somebody else. */
  isSame: boolean;
};

const FIELDS = ['email', 'phone', 'domain', 'taxId'] as const;

/** Reads a 409 `duplicate`; undefined for any other error. */
export function duplicateIn(error: unknown, typed: FormValues): FoundDuplicate | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'duplicate') return undefined;
  const { id, name, field, isSame } = error.problem;
  const found = FIELDS.find((each) => each === field);
  return typeof id === 'number' && typeof name === 'string' && found
    ? { id, name, field: found, typed, isSame: isSame !== false }
    : undefined;
}
