import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { foldCase } from '#shared/text.ts';
import { domainOf } from '#shared/web-address.ts';
import { isFreeMailHost } from '#features/leads/companies/free-mail.rules.ts';

/** Numbers without a country's prefix are Spanish, as the provider and its customers are. */
const COUNTRY = 'ES';

/** Shorter ones are extensions and fragments, which many people share. */
const MIN_DIGITS = 6;

/** What records are told apart by; null where there is nothing to compare. */
export const emailKeyOf = (email: string | null): string | null =>
  email === null ? null : foldCase(email.trim());

/** `+34981123456`, with its extension where it has one; else the digits as they stand. */
export function phoneKeyOf(phone: string | null): string | null {
  if (phone === null) return null;
  const parsed = parsePhoneNumberFromString(phone, COUNTRY);
  if (parsed?.isPossible()) return parsed.ext ? `${parsed.number};${parsed.ext}` : parsed.number;
  const digits = phone.replace(/\D/g, '');
  return digits.length >= MIN_DIGITS ? digits : null;
}

export function domainKeyOf(domain: string | null): string | null {
  const host = domain === null ? undefined : domainOf(domain);
  return host === undefined || isFreeMailHost(host) ? null : host;
}

/** The domain of an e-mail address, unless it is one that anybody can have. */
export const companyDomainOf = (email: string | null): string | null =>
  email === null ? null : domainKeyOf(email.slice(email.lastIndexOf('@') + 1));

/** `ES-B 15.000.001` and `b15000001` are one: signs do not count, nor the country before a Spanish number. */
export function taxIdKeyOf(taxId: string | null): string | null {
  const bare = (taxId ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return bare === '' ? null : bare.replace(/^ES(?=[A-Z0-9]{9}$)/, '');
}
