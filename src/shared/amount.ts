function separators(tag: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1_234_567.8);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: of('group'), decimal: of('decimal') };
}

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a number in the reader's language, with or without groups and spaces; null where it is none. */
function digitsOf(typed: string, tag: string, decimals: number): { whole: string; fraction: string } | null {
  const { group, decimal } = separators(tag);
  const plain = new RegExp(
    `^(\\d+|\\d{1,3}(?:${escaped(group)}\\d{3})+)(?:${escaped(decimal)}(\\d{0,${decimals}}))?$`,
    'u',
  ).exec(typed.replace(/[\s\u00a0\u202f]/gu, ''));
  if (!plain) return null;
  const [, whole = '', fraction = ''] = plain;
  return { whole: whole.replaceAll(group, ''), fraction };
}

/**
 * Parses an amount in the reader's language (`1.234,50` in Spanish, `1,234.50` in English) into cents, with or without
 * groups, spaces or a currency symbol. Null for anything else: a group of other than three digits is the decimal point
 * of the other language, and a guess could be wrong by a factor of a thousand. An amount beyond the safe integers
 * becomes the largest one, which the schema rejects as too high.
 */
export function parseAmount(typed: string, tag: string): number | null {
  const digits = digitsOf(typed.replace(/\p{Sc}/gu, ''), tag, 2);
  if (!digits) return null;
  const cents = Number(digits.whole) * 100 + Number(digits.fraction.padEnd(2, '0'));
  return Math.min(cents, Number.MAX_SAFE_INTEGER);
}

/** Formats an amount for an input: no symbol and no groups. */
export const amountText = (cents: number, tag: string): string =>
  new Intl.NumberFormat(tag, {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** Formats `1.234 €`; shows cents only if there are any. */
export const moneyText = (cents: number, currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** As many as Intl formats: a stored quantity comes back from its input unchanged. */
const DECIMALS = 20;

/** Parses a quantity in the reader's language (`22,5` in Spanish, `22.5` in English); null for anything else. */
export function parseNumber(typed: string, tag: string): number | null {
  const digits = digitsOf(typed, tag, DECIMALS);
  return digits && Number(`${digits.whole}.${digits.fraction}0`);
}

/** Formats a quantity for an input: no groups. */
export const numberText = (value: number, tag: string): string =>
  new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: DECIMALS }).format(value);
