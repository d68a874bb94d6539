import type { ContentFiles } from '../content-check.ts';
import { leaves, type Mistake } from '../content-shape.ts';
import { documentTree } from '../claims/document-tree.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locales.ts';

/*
 * The style sheet's refused words (docs/editors.md), with what to write in their place. `fixed.json` holds the messages
 * that the specification prints, which stay to the letter; `left.json` counts what stood before the list did.
 */

export type Refused = Readonly<Record<Locale, Readonly<Record<string, string>>>>;
/** Texts by file and key. */
export type Fixed = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** How often each refused word may still stand in a file. */
export type Left = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type RefusedPlace = { file: string; key: string; word: string };

const LETTER = String.raw`[\p{L}\p{N}_]`;

/** `^word` stands at the beginning of a sentence, `word*` for all that begin so, `what …` for what is no question. */
function patternOf(word: string): RegExp {
  const isFirst = word.startsWith('^');
  const isStatement = word.endsWith(' …');
  const bare = word.replace(/^\^|\*$| …$/g, '').replaceAll(' ', String.raw`\s+`);
  const before = isFirst ? String.raw`(?:^|[.!?]\s+)` : `(?<!${LETTER})`;
  const after = word.endsWith('*') ? '' : `(?!${LETTER})`;
  return new RegExp(
    `${before}${bare}${after}${isStatement ? String.raw`(?=[^?]*(?:[.!]|$))(?![^.!]*\?)` : ''}`,
    'giu',
  );
}

const textsOf = (file: string, text: string): [string, unknown][] =>
  leaves(file.endsWith('.md') ? documentTree(text) : JSON.parse(text));

/** `[su|tu]` has both forms of address, and `{{place}}` is no word. */
const readable = (text: unknown): string => String(text).replace(/\[[^\]|]*\|[^\]]*\]|\{\{\w+\}\}/g, '');

/** Every place of every refused word, but for the fixed messages. */
export function refusedPlaces(files: ContentFiles, refused: Refused, fixed: Fixed): RefusedPlace[] {
  return LOCALES.flatMap((locale) => {
    const patterns = Object.keys(refused[locale]).map((word) => ({ word, pattern: patternOf(word) }));
    return [...files]
      .filter(([file]) => file.startsWith(`${locale}/`))
      .flatMap(([file, text]) =>
        textsOf(file, text).flatMap(([key, value]) => {
          if (fixed[file]?.[key] !== undefined) return [];
          const words = readable(value);
          return patterns.flatMap(({ word, pattern }) =>
            [...words.matchAll(pattern)].map(() => ({ file, key, word })),
          );
        }),
      );
  });
}

/** How often each word stands in each file. */
export function countPlaces(places: readonly RefusedPlace[]): Left {
  const counts: Record<string, Record<string, number>> = {};
  for (const { file, word } of places) {
    const own = (counts[file] ??= {});
    own[word] = (own[word] ?? 0) + 1;
  }
  return counts;
}

/** Words beyond what is left of them: each place of a word in a file that has one too many. */
export function wordMistakes(places: readonly RefusedPlace[], refused: Refused, left: Left): Mistake[] {
  const counts = countPlaces(places);
  return places
    .filter(({ file, word }) => (counts[file]?.[word] ?? 0) > (left[file]?.[word] ?? 0))
    .map(({ file, key, word }) => {
      const locale: Locale = LOCALES.find((one) => file.startsWith(`${one}/`)) ?? DEFAULT_LOCALE;
      return { file, key, expected: `no “${word}”: ${refused[locale][word] ?? ''} (docs/editors.md)` };
    });
}

/** Words that became fewer than `left` allows. */
export function staleCounts(places: readonly RefusedPlace[], left: Left): string[] {
  const counts = countPlaces(places);
  return Object.entries(left).flatMap(([file, words]) =>
    Object.entries(words)
      .filter(([word, most]) => (counts[file]?.[word] ?? 0) < most)
      .map(([word]) => `${file}: ${word}`),
  );
}
