import { ApiError } from '#islands/api.ts';
import { foldText } from '#shared/text.ts';
import type { FormValues } from '#islands/ui/drafts.ts';

export type FoundDuplicate = {
  id: number;
  name: string;
  field: 'email' | 'phone' | 'domain' | 'taxId';
  typed: FormValues;
};

const FIELDS = ['email', 'phone', 'domain', 'taxId'] as const;

/** Reads a 409 `duplicate`; undefined for any other error. */
export function duplicateIn(error: unknown, typed: FormValues): FoundDuplicate | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'duplicate') return undefined;
  const { id, name, field } = error.problem;
  const found = FIELDS.find((each) => each === field);
  return typeof id === 'number' && typeof name === 'string' && found
    ? { id, name, field: found, typed }
    : undefined;
}

/** Ignores case, accents and order; the import's own key would load a phone number library. */
const wordsOf = (name: string): string =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted()
    .join(' ')
    .trim();

/**
 * Returns whether only a phone number is shared, which is more often a switchboard than one person. A shared address
 * would be named by the server instead.
 */
export const isOtherPerson = ({ field, name, typed }: FoundDuplicate): boolean => {
  const own = wordsOf(`${typed['firstName'] ?? ''} ${typed['lastName'] ?? ''}`);
  return field === 'phone' && own !== '' && own !== wordsOf(name);
};
