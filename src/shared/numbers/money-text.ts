import { numberFormat } from './number-format.ts';

/** Formats `1.234 €`; shows cents only if there are any. */
export const moneyText = (cents: number, currency: string, tag: string): string =>
  numberFormat(tag, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** "€", "£": the sign of a currency, for the label of a field. */
export const currencySign = (currency: string, tag: string): string =>
  numberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
