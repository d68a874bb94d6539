import { parse as parseHost } from 'tldts';
import { BUILDER_HOSTS, PATH_HOSTS } from '#shared/contact/shared-hosts.values.ts';
import { domainOf, siteOf } from '#shared/contact/web-address.ts';
import { foldText } from '#shared/texts/text.ts';
import { isFreeMailHost } from '#features/leads/companies/free-mail.rules.ts';
import { NO_MAILBOXES, SHARED_MAILBOXES } from './shared-mailboxes.values.ts';

/** Pages that say nothing about whose they are. */
const NO_PAGE = new Set([
  '',
  'about',
  'app',
  'company',
  'contact',
  'contacto',
  'en',
  'es',
  'home',
  'index.html',
  'login',
  'maps',
  'people',
  'profile.php',
  'pages',
  'search',
  'send',
  'view',
]);
/** `linkedin.com/company/mar`, `sites.google.com/view/mar`: the firm's name comes second. */
const MOST_PARTS = 2;

/** Returns the firm's page on a site of many, or null where the address names none. */
function pageKey(site: string, text: string): string | null {
  const address = `http://${text.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')}`;
  if (!URL.canParse(address)) return null;
  const parts = new URL(address).pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
    .slice(0, MOST_PARTS);
  return parts.every((part) => NO_PAGE.has(part)) ? null : `${site}/${parts.join('/')}`;
}

/** The host below which a builder of sites gives each firm a name, if the host is one of these. */
function builderOf(host: string): string | undefined {
  const { publicSuffix, isPrivate } = parseHost(host, { allowPrivateDomains: true });
  if (isPrivate === true && publicSuffix !== null) return publicSuffix;
  if (/(?:^|\.)blogspot\.[a-z.]+$/.test(host)) return host.slice(host.indexOf('blogspot.'));
  const { domain } = parseHost(host);
  return domain !== null && BUILDER_HOSTS.has(domain) ? domain : undefined;
}

/**
 * Returns the key of a company's website: its host in ASCII, on a site of many with the firm's page
 * (`facebook.com/talleresmar`). Null for a free mail host, and for a network, map or builder of sites alone.
 */
export function domainKeyOf(domain: string | null): string | null {
  const host = domain === null ? undefined : domainOf(domain);
  if (domain === null || host === undefined) return null;
  const site = parseHost(host).domain;
  // Some of these give out mail addresses too.
  if (site !== null && PATH_HOSTS.has(site)) return pageKey(host === `sites.${site}` ? host : site, domain);
  return isFreeMailHost(host) || builderOf(host) === host ? null : host;
}

/** Returns the host without its public suffix: `talleresmar.es` and `talleresmar.com` have the same owner. */
function ownLabel(host: string): string {
  if (host.includes('/') || builderOf(host) !== undefined) return host;
  return parseHost(host).domainWithoutSuffix ?? host;
}

export const isSameOwner = (a: string, b: string): boolean => a === b || ownLabel(a) === ownLabel(b);

/** Returns the domain of an email address, or null for a free mail host. */
export const companyDomainOf = (email: string | null): string | null =>
  email === null ? null : domainKeyOf(email.slice(email.lastIndexOf('@') + 1));

/** The same as it is typed: `info@muñoz.example` comes from `muñoz.example`. */
export const companySiteOf = (email: string | null): string | null =>
  companyDomainOf(email) === null
    ? null
    : (siteOf((email ?? '').slice((email ?? '').lastIndexOf('@') + 1)) ?? null);

/** Returns whether many may read the mailbox (`info@`, `ventas2@`), or nobody does (`notiene@`, `noreply@`). */
export function isSharedMailbox(email: string): boolean {
  const [local = '', host = ''] = foldText(email.trim()).split('@');
  const words = local.replace(/\d+/g, '').split(/[._+-]+/);
  const whole = words.join('');
  const [first = ''] = words;
  const label = parseHost(host).domainWithoutSuffix ?? '';
  return (
    SHARED_MAILBOXES.has(first) ||
    [first, whole].some((word) => NO_MAILBOXES.has(word)) ||
    SHARED_MAILBOXES.has(whole) ||
    NO_MAILBOXES.has(label)
  );
}
