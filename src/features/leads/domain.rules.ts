/** Mail hosts that say nothing about whom somebody works for: companies are not told apart by them. */
const FREE_MAIL_HOSTS = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.es',
  'googlemail.com',
  'hotmail.com',
  'hotmail.es',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.es',
  'proton.me',
  'protonmail.com',
  'telefonica.net',
  'terra.es',
  'yahoo.com',
  'yahoo.es',
  'ymail.com',
]);

export const isFreeMailHost = (host: string): boolean => FREE_MAIL_HOSTS.has(host);

const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The host of what somebody typed as a company's domain: `https://www.Talleres-Mar.es/contacto` is `talleres-mar.es`.
 * Letters of other scripts become the form that the name system knows, so that one domain has one spelling.
 */
export function domainOf(text: string): string | undefined {
  const bare = text.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const address = `http://${bare}`;
  if (bare === '' || bare.includes('@') || !URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.replace(/\.$/, '').replace(/^www\./, '');
  return HOST.test(host) ? host : undefined;
}

/** The domain of an e-mail address, unless it is one that anybody can have. */
export function companyDomainOf(email: string): string | undefined {
  const host = domainOf(email.slice(email.lastIndexOf('@') + 1));
  return host !== undefined && !isFreeMailHost(host) ? host : undefined;
}
