// Longer than 200 lines: one reading of one number, from its signs to its cents.
import { foldText } from '#shared/texts/text.ts';
import { CURRENCY_SIGNS, CURRENCY_WORDS, MULTIPLIERS } from './currencies.values.ts';
import type { Read } from './notes.rules.ts';

export type DecimalSign = ',' | '.';

/** `mixed`: the column proves both, so a number that could be either is refused. */
export type AmountStyle = DecimalSign | 'mixed' | null;

export type Amount = { cents: number; currency?: string };

const MAX_LENGTH = 60;
/** Marks without width that programs put around numbers. */
const MARKS = /[\u200b-\u200f\u2060\u2066-\u2069\ufeff]/g;

/** One number with what stands before and behind it; a second number leaves a digit behind, which no word has. */
const ONE_NUMBER = /^([^\d.,]*)((?:[.,]?\d)(?:[\d.,'\s]*\d)?)(?:[eE]([+-]?\d{1,2})(?![\d\p{L}]))?(\D*)$/u;

const CODES = new Set(Intl.supportedValuesOf('currency'));

const INVALID = { error: 'leads:imports.amountInvalid' };

type Words = { currency: string | null | undefined; power: number };

/** `USD`, `euros`; undefined for a word that is no currency, null for one of several countries. */
const currencyOfWord = (word: string): string | null | undefined =>
  /^[A-Za-z]{3}$/.test(word) && CODES.has(word.toUpperCase())
    ? word.toUpperCase()
    : CURRENCY_WORDS[foldText(word)];

const powerOf = (word: string): number | undefined =>
  MULTIPLIERS[word] ?? (word.length > 2 ? MULTIPLIERS[foldText(word)] : undefined);

/** `kEUR`, `MUSD`. */
function splitWord(word: string): string[] {
  const glued = /^(k|K|M|MM)([A-Z]{3})$/.exec(word);
  return glued?.[1] && CODES.has(glued[2] ?? '') ? [glued[1], glued[2] ?? ''] : [word];
}

/** Returns what the words around a number say, or undefined where one of them is unknown. */
function wordsIn(text: string): Words | undefined {
  let rest = text;
  const said: (string | null)[] = [];
  let isDollar = false;
  for (const [sign, code] of CURRENCY_SIGNS) {
    const place = rest.indexOf(sign);
    // A letter of a sign must not end another word: the S of `EUROS/` is no sol.
    if (place < 0 || (/\p{L}/u.test(sign[0] ?? '') && /\p{L}/u.test(rest[place - 1] ?? ''))) continue;
    if (sign === '$') isDollar = true;
    else said.push(code);
    rest = `${rest.slice(0, place)} ${rest.slice(place + sign.length)}`;
  }
  let power = 0;
  const words = rest.split(/[\s.]+/).filter((word) => word !== '');
  for (const word of words.flatMap(splitWord)) {
    const currency = currencyOfWord(word);
    const more = powerOf(word);
    if (more !== undefined) power += more;
    else if (currency !== undefined) said.push(currency);
    else return undefined;
  }
  // `$ 900 MXN`: the code says which dollar or peso it is.
  const sure = said.filter((code) => code !== null);
  const distinct = new Set<string | null>(
    sure.length > 0 ? sure : said.length > 0 ? said : isDollar ? ['USD'] : [],
  );
  return distinct.size > 1 ? undefined : { currency: [...distinct][0], power };
}

type Digits = { whole: string; fraction: string; isGuess?: boolean };

const GROUPED_BY: Readonly<Record<string, RegExp>> = {
  ',': /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d{2})+,\d{3}$/,
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/,
};

/** Takes spaces and apostrophes out where they part groups of three. */
function withoutSpaces(text: string): string | undefined {
  if (!/[\s']/.test(text)) return text;
  return /^\d{1,3}(?:[\s']\d{3})+(?:[.,]\d+)?$/.test(text) ? text.replace(/[\s']/g, '') : undefined;
}

const signsIn = (text: string): string => text.replace(/[^.,]/g, '');

/** The decimal sign that one number proves for its column. */
function proofOf(text: string): DecimalSign | undefined {
  const signs = signsIn(text);
  const last = signs.at(-1);
  if (last !== ',' && last !== '.') return undefined;
  if (signs.length > 1) {
    const isGroup = signs.split('').every((sign) => sign === last);
    return isGroup ? (last === ',' ? '.' : ',') : last;
  }
  const [before = '', after = ''] = text.split(last);
  const isOpen = after.length === 3 && /^[1-9]\d{0,2}$/.test(before) && !/[\s']/.test(text);
  return isOpen ? undefined : last;
}

function digitsIn(text: string, style: AmountStyle, isScaled: boolean): Digits | undefined {
  const bare = withoutSpaces(text.trim());
  if (bare === undefined) return undefined;
  const sign = signsIn(bare).at(-1);
  if (sign !== ',' && sign !== '.') return { whole: bare, fraction: '' };
  const place = bare.lastIndexOf(sign);
  const [before, after] = [bare.slice(0, place), bare.slice(place + 1)];
  const other = sign === ',' ? '.' : ',';
  const isWholeGrouped = GROUPED_BY[sign]?.test(bare) === true;
  if (!signsIn(before).includes(other)) {
    if (before.includes(sign)) return isWholeGrouped ? grouped(bare) : undefined;
    if (proofOf(text) === undefined) return openDigits(bare, sign, { style, isScaled });
    return { whole: before === '' ? '0' : before, fraction: after };
  }
  return !before.includes(sign) && GROUPED_BY[other]?.test(before)
    ? { ...grouped(before), fraction: after }
    : undefined;
}

const grouped = (text: string): Digits => ({ whole: text.replace(/[.,]/g, ''), fraction: '' });

/** `1.500`: a thousand and a half, or one and a half; its column tells. */
function openDigits(
  bare: string,
  sign: DecimalSign,
  { style, isScaled }: { style: AmountStyle; isScaled: boolean },
): Digits | undefined {
  const [whole = '', fraction = ''] = bare.split(sign);
  if (style === sign) return { whole, fraction };
  if (style !== null) return style === 'mixed' ? undefined : grouped(bare);
  // `1.234 M€` may be a million or a thousand times more.
  return isScaled ? undefined : { ...grouped(bare), isGuess: true };
}

function centsOf(
  { whole, fraction }: Digits,
  power: number,
): { cents: number; isRounded: boolean } | undefined {
  const places = power + 2;
  const padded = fraction.padEnd(Math.max(places, 0), '0');
  if (whole.length + places > 20 || places < -10) return undefined;
  const all = whole.padStart(Math.max(1, 1 - places), '0') + padded;
  const cut = places >= 0 ? whole.length + places : Math.max(0, all.length - fraction.length + places);
  const exact = Number(`${all.slice(0, cut) || '0'}.${all.slice(cut) || '0'}`);
  const cents = Math.round(exact);
  if (!Number.isSafeInteger(cents)) return undefined;
  return { cents, isRounded: /[1-9]/.test(all.slice(cut)) };
}

const withoutMarks = (text: string): string =>
  text
    .replace(MARKS, '')
    .replace(/[\u2019\u02bc\u00b4]/g, "'")
    .replace(/[\u2212\u2013]/g, '-')
    .trim();

/** The dot of `S/.100` and `Rs. 100` is no decimal sign. */
const withoutDots = (text: string): string => text.replace(/(?<=[\p{L}/])\.(?=\s*\d)/gu, ' ');

const isNegative = (before: string, after: string): boolean =>
  (before.includes('(') && after.includes(')')) ||
  before.trim().startsWith('-') ||
  /-\s*$/.test(before) ||
  /^\s*-\s*$/.test(after.replace(/\p{Sc}|\p{L}/gu, ''));

/**
 * Returns the cents of `1.500,50 €`, `$25K`, `2,5 mil €`, `1E5` or `R$ 1.500`, and the currency if one is given. Refuses
 * what is not one positive number, and every sign and word it does not know, because a guess could be wrong by a power of
 * ten. `note`: the reading took more than copying digits. `hasCurrency`: a column of its own says which it is.
 */
export function readAmount(
  given: string,
  style: AmountStyle = null,
  { hasCurrency = false } = {},
): Read<Amount> {
  const text = withoutMarks(given);
  if (text.length > MAX_LENGTH) return INVALID;
  // `1.500,-`: no cents.
  const found = ONE_NUMBER.exec(withoutDots(text).replace(/[.,]\s*-(?=[^\d-]*$|-[^\d-]*$)-?/, ''));
  if (!found) return INVALID;
  const [, before = '', number = '', exponent = '0', after = ''] = found;
  if (isNegative(before, after)) return { error: 'leads:imports.amountNegative' };
  const words = wordsIn(`${before.replace(/^\s*\+/, '')} ${after}`);
  if (!words) return INVALID;
  if (words.currency === null && !hasCurrency) return { error: 'leads:imports.currencyUnclear' };
  const power = words.power + Number(exponent);
  const digits = digitsIn(number, style, power !== 0);
  const read = digits && centsOf(digits, power);
  if (!read) return INVALID;
  const note = read.isRounded
    ? 'leads:imports.amountRounded'
    : power !== 0
      ? 'leads:imports.amountScaled'
      : digits.isGuess
        ? 'leads:imports.amountGrouped'
        : undefined;
  return {
    value: { cents: read.cents, ...(words.currency && { currency: words.currency }) },
    ...(note !== undefined && { note }),
  };
}

/** Returns the code of `€`, `US$`, `eur` or `Euros`. */
export function readCurrency(text: string): Read<string> {
  const words = wordsIn(withoutMarks(text));
  if (words?.currency === null) return { error: 'leads:imports.currencyUnclear' };
  return words?.currency !== undefined && words.power === 0
    ? { value: words.currency }
    : { error: 'leads:imports.currencyUnknown' };
}

/** The decimal sign that the values of a column prove. */
export type AmountProofs = Record<DecimalSign, number>;

export const noProofs = (): AmountProofs => ({ ',': 0, '.': 0 });

export function addProof(proofs: AmountProofs, cell: string): void {
  const number = cell.length > MAX_LENGTH ? undefined : ONE_NUMBER.exec(withoutMarks(cell))?.[2];
  const proof = number === undefined ? undefined : proofOf(number);
  if (proof !== undefined) proofs[proof] += 1;
}

export function styleOf(proofs: AmountProofs): AmountStyle {
  if (proofs[','] > 0 && proofs['.'] > 0) return 'mixed';
  return proofs[','] > 0 ? ',' : proofs['.'] > 0 ? '.' : null;
}
