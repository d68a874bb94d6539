import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** Numbers without a country prefix are Spanish, like the provider and its customers. */
export const PHONE_COUNTRY = 'ES';

/** Shorter numbers are extensions and fragments, which many people share. */
const MIN_DIGITS = 6;

/** Parsing takes as long as a write, and a line of an import asks for its number half a dozen times. */
const known = new Map<string, string | null>();
const MOST_KNOWN = 1_000;

/**
 * Returns `+34981123456`, with the extension if any (`;12`): two extensions of one number are two people's. Else the
 * bare digits. Null for what is no number, or one that people type to fill a field.
 */
export function phoneKeyOf(phone: string | null): string | null {
  if (phone === null) return null;
  const found = known.get(phone);
  if (found !== undefined) return found;
  const key = parsedKey(phone.normalize('NFKC'));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(phone, key);
  return key;
}

/** The number that an extension belongs to. */
export const switchboardOf = (key: string): string => key.split(';', 1)[0] ?? key;

const LETTERS_ON_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  ['abc2', 'def3', 'ghi4', 'jkl5', 'mno6', 'pqrs7', 'tuv8', 'wxyz9'].flatMap((key) =>
    [...key.slice(0, -1)].map((letter) => [letter, key.slice(-1)]),
  ),
);

/** `900 TALLER`: capitals within a number stand for the digits of their keys. */
const lettersToDigits = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => LETTERS_ON_KEYS[letter.toLowerCase()] ?? letter);

const parse = (text: string): PhoneNumber | undefined => {
  const parsed = parsePhoneNumberFromString(text, PHONE_COUNTRY);
  return parsed?.isPossible() ? parsed : undefined;
};

/** A number behind its country with the zero that is dialled within it: `+34 (0)981…`, `+351 021…`. */
const withoutTrunkZero = (text: string): PhoneNumber | undefined => {
  const parsed = parsePhoneNumberFromString(text, PHONE_COUNTRY);
  if (!parsed || parsed.isPossible() || !parsed.nationalNumber.startsWith('0')) return undefined;
  const bare = `+${parsed.countryCallingCode}${parsed.nationalNumber.slice(1)}`;
  return parse(parsed.ext ? `${bare} ext. ${parsed.ext}` : bare);
};

/** Mobiles of Mexico had a 1 behind +52, and those of Argentina have a 9 behind +54 that calls from within leave out. */
const withoutMobileSign = (number: string): string =>
  number.replace(/^\+521(?=\d{10}$)/, '+52').replace(/^\+549(?=\d{10}$)/, '+54');

const SEQUENCE = '01234567890';

/** `600000000` and `123456789` fill a field that asks for a number. */
const isFiller = (number: string): boolean =>
  /(\d)\1{7}$/.test(number) || SEQUENCE.includes(number.replace(/^\+34/, ''));

function parsedKey(phone: string): string | null {
  const isSpelled = /\d[\s.-]*[A-Z]{3,}(?![a-z])/.test(phone) && !/\b(?:EXT|INT)/.test(phone);
  const text = isSpelled ? lettersToDigits(phone) : phone;
  const parsed = parse(text) ?? withoutTrunkZero(text);
  if (parsed) {
    const number = withoutMobileSign(parsed.number);
    if (isFiller(number)) return null;
    return parsed.ext ? `${number};${parsed.ext}` : number;
  }
  // Letters within leave a part of the number, which others share: `3,46001E+10`.
  if (/\d\s*[\p{L}#*].*\d/u.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const bare = withoutMobileSign(`+${digits}`);
  if (bare !== `+${digits}`) return bare;
  return digits.length < MIN_DIGITS || isFiller(digits) ? null : digits;
}
