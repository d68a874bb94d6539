import { numberFormat } from './number-format.ts';

type Range = { low: number; high: number };
const WHOLE = { useGrouping: 'always', maximumFractionDigits: 0 } as const;

/** "212–260", "212" where both ends are the same: the report's dash, where `formatRange` writes one of each language. */
export function rangeText({ low, high }: Range, tag: string): string {
  const format = numberFormat(tag, WHOLE);
  const [from, to] = [format.format(low), format.format(high)];
  return from === to ? to : `${from}–${to}`;
}

/** "€1,200–1,500", "1.200–1.500 €": whole amounts with one sign, from cents. */
export function moneyRangeText({ low, high }: Range, currency: string, tag: string): string {
  const money = numberFormat(tag, {
    ...WHOLE,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(high / 100);
  const range = rangeText({ low: low / 100, high: high / 100 }, tag);
  return money.replace(rangeText({ low: high / 100, high: high / 100 }, tag), () => range);
}
