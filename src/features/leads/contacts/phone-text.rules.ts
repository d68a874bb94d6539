import { findPhoneNumbersInText } from 'libphonenumber-js/min';

/** Numbers without a country prefix are Spanish, like the provider and its customers. */
const COUNTRY = 'ES';
const MAX_FOUND = 5;

/**
 * Returns the distinct phone numbers of a text in order: Spanish ones in national grouping (`612 34 56 78`), others
 * with their prefix.
 */
export function phonesIn(text: string): string[] {
  const found = findPhoneNumbersInText(text, COUNTRY).map(({ number }) =>
    number.country === COUNTRY ? number.formatNational() : number.formatInternational(),
  );
  return [...new Set(found)].slice(0, MAX_FOUND);
}

export type PhonePlace = { start: number; end: number; href: string };

export const phonePlaces = (text: string): PhonePlace[] =>
  findPhoneNumbersInText(text, COUNTRY).map(({ startsAt, endsAt, number }) => ({
    start: startsAt,
    end: endsAt,
    href: number.getURI(),
  }));
