import { foldText } from '#shared/texts/text.ts';
import { isDay } from '#shared/dates/days.ts';
import type { Read } from './notes.rules.ts';
import type { DateOrder } from '#features/leads/leads.values.ts';

const MONTHS = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feb', 'febrero'],
  ['march', 'mar', 'marzo'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sep', 'sept', 'septiembre', 'setiembre', 'set'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dic'],
] as const;

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)(.*)$/s;
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)(.*)$/s;
/** `1 de marzo de 2026`, `01-Mar-2026`. */
const DAY_NAMED =
  /^(\d{1,2})(?:st|nd|rd|th)?[-\s./]+(?:de\s+)?(\p{L}+)\.?[-\s,./]+(?:de\s+)?(\d{4}|\d{2})(?![\d:])(.*)$/su;
/** `Mar 1, 2026`. */
const MONTH_NAMED = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})(?![\d:])(.*)$/su;
const TIME =
  /(\d{1,2}):(\d{2})(?::(\d{2})([.,]\d+)?)?(?:\s*(a\.?\s?m\.?|p\.?\s?m\.?))?(?:\s*(z|[+-]\d{2}:?\d{2}))?\s*$/i;
/** Days since 1899-12-30, as in spreadsheets: from 1954 to 2064. */
const SERIAL = /^([2-5]\d{4}|60000)(?:[.,]\d+)?$/;

type Parts = { year: string; month: string; day: string; rest: string };

const monthOf = (word: string): string | undefined => {
  const place = MONTHS.findIndex((names) => names.some((name) => name === word));
  return place < 0 ? undefined : String(place + 1);
};

function named(year = '', word = '', day = '', rest = ''): Parts | undefined {
  const month = monthOf(word);
  return month === undefined ? undefined : { year, month, day, rest };
}

function serialParts(text: string): Parts {
  const ms = Date.UTC(1899, 11, 30) + Math.trunc(Number(text.replace(',', '.'))) * 86_400_000;
  const [year = '', month = '', day = ''] = new Date(ms).toISOString().slice(0, 10).split('-');
  return { year, month, day, rest: '' };
}

function partsOf(text: string, order: DateOrder): Parts | undefined {
  const folded = foldText(text).trim();
  const iso = ISO.exec(folded);
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '', rest: iso[4] ?? '' };
  const numbers = NUMBERS.exec(folded);
  if (numbers) {
    const [, first = '', second = '', year = '', rest = ''] = numbers;
    // A number above 12 cannot be a month and decides the order.
    const isDayFirst = Number(first) > 12 || (order === 'dmy' && Number(second) <= 12);
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return { year, month, day, rest };
  }
  const dayNamed = DAY_NAMED.exec(folded);
  if (dayNamed) return named(dayNamed[3], dayNamed[2], dayNamed[1], dayNamed[4]);
  const monthNamed = MONTH_NAMED.exec(folded);
  if (monthNamed) return named(monthNamed[3], monthNamed[1], monthNamed[2], monthNamed[4]);
  return SERIAL.test(folded) ? serialParts(folded) : undefined;
}

/** Years of two digits count up to this one, and a hundred years back from there. */
export type YearWindow = { lastYear: number };
const ANY_YEAR: YearWindow = { lastYear: 2099 };

function yearOf(year: string, { lastYear }: YearWindow): string {
  if (year.length !== 2) return year;
  const century = Math.floor(lastYear / 100) * 100;
  const full = century + Number(year);
  return String(full > lastYear ? full - 100 : full);
}

const dayOf = ({ year, month, day }: Parts, window: YearWindow): string =>
  `${yearOf(year, window)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const INVALID = { error: 'leads:imports.dateInvalid' };

/** Reads a calendar day such as `2027-01-31`, `31/1/2027`, `1/31/2027`, `31 Jan 27` or `31 de enero de 2027`. */
export function readDate(text: string, order: DateOrder = 'dmy', window = ANY_YEAR): Read<string> {
  const parts = partsOf(text, order);
  const day = parts && dayOf(parts, window);
  return day !== undefined && isDay(day) ? { value: day } : INVALID;
}

/** Years ahead and back within which a deal may close without a word. */
const YEARS_AHEAD = 20;
const YEARS_BACK = 60;

/**
 * Reads the day a deal is to close. A year of two digits is at most twenty years ahead; one that is read into another
 * century than this, and a day that is very far away, have a note.
 */
export function readClosingDay(text: string, order: DateOrder | undefined, at: string): Read<string> {
  const year = Number(at.slice(0, 4));
  const read = readDate(text, order, { lastYear: year + YEARS_AHEAD });
  if ('error' in read) return read;
  const found = Number(read.value.slice(0, 4));
  const isShort = partsOf(text, order ?? 'dmy')?.year.length === 2;
  const isOtherCentury = isShort && Math.floor(found / 100) !== Math.floor(year / 100);
  const isFar = found > year + YEARS_AHEAD || found < year - YEARS_BACK;
  return isFar || isOtherCentury ? { ...read, note: 'leads:imports.dateFar' } : read;
}

function timeOf(rest: string): string | undefined {
  if (rest.trim() === '') return undefined;
  const found = TIME.exec(rest);
  if (!found) return undefined;
  const [, hour = '', minute = '', second = '00', fraction = '', half = '', zone = 'Z'] = found;
  const isAfternoon = half.toLowerCase().startsWith('p');
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return `T${String(hours).padStart(2, '0')}:${minute}:${second}${fraction.replace(',', '.')}${zone.toUpperCase()}`;
}

/**
 * Reads a time in UTC. A time without time zone counts as UTC, a day without time as noon, which falls on that day
 * nearly everywhere. `at`: the time of reading, which a year of two digits does not pass.
 */
export function readMoment(text: string, order: DateOrder = 'dmy', at?: string): Read<string> {
  const parts = partsOf(text, order);
  const read = readDate(text, order, at === undefined ? ANY_YEAR : { lastYear: Number(at.slice(0, 4)) });
  if ('error' in read || !parts) return INVALID;
  const time = timeOf(parts.rest) ?? 'T12:00:00Z';
  const moment = Date.parse(`${read.value}${time}`);
  return Number.isNaN(moment) ? INVALID : { value: new Date(moment).toISOString() };
}

/** Evidence for the date order of a column. */
export type DateSigns = { dayFirst: number; monthFirst: number; either: number; american: number };

export const noSigns = (): DateSigns => ({ dayFirst: 0, monthFirst: 0, either: 0, american: 0 });

export function addSigns(signs: DateSigns, cell: string): void {
  const numbers = NUMBERS.exec(cell.trim());
  if (!numbers) return;
  const [first, second] = [Number(numbers[1]), Number(numbers[2])];
  if (first > 12) signs.dayFirst += 1;
  else if (second > 12) signs.monthFirst += 1;
  else if (first !== second) signs.either += 1;
  if (/\d\s*[ap]\.?m\b/i.test(numbers[4] ?? '')) signs.american += 1;
}

/**
 * Returns the date order of a column from its own values, else from other columns, else from times with AM and PM;
 * defaults to day first. `isSure`: the column itself leaves no doubt.
 */
export function orderOf(
  signs: DateSigns,
  others: readonly DateSigns[],
  chosen: DateOrder | null,
): { order: DateOrder; isSure: boolean } {
  const said = ({ dayFirst, monthFirst }: DateSigns): DateOrder | undefined =>
    dayFirst === monthFirst ? undefined : dayFirst > monthFirst ? 'dmy' : 'mdy';
  const own = said(signs);
  if (own !== undefined) return { order: own, isSure: signs.dayFirst === 0 || signs.monthFirst === 0 };
  if (signs.either === 0 && signs.dayFirst === 0) return { order: chosen ?? 'dmy', isSure: true };
  if (chosen !== null) return { order: chosen, isSure: false };
  const other = others.map(said).find((order) => order !== undefined);
  return { order: other ?? (signs.american > 0 ? 'mdy' : 'dmy'), isSure: false };
}
