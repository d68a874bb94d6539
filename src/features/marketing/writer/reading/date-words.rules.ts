import { INTL_TAG, type Locale } from '#shared/languages.ts';
import { inAnyLanguage, LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';
import { saysFact } from './quoting.rules.ts';

const DAY_MS = 86_400_000;
/** Days within which a date says its day and month alone. */
const NEAR_DAYS = 180;

/** A deadline as the language writes dates. */
export function dateOf(deadline: string, language: Locale, now: Date): string {
  const date = new Date(`${deadline}T00:00:00Z`);
  const isNear = date.getTime() - now.getTime() < NEAR_DAYS * DAY_MS;
  return new Intl.DateTimeFormat(INTL_TAG[language], {
    day: 'numeric',
    month: 'long',
    ...(!isNear && { year: 'numeric' as const }),
    timeZone: 'UTC',
  }).format(date);
}

const SAYS_END = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage(({ dates }) => dates.until)}) (?:(?:${inAnyLanguage(({ dates }) => dates.beforeDay)}) )*(?:\\d{1,2}(?![\\d:]| ?(?:[ap]m|h|%|€))|(?:${inAnyLanguage(({ dates }) => dates.names)})(?!\\p{L}))`,
  'iu',
);
/** Whether a deadline is the last day of a month that the offer names: "January to March only". */
function namesItsMonth(offer: string, deadline: string, language: Locale): boolean {
  const date = new Date(`${deadline}T00:00:00Z`);
  const month = new Intl.DateTimeFormat(INTL_TAG[language], { month: 'long', timeZone: 'UTC' }).format(date);
  return new Date(date.getTime() + DAY_MS).getUTCDate() === 1 && saysFact(offer, month);
}

/** An offer that says itself until which day it holds. */
export const saysEnd = (offer: string, deadline: string | null, language: Locale): boolean =>
  SAYS_END.test(offer) || (deadline !== null && namesItsMonth(offer, deadline, language));

/** An offer that breaks off where its day would stand. */
export const breaksOff = (offer: string): boolean =>
  LANGUAGE_PACKS.some(({ dates }) => dates.breaksOff.test(offer));
