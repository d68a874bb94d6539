import { numberText } from '#shared/numbers/amount.ts';
import { INTL_TAG } from '#shared/languages.ts';

export type Delimiter = ',' | ';';

export { delimiterOf } from '#shared/numbers/amount.ts';

/**
 * Style of the cells of every CSV file, which follows the separator: semicolons are for a spreadsheet that takes the
 * comma for the decimal sign, commas for one that takes the point, and for programs, whatever the language.
 */
export type CsvStyle = { delimiter: Delimiter; tag: string; decimal: ',' | '.' };

export const csvStyle = (delimiter: Delimiter): CsvStyle =>
  delimiter === ';'
    ? { delimiter, tag: INTL_TAG.es, decimal: ',' }
    : { delimiter, tag: INTL_TAG.en, decimal: '.' };

/** No groups: a spreadsheet takes `1.234,5` for a text where groups are not its own. */
export const numberCell = (value: number, { tag }: CsvStyle): string => numberText(value, tag);

export const amountCell = (cents: number, { decimal }: CsvStyle): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
};

/**
 * A time in UTC as `2026-03-04 09:00:00`, which spreadsheets of every language read; what ISO 8601 writes with `Z` is a
 * text to them. Days stand as `2026-03-04`: `4/3/2026` would be another day in the other language.
 */
export const timeCell = (iso: string, { decimal }: CsvStyle): string => {
  const fraction = iso.slice(20, 23);
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}${fraction === '000' ? '' : `${decimal}${fraction}`}`;
};
