import { foldLetters } from '#shared/texts/text.ts';

const SEARCHABLE = /[\p{L}\p{N}\p{Co}]/u;
const PHONE = /^[+(\d][\d\s().+/-]*$/;
const MIN_PHONE_DIGITS = 5;
const MAX_WORDS = 16;

/** In quotes nothing is FTS5 syntax: the tokenizer reads the word like indexed text. */
const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/** Whole words rank before prefixes. */
export type Reach = 'words' | 'prefixes';

/**
 * Builds an FTS5 query for rows with all words of the text; undefined without a letter or digit, which matches nothing.
 * Matches a phone number however it is grouped. The index folds accents and case itself, and special letters by the same
 * table (./folded.ts).
 */
export function ftsQuery(text: string, reach: Reach = 'prefixes'): string | undefined {
  const words = foldLetters(text)
    .split(/\s+/u)
    .filter((word) => SEARCHABLE.test(word))
    .slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  const ending = reach === 'prefixes' ? '*' : '';
  const all = words.map((word) => quoted(word) + ending).join(' ');
  const digits = PHONE.test(text.trim()) ? text.replace(/\D/g, '').replace(/^00/, '') : '';
  return digits.length >= MIN_PHONE_DIGITS ? `(${all}) OR ${quoted(digits)}${ending}` : all;
}
