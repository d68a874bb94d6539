import { foldText } from '#shared/text.ts';

export type PolishMistake = 'figures' | 'quotes' | 'names' | 'levels' | 'length' | 'layout';

/** A row as it was typed, between marks: it passes unread, whatever it holds. */
const QUOTE = /«[^»]*»|“[^”]*”|‘[^’]*’/gu;
/** Any digit of any script, with what belongs to it: 4-6, 3/5, 1.250, 40 %. */
const FIGURE = /\p{N}+(?:[.,:/\-–]\p{N}+)*(?:\s*[%‰€$£])?/gu;
/** A figure written out is a figure. "One" is not: in Spanish it is an article. */
const WORDS_FOR_FIGURES = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve dozen dozens hundred hundreds thousand thousands million ' +
    'half third thirds quarter quarters double triple twice percent ' +
    'dos tres cuatro cinco seis siete ocho nueve diez once doce docena docenas veinte treinta cuarenta cincuenta cien ' +
    'ciento cientos mil miles millon millones mitad tercio tercios doble triple porcentaje'
  ).split(' '),
);
const LEVELS: Record<string, string> = Object.fromEntries(
  [
    ['high', 'high alto alta altos altas'],
    ['medium', 'medium medio media medios medias'],
    ['low', 'low bajo baja bajos bajas'],
    ['critical', 'critical critico critica criticos criticas'],
  ].flatMap(([level = '', words = '']) => words.split(' ').map((word) => [word, level])),
);
/** What would give the text other bones, or hide something in it. */
const LAYOUT =
  /[\r\n\t]|^\s*(?:•|[-*#>]\s|\d+(?:\.\d+)*\.\s)|\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const LONGEST_TIMES = 2;
const SHORTEST_TIMES = 0.4;
/** A short sentence may need a few words more. */
const SPARE_CHARACTERS = 80;

const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? [];
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([match]) => match);

type Facts = { quotes: string[]; figures: string[]; words: string[]; levels: string[] };

function factsOf(text: string): Facts {
  const bare = text.replaceAll(QUOTE, ' « ');
  const words = wordsOf(bare);
  return {
    quotes: found(text, QUOTE),
    figures: found(bare, FIGURE).map((figure) => figure.replaceAll(/\s+/g, '')),
    words: words.filter((word) => WORDS_FOR_FIGURES.has(word)).sort(),
    levels: [...new Set(words.flatMap((word) => LEVELS[word] ?? []))].sort(),
  };
}

/**
 * What a model did to a paragraph that it may not do, or null where its sentences say the same facts (product.md section
 * 5: the model writes sentences, never numbers, thresholds or which recommendations apply). Figures and quotes must be the
 * same and in the same order, so that none can change its place with another; `names` are rows named without marks.
 */
export function polishMistake(
  original: string,
  polished: string,
  names: readonly string[] = [],
): PolishMistake | null {
  if (LAYOUT.test(polished) && !LAYOUT.test(original)) return 'layout';
  const [before, after] = [factsOf(original), factsOf(polished)];
  if (!isSame(before.quotes, after.quotes)) return 'quotes';
  if (!isSame(before.figures, after.figures) || !isSame(before.words, after.words)) return 'figures';
  if (names.some((name) => original.includes(name) && !polished.includes(name))) return 'names';
  if (!isSame(before.levels, after.levels)) return 'levels';
  const isTooLong = polished.length > original.length * LONGEST_TIMES + SPARE_CHARACTERS;
  return isTooLong || polished.length < original.length * SHORTEST_TIMES ? 'length' : null;
}
