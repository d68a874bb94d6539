const SEARCHABLE = /[\p{L}\p{N}\p{Co}]/u;
const PHONE = /^[+(\d][\d\s().+/-]*$/;
const MIN_PHONE_DIGITS = 5;
const MAX_WORDS = 16;

/** In quotes nothing is syntax: the tokenizer of the index reads the word as it reads the records. */
const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/** Whole words rank before words that only begin so. */
export type Reach = 'words' | 'prefixes';

/**
 * What somebody typed as a query of FTS5 that finds rows with all of its words; undefined where there is no letter and
 * no digit in it, which finds nothing. A telephone number is found however it is grouped.
 */
export function ftsQuery(text: string, reach: Reach = 'prefixes'): string | undefined {
  const words = text
    .split(/\s+/u)
    .filter((word) => SEARCHABLE.test(word))
    .slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  const ending = reach === 'prefixes' ? '*' : '';
  const all = words.map((word) => quoted(word) + ending).join(' ');
  const digits = PHONE.test(text.trim()) ? text.replace(/\D/g, '').replace(/^00/, '') : '';
  return digits.length >= MIN_PHONE_DIGITS ? `(${all}) OR ${quoted(digits)}${ending}` : all;
}
