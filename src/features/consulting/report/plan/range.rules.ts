import type { Range } from './figures.schema.ts';

const CENTS = 100;
/** Rounds away what floating-point arithmetic adds: 0.1 + 0.2. */
export const toTenth = (value: number): number => Math.round(value * 10 + 1e-9) / 10;
export const toCents = (value: number): number => Math.round(value + 1e-9);

export const centsOf = ([low, high]: readonly [number, number]): Range => ({
  low: toCents(low * CENTS),
  high: toCents(high * CENTS),
});
export const middle = ({ low, high }: Range): number => (low + high) / 2;

/** The sum of what is known; null where nothing is. */
export const sumKnown = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);

/** A range that rests on example values, as exact as these are: two digits of its upper end; below ten nothing is rounded. */
export function roughly({ low, high }: Range): Range {
  const size = Math.abs(high);
  if (size < 10) return { low, high };
  const step = 10 ** (Math.floor(Math.log10(size)) - 1);
  const rounded = (value: number): number => Math.round(value / step) * step;
  return { low: rounded(low), high: rounded(high) };
}
