import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '#shared/errors.ts';

export const ALLOWED_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export const MAX_URL_LENGTH = 8_192;

export const isAllowedMethod = (method: string | undefined): boolean =>
  ALLOWED_METHODS.some((allowed) => allowed === method);

/** RFC 9112, 3.2.2: a server accepts `GET http://host/path` too. Astro does not, so the path alone goes on. */
export function originForm(url: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Letters, digits, `-`, `.`, `_` and `~`. */
const UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * One address has one spelling from here on (RFC 3986, 6.2.2): `/./a`, `/%61` and `/x/../a` are `/a`. Otherwise what
 * the front looks up, refuses or protects could be reached past it under a spelling that Astro decodes.
 */
export function canonicalForm(url: string): string {
  if (!/^(?=\/)[^?#]*(?:%|\/\.|[^\x21-\x7e])/.test(url) || url.includes('\\')) return url;
  const [path = ''] = url.split(/[?#]/, 1);
  const decoded = path.replace(UNRESERVED, (escape) => decodeURIComponent(escape));
  const whole = `http://localhost${decoded}${url.slice(path.length)}`;
  if (!URL.canParse(whole)) return url;
  const { pathname, search } = new URL(whole);
  return pathname + search;
}

function isWellFormed(url: string, host: string | undefined): boolean {
  // `//host` would be read as another site's address by everything that resolves it.
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('\\')) return false;
  const path = url.split(/[?#]/, 1)[0] ?? '';
  // Astro decodes again and again until nothing changes: `%2561` would be an `a` there and none here.
  if (/%25[\da-f]{2}/i.test(path)) return false;
  if (/%00/.test(path) || /[\0-\x20\x7f]/.test(url)) return false;
  try {
    decodeURI(path);
  } catch {
    return false;
  }
  return URL.canParse(`http://${host ?? 'localhost'}${url}`);
}

/** Returns the fault of a request line, before anything is looked up. */
export function requestFault(req: IncomingMessage): ErrorCode | undefined {
  if (!isAllowedMethod(req.method)) return 'method_not_allowed';
  const url = req.url ?? '';
  if (url.length > MAX_URL_LENGTH) return 'uri_too_long';
  if (req.method === 'OPTIONS' && url === '*') return undefined;
  if (!isWellFormed(url, req.headers.host)) return 'bad_request';
  return undefined;
}
