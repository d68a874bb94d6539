import type { Read } from './notes.rules.ts';

/** Scale of a column, from 0 to 1 or from 0 to 100; undefined where only the cell itself can tell. */
export type PercentScale = 'fraction' | 'percent';

const NUMBER = /^(\d{1,6}(?:[.,]\d{1,12})?|[.,]\d{1,12})\s*(%?)$/;

function numberIn(text: string): { number: number; hasSign: boolean; hasDecimals: boolean } | undefined {
  const [, digits, sign] = NUMBER.exec(text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()) ?? [];
  if (digits === undefined) return undefined;
  const plain = digits.replace(',', '.');
  return { number: Number(plain), hasSign: sign === '%', hasDecimals: plain.includes('.') };
}

/** The scale that the values without a percent sign show. */
export type PercentSigns = { most: number; fractions: number; ones: number };

export const noPercents = (): PercentSigns => ({ most: 0, fractions: 0, ones: 0 });

export function addPercent(signs: PercentSigns, cell: string): void {
  const read = numberIn(cell);
  if (!read || read.hasSign) return;
  signs.most = Math.max(signs.most, read.number);
  if (read.hasDecimals && read.number <= 1) signs.fractions += 1;
  if (read.number === 1) signs.ones += 1;
}

/**
 * Returns the scale of a column from all its values. A column of nothing but 0 and 1 counts to 1: nobody keeps deals of
 * one per cent apart from those of none.
 */
export function scaleOf({ most, fractions, ones }: PercentSigns, heading: string): PercentScale | undefined {
  if (most > 1 || heading.includes('%')) return 'percent';
  return fractions > 0 || ones > 0 ? 'fraction' : undefined;
}

/**
 * Reads `75 %`, `0,75` and `75` as 75, by the scale of the column. A sign always means per cent: `0,5 %` is half of one,
 * stored as 1 with a note.
 */
export function readPercent(text: string, scale?: PercentScale): Read<number> {
  const read = numberIn(text);
  if (!read) return { error: 'leads:opportunities.probabilityInvalid' };
  const { number, hasSign, hasDecimals } = read;
  const isFraction = !hasSign && (scale === undefined ? number < 1 && hasDecimals : scale === 'fraction');
  const percent = isFraction ? number * 100 : number;
  if (percent > 100) return { error: 'leads:opportunities.probabilityInvalid' };
  const value = Math.round(percent);
  const isCut = Math.abs(value - percent) > 1e-9;
  return { value, ...(isCut && { note: 'leads:imports.probabilityRounded' }) };
}
