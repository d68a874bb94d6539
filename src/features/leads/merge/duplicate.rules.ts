import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { foldCase } from '#shared/text.ts';
import { domainOf } from '#shared/contact/web-address.ts';
import { isFreeMailHost } from '#features/leads/companies/free-mail.rules.ts';

/** Numbers without a country prefix are Spanish, like the provider and its customers. */
const COUNTRY = 'ES';

/** Shorter numbers are extensions and fragments, which many people share. */
const MIN_DIGITS = 6;

export const emailKeyOf = (email: string | null): string | null =>
  email === null ? null : foldCase(email.trim());

/** Parsing takes as long as a write, and a line of an import asks for its number half a dozen times. */
const known = new Map<string, string | null>();
const MOST_KNOWN = 1_000;

/** Returns `+34981123456`, with the extension if any; else the bare digits. */
export function phoneKeyOf(phone: string | null): string | null {
  if (phone === null) return null;
  const found = known.get(phone);
  if (found !== undefined) return found;
  const key = parsedKey(phone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(phone, key);
  return key;
}

function parsedKey(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, COUNTRY);
  if (parsed?.isPossible()) return parsed.ext ? `${parsed.number};${parsed.ext}` : parsed.number;
  const digits = phone.replace(/\D/g, '');
  return digits.length >= MIN_DIGITS ? digits : null;
}

export function domainKeyOf(domain: string | null): string | null {
  const host = domain === null ? undefined : domainOf(domain);
  return host === undefined || isFreeMailHost(host) ? null : host;
}

/** Returns the domain of an email address, or null for a free mail host. */
export const companyDomainOf = (email: string | null): string | null =>
  email === null ? null : domainKeyOf(email.slice(email.lastIndexOf('@') + 1));

/**
 * Returns the key of a tax ID without separators, and without the country of a Spanish one: `ES-B 15.000.001` equals
 * `b15000001`.
 */
export function taxIdKeyOf(taxId: string | null): string | null {
  const bare = (taxId ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return bare === '' ? null : bare.replace(/^ES(?=[A-Z0-9]{9}$)/, '');
}
