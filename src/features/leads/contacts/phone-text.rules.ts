import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { PHONE_COUNTRY } from './phone-key.rules.ts';

const MAX_FOUND = 5;
/** The library takes a whole number behind a comma for an extension; a line break of the same length keeps places. */
const COMMA_BEFORE_NUMBER = /,(?=\s{0,3}(?:\d[\s.-]?){9})/g;
/** Only the beginning of a longer text is read: the library's time grows faster than the text. */
const found = (text: string) =>
  findPhoneNumbersInText(text.slice(0, MAX_PARAGRAPH).replace(COMMA_BEFORE_NUMBER, '\n'), PHONE_COUNTRY);

/**
 * Returns the distinct phone numbers of a text in order: Spanish ones in national grouping (`612 34 56 78`), others
 * with their prefix.
 */
export function phonesIn(text: string): string[] {
  const numbers = found(text).map(({ number }) =>
    number.country === PHONE_COUNTRY ? number.formatNational() : number.formatInternational(),
  );
  return [...new Set(numbers)].slice(0, MAX_FOUND);
}

export type PhonePlace = { start: number; end: number; href: string };

export const phonePlaces = (text: string): PhonePlace[] =>
  found(text).map(({ startsAt, endsAt, number }) => ({
    start: startsAt,
    end: endsAt,
    href: number.getURI(),
  }));
