/**
 * Normalises a phone number in the browser, where libphonenumber's tables are too heavy: a number without a prefix is
 * Spanish (`phoneKeyOf` decides on the server; a test compares the two).
 */
function numberOf(phone: string): string {
  const bare = phone
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  if (bare.startsWith('+')) return bare;
  return /^34\d{9}$/.test(bare) ? `+${bare}` : `+34${bare}`;
}

const KEYS: Readonly<Record<string, (text: string) => string>> = {
  phone: numberOf,
  email: (text) => text.trim().toLowerCase(),
  domain: (text) => text.trim().toLowerCase(),
  taxId: (text) =>
    text
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/^ES(?=[A-Z0-9]{9}$)/, ''),
};

/** Returns whether two values of a field are equal but for spelling, so that there is nothing to choose. */
export function isSameValue(field: string, one: string, other: string): boolean {
  const keyOf = KEYS[field];
  return one === other || (keyOf !== undefined && one !== '' && other !== '' && keyOf(one) === keyOf(other));
}
