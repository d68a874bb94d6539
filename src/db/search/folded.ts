import { FOLDED_LETTERS } from '#shared/texts/text.ts';

/** SQLite's parser has room for a hundred open brackets and words, in a trigger for fewer. */
const PER_SELECT = 10;

/** SQLite lowers ASCII alone, and FTS5 folds the accent of no letter of the table: `ǿ` is one letter to both. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...FOLDED_LETTERS.flatMap(([letter, typed]) =>
    [letter, letter.toUpperCase()]
      // The capitals of `ß` and `ı` are ASCII.
      .filter((each) => /[^\0-\x7f]/.test(each))
      .map((each) => [each, typed] as const),
  ),
  ['ẞ', 'ss'],
  ['ǿ', 'o'],
  ['Ǿ', 'o'],
  ['ǽ', 'ae'],
  ['Ǽ', 'ae'],
];

/**
 * GLOB pattern of the texts that may hold a special letter, which takes every letter from U+0100 on for one: GLOB reads its
 * class anew for each letter of a text, and this one is half as long. `·` stands for the Catalan `l·l`.
 */
export const SPECIAL = `*[${[...new Set(PAIRS.flatMap(([letter]) => [...letter]))]
  .filter((sign) => /[\x80-\xff]/.test(sign))
  .join('')}\u0100-\u{10ffff}]*`;

/** Returns SQL for the text of an SQL expression with its special letters folded, as `foldLetters` folds a query. */
export function foldedSql(expression: string): string {
  let select = `SELECT ${expression} AS \`z\``;
  for (let at = 0; at < PAIRS.length; at += PER_SELECT) {
    const replaced = PAIRS.slice(at, at + PER_SELECT).reduce(
      (inner, [letter, typed]) => `replace(${inner}, '${letter}', '${typed}')`,
      '`z`',
    );
    select = `SELECT ${replaced} AS \`z\` FROM (${select})`;
  }
  return `(${select})`;
}
