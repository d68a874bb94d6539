import { PATH_HOSTS } from './shared-hosts.values.ts';

const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * Returns the host of an address typed as a company's domain: `https://www.Talleres-Mar.es/contacto` is
 * `talleres-mar.es`. Converts other scripts to punycode, so that a domain has one spelling.
 */
export function domainOf(text: string): string | undefined {
  const bare = text.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const address = `http://${bare}`;
  if (bare === '' || bare.includes('@') || !URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.replace(/\.$/, '').replace(/^www\./, '');
  return HOST.test(host) ? host : undefined;
}

const isPathHost = (host: string): boolean =>
  host.split('.').some((_, place, labels) => PATH_HOSTS.has(labels.slice(place).join('.')));

/**
 * Returns an address typed as a company's domain as it is kept: its bare host with the letters typed
 * (`quesería.example`), and on a site where many have a page that page too (`facebook.com/talleresmar`).
 */
export function siteOf(text: string): string | undefined {
  const host = domainOf(text);
  if (host === undefined) return undefined;
  const [typed = '', ...path] = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .split(/(?=[/?#])/);
  const own = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  const shown = domainOf(own) === host ? own : host;
  if (!isPathHost(host)) return shown;
  return `${shown}${path.filter((part) => part.startsWith('/') && part !== '/').join('')}`;
}

/** The address of a website as a browser opens it; people leave the beginning out. */
export function readWebsite(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!/^https?:\/\/[^\s/?#@]+\.[^\s/?#@]{2,}/i.test(address) || !URL.canParse(address)) return undefined;
  return address;
}
