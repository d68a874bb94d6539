import { foldText } from '#shared/text.ts';
import { isDay } from './day.rules.ts';

/** What a cell says, or the key of the message that says what is wrong with it. */
export type Read<T> = { value: T } | { error: string };

const day = (year: string, month: string, date: string): Read<string> => {
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(iso) ? { value: iso } : { error: 'leads:imports.dateInvalid' };
};

/** `2027-01-31`, or with the day first as in Spain: `31/1/2027`, `31.01.27`. */
export function readDate(text: string): Read<string> {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text.trim());
  if (iso) return day(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?: .*)?$/.exec(text.trim());
  if (!dayFirst) return { error: 'leads:imports.dateInvalid' };
  const [, date = '', month = '', year = ''] = dayFirst;
  return day(year.length === 2 ? `20${year}` : year, month, date);
}

const SYMBOLS: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

/** Cents of `1.500,50 €`, `1,500.50`, `1500` or `-`; with the currency where a sign says it. */
export function readAmount(text: string): Read<{ cents: number; currency?: string }> {
  const symbol = /[€$£]/.exec(text)?.[0];
  const code = /[A-Za-z]{3}/.exec(text)?.[0]?.toUpperCase();
  const bare = text.replace(/[€$£A-Za-z\s'\u00a0\u202f]/g, '');
  const invalid = { error: 'leads:imports.amountInvalid' };
  if (!/^\d[\d.,]*$/.test(bare)) return invalid;
  const decimal = /[.,](\d{1,2})$/.exec(bare);
  const whole = bare.slice(0, bare.length - (decimal?.[0].length ?? 0)).replace(/[.,]/g, '');
  const cents = Number(whole) * 100 + Number((decimal?.[1] ?? '0').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return invalid;
  const currency = symbol === undefined ? code : SYMBOLS[symbol];
  return { value: { cents, ...(currency !== undefined && { currency }) } };
}

/** `75 %` and `0,75` are both 75. */
export function readPercent(text: string): Read<number> {
  const bare = text.replace(/\s|%/g, '').replace(',', '.');
  const number = /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
  const percent = number < 1 && bare.includes('.') ? number * 100 : number;
  return percent >= 0 && percent <= 100
    ? { value: Math.round(percent) }
    : { error: 'leads:opportunities.probabilityInvalid' };
}

export const readTags = (text: string): string[] =>
  text
    .split(/[,;|]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** `Ruiz, Ana` and `Ana Ruiz`: the first word is the first name where no comma says otherwise. */
export function splitName(text: string): { firstName: string; lastName: string | null } {
  const [last = '', first = ''] = text.split(',', 2).map((part) => part.trim());
  if (first !== '') return { firstName: first, lastName: last || null };
  const [firstName = '', ...rest] = text.replaceAll(',', ' ').trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') || null };
}

/** A value or one of its names in either language; undefined for what is none of them. */
export function readChoice<T extends string>(
  text: string,
  choices: readonly T[],
  names: Partial<Record<T, readonly string[]>>,
): T | undefined {
  const asked = foldText(text)
    .replace(/[_\s-]+/g, ' ')
    .trim();
  return choices.find(
    (choice) =>
      choice.replaceAll('_', ' ') === asked || names[choice]?.some((name) => foldText(name) === asked),
  );
}
