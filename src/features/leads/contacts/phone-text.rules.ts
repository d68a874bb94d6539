import { findPhoneNumbersInText } from 'libphonenumber-js/min';

/** Numbers without a country's prefix are Spanish, as the provider and its customers are. */
const COUNTRY = 'ES';
/** More than a person would choose between. */
const MAX_FOUND = 5;

/**
 * The phone numbers in a text, in the order in which they stand there and each once: Spanish ones as they are grouped at
 * home (`612 34 56 78`), others with their prefix.
 */
export function phonesIn(text: string): string[] {
  const found = findPhoneNumbersInText(text, COUNTRY).map(({ number }) =>
    number.country === COUNTRY ? number.formatNational() : number.formatInternational(),
  );
  return [...new Set(found)].slice(0, MAX_FOUND);
}

/** Where a number stands in a text, and how it is called. */
export type PhonePlace = { start: number; end: number; href: string };

export const phonePlaces = (text: string): PhonePlace[] =>
  findPhoneNumbersInText(text, COUNTRY).map(({ startsAt, endsAt, number }) => ({
    start: startsAt,
    end: endsAt,
    href: number.getURI(),
  }));
