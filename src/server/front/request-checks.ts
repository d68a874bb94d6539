import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '#shared/errors.ts';

export const ALLOWED_METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export const MAX_URL_LENGTH = 8_192;

export const isAllowedMethod = (method: string | undefined): boolean =>
  ALLOWED_METHODS.some((allowed) => allowed === method);

/** RFC 9112, 3.2.2: a server accepts `GET http://host/path` too. Astro does not, so the path alone goes on. */
export function originForm(url: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function isWellFormed(url: string, host: string | undefined): boolean {
  // `//host` would be read as another site's address by everything that resolves it.
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('\\')) return false;
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (/%00/.test(path) || /[\0-\x20\x7f]/.test(url)) return false;
  try {
    decodeURI(path);
  } catch {
    return false;
  }
  return URL.canParse(`http://${host ?? 'localhost'}${url}`);
}

/** What is wrong with a request line, before anything is looked up. */
export function requestFault(req: IncomingMessage): ErrorCode | undefined {
  if (!isAllowedMethod(req.method)) return 'method_not_allowed';
  const url = req.url ?? '';
  if (url.length > MAX_URL_LENGTH) return 'uri_too_long';
  if (req.method === 'OPTIONS' && url === '*') return undefined;
  if (!isWellFormed(url, req.headers.host)) return 'bad_request';
  return undefined;
}
