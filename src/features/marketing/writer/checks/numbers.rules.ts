import { LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';

const VALUES = new Map(
  LANGUAGE_PACKS.flatMap(({ numbers }) =>
    [...numbers.matchAll(/(?<!\S)([\p{L}-]+) (\d+)/gu)].map(
      ([, word = '', value]) => [word, Number(value)] as const,
    ),
  ),
);

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
  const words = [...text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)].flatMap(
    ([word]) => VALUES.get(word.toLowerCase()) ?? [],
  );
  return new Set([...figuresIn(text).flatMap(meanings), ...words]);
}

/** Whether a text gives a number, in digits or in a word; "one" is an article in Spanish and none. */
export const hasFigure = (text: string): boolean =>
  /\d/.test(text) || [...valuesIn(text)].some((value) => value > 1);

/** Returns figures of `text` that match none of the `known` values. */
export const unexplainedFigures = (text: string, known: ReadonlySet<number>): string[] =>
  figuresIn(text).filter((figure) => !meanings(figure).some((value) => known.has(value)));
