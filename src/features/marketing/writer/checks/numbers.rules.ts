import type { Locale } from '#shared/languages.ts';

const WORDS: Record<Locale, readonly string[]> = {
  es: 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
};
const ROUND: readonly (readonly [number, string, string])[] = [
  [24, 'veinticuatro', 'twenty-four'],
  [25, 'veinticinco', 'twenty-five'],
  [30, 'treinta', 'thirty'],
  [40, 'cuarenta', 'forty'],
  [45, 'cuarenta y cinco', 'forty-five'],
  [48, 'cuarenta y ocho', 'forty-eight'],
  [50, 'cincuenta', 'fifty'],
  [60, 'sesenta', 'sixty'],
  [70, 'setenta', 'seventy'],
  [80, 'ochenta', 'eighty'],
  [90, 'noventa', 'ninety'],
  [100, 'cien', 'a hundred'],
  [1000, 'mil', 'a thousand'],
];

const VALUES: Record<Locale, ReadonlyMap<string, number>> = {
  es: new Map([
    ...WORDS.es.map((word, value) => [word, value] as const),
    ...ROUND.map(([value, word]) => [word, value] as const),
    ['una', 1],
    ['dieciseis', 16],
  ]),
  en: new Map([
    ...WORDS.en.map((word, value) => [word, value] as const),
    ...ROUND.map(([value, , word]) => [word, value] as const),
  ]),
};

const wordValue = (word: string, language: Locale): number | undefined =>
  VALUES[language].get(word.toLowerCase());

const FIGURE = /\d+(?:[.,'\u00a0\u202f]\d+)*/gu;

/** Returns all readings of a figure: "1.100" is eleven hundred in Spanish and one and a tenth in English. */
function meanings(figure: string): number[] {
  const plain = figure.replace(/['\u00a0\u202f]/gu, '');
  const readings = [plain.replace(/[.,]/g, ''), plain.replace(',', '.'), plain];
  if (/[.,].*[.,]/.test(plain)) {
    const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
    readings.push(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`);
  }
  const isWhole = !/[.,]\d{1,2}$|[.,]\d{4,}$/.test(plain);
  return readings
    .slice(isWhole ? 0 : 1)
    .flatMap((text) => (/^\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : []));
}

export const figuresIn = (text: string): string[] => [...text.matchAll(FIGURE)].map(([figure]) => figure);

/** Returns every possible value of the figures and number words of a text. */
export function valuesIn(text: string): Set<number> {
  const words = [...text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)].flatMap(([word]) =>
    (['es', 'en'] as const).flatMap((language) => wordValue(word, language) ?? []),
  );
  return new Set([...figuresIn(text).flatMap(meanings), ...words]);
}

/** Returns figures of `text` that match none of the `known` values. */
export const unexplainedFigures = (text: string, known: ReadonlySet<number>): string[] =>
  figuresIn(text).filter((figure) => !meanings(figure).some((value) => known.has(value)));
