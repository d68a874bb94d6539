import { numberFormat } from './number-format.ts';
import { INTL_TAG, type Locale } from '#shared/languages.ts';

function separators(tag: string): { decimal: string } {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1_234_567.8);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: of('decimal') };
}

/** The separator that spreadsheets in a language expect: where the comma is the decimal sign it separates nothing else. */
export const delimiterOf = (locale: Locale): ',' | ';' =>
  separators(INTL_TAG[locale]).decimal === ',' ? ';' : ',';

type Digits = { whole: string; fraction: string };

/** Spaces and apostrophes group thousands in every language, and nothing else: `3 5` is no number. */
function withoutSpaces(typed: string): string | null {
  const text = typed.trim().replace(/[\u2019\u00b4]/gu, "'");
  if (!/[\s']/u.test(text)) return text;
  return /^\d{1,3}(?:[\s']\d{3})+(?:[.,]\d*)?$/u.test(text) ? text.replace(/[\s']/gu, '') : null;
}

const GROUPED = {
  ',': /^[1-9]\d{0,2}(?:,\d{3})+$/u,
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/u,
} as const;

/** A decimal sign, which may stand at the end while the rest is typed. */
function split(text: string, decimal: ',' | '.'): Digits | null {
  const group = decimal === ',' ? '.' : ',';
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  if (more.length > 0 || !/^\d*$/u.test(fraction)) return null;
  if (!/^\d+$/u.test(whole) && !GROUPED[group].test(whole)) return null;
  return { whole: whole.replaceAll(group, ''), fraction };
}

/**
 * Splits a number that was typed in the reader's language, or in another where it can be nothing else: `3.5` and
 * `18.000,50` are the same everywhere. `1,234` is what the reader's language says, or no number if it says nothing.
 */
function digitsOf(typed: string, tag: string, decimals: number): Digits | null {
  const text = withoutSpaces(typed);
  if (text === null) return null;
  const own = separators(tag).decimal === ',' ? ',' : '.';
  const other = own === ',' ? '.' : ',';
  const isShort = (digits: Digits | null): boolean => digits !== null && digits.fraction.length <= decimals;
  const read = split(text, own);
  if (isShort(read)) return read;
  const foreign = split(text, other);
  // One sign before three digits could group them.
  const isOpen = foreign?.fraction.length === 3 && !text.includes(own) && !foreign.whole.startsWith('0');
  return isShort(foreign) && !isOpen && read === null ? foreign : null;
}

/**
 * Parses an amount in the reader's language (`1.234,50` in Spanish, `1,234.50` in English) into cents, with or without
 * groups, spaces or a currency symbol, and in another language where it can be nothing else. Null for anything else: a
 * guess could be wrong by a factor of a thousand. An amount beyond the safe integers becomes the largest one, which the
 * schema rejects as too high.
 */
export function parseAmount(typed: string, tag: string): number | null {
  const digits = digitsOf(typed.replace(/\p{Sc}/gu, ''), tag, 2);
  if (!digits) return null;
  const cents = Number(digits.whole) * 100 + Number(digits.fraction.padEnd(2, '0'));
  return Math.min(cents, Number.MAX_SAFE_INTEGER);
}

/** Formats an amount for an input: no symbol and no groups. */
export const amountText = (cents: number, tag: string): string =>
  numberFormat(tag, {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** As many as Intl formats: a stored quantity comes back from its input unchanged. */
const DECIMALS = 20;

/**
 * Parses a quantity in the reader's language (`22,5` in Spanish, `22.5` in English), and in another where it can be
 * nothing else; null for anything else.
 */
export function parseNumber(typed: string, tag: string): number | null {
  const digits = digitsOf(typed, tag, DECIMALS);
  return digits && Number(`${digits.whole}.${digits.fraction}0`);
}

/** Reads with `parseAmount` or `parseNumber` what may be below zero, behind either minus sign. */
export function parseSigned(
  read: (typed: string, tag: string) => number | null,
  typed: string,
  tag: string,
): number | null {
  const [, minus = '', rest = ''] = /^([-−]?)(.*)$/su.exec(typed.trimStart()) ?? [];
  const value = read(rest, tag);
  return minus !== '' && value !== null && value !== 0 ? -value : value;
}

/** Formats a quantity for an input: no groups. */
export const numberText = (value: number, tag: string): string =>
  numberFormat(tag, { useGrouping: false, maximumFractionDigits: DECIMALS }).format(value);
