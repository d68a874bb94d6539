import { ApiError } from '#islands/api.ts';
import { foldText } from '#shared/text.ts';
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

/** Without regard to case, accents and order; the import's own key brings a library of phone numbers along. */
const wordsOf = (name: string): string =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted()
    .join(' ')
    .trim();

/**
 * Whether the two have a number in common and nothing else: a switchboard more often than one person. With an address in
 * common the server names that.
 */
export const isOtherPerson = ({ field, name, typed }: FoundDuplicate): boolean => {
  const own = wordsOf(`${typed['firstName'] ?? ''} ${typed['lastName'] ?? ''}`);
  return field === 'phone' && own !== '' && own !== wordsOf(name);
};
