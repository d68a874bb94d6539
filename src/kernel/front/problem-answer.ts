import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, localePrefix, LOCALES, type Locale } from '#shared/languages.ts';
import { negotiateLocale, translateDynamic, translator } from '#i18n/index.ts';
import type { ApiProblem } from '#shared/api.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';
import { API_POLICY, hashSource } from './policy.ts';
import { isAllowedMethod } from './request-checks.ts';

export const isApiPath = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** The language that an address names. */
const addressLocale = (url: string): Locale | undefined => {
  const [, first] = /^\/(\w+)(?:[/?]|$)/.exec(url) ?? [];
  return LOCALES.find((locale) => locale === first && locale !== DEFAULT_LOCALE);
};

type Head = Pick<IncomingMessage, 'headers' | 'url'>;

const languageCookie = ({ headers }: Head): string | undefined =>
  /(?:^|;\s*)lang=([^;]*)/.exec(headers.cookie ?? '')?.[1];

/** product.md D1: an address with a language speaks it; elsewhere the cookie, else Accept-Language, else English. */
export const requestLocale = (req: Head): Locale =>
  addressLocale(req.url ?? '') ?? negotiateLocale(languageCookie(req), req.headers['accept-language']);

/** product.md D1: what was chosen; where nothing is stored the site is English at an address without a language. */
export const chosenLocale = (req: Head): Locale => negotiateLocale(languageCookie(req), null);

export function apiProblem(code: ErrorCode, locale: Locale): ApiProblem {
  return { message: translateDynamic(locale, `errors:${code}`) ?? code, code };
}

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;' +
  'font:1.125rem/1.5 system-ui,sans-serif;padding:1.5rem;box-sizing:border-box}main{max-width:32rem}' +
  'h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}p{margin:0 0 1rem}';

/** For what goes wrong before or around Astro: needs no file, no script and no other answer. */
function pageText(code: ErrorCode, locale: Locale): string {
  const say = translator(locale);
  const status = say('errors:page.status', { status: ERROR_STATUS[code] });
  const { message } = apiProblem(code, locale);
  const home = localePrefix(locale) || '/';
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${status}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<style>${STYLE}</style></head><body><main><p>${status}</p><h1>${message}</h1>` +
    `<p><a href="${home}">${say('errors:page.home')}</a></p></main></body></html>`
  );
}

const PAGE_POLICY =
  `default-src 'none'; style-src ${hashSource(STYLE)}; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export type Problem = { status: number; headers: Record<string, string>; body: string };

/** The page of an error that the site has no page of its own for, with its policy. */
export function problemPage(code: ErrorCode, locale: Locale): Problem {
  const body = pageText(code, locale);
  return {
    status: ERROR_STATUS[code],
    headers: {
      ...commonHead(code, locale),
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'content-security-policy': PAGE_POLICY,
    },
    body,
  };
}

const commonHead = (code: ErrorCode, locale: Locale): Record<string, string> => ({
  'content-language': locale,
  'cache-control': 'no-store',
  ...(ERROR_STATUS[code] === 503 ? { 'retry-after': '1' } : {}),
});

/** The answer to an error: JSON for the API and for what no browser sends, a small page for everything else. */
function problem(req: IncomingMessage, code: ErrorCode): Problem {
  const isApi = isApiPath(req.url ?? '') || !isAllowedMethod(req.method);
  const locale = requestLocale(req);
  if (!isApi) return problemPage(code, locale);
  const body = JSON.stringify(apiProblem(code, locale));
  return {
    status: ERROR_STATUS[code],
    headers: {
      ...commonHead(code, locale),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'content-security-policy': API_POLICY,
    },
    body,
  };
}

const LINGER_MS = 5_000;

/** RFC 9112, 6.3: what tells that a body follows. `req.complete` alone turns true only after the request event. */
export const hasBody = (req: Pick<IncomingMessage, 'headers'>): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

export const hasUnreadBody = (req: IncomingMessage): boolean => hasBody(req) && !req.complete;

/**
 * Ends an answer that went out while the client is still sending. Closing a socket with unread input resets the
 * connection, and the client would lose the answer: so what still arrives is thrown away for a while, and only then
 * does the response end and the connection close.
 */
export function afterBody(req: IncomingMessage, end: () => void): void {
  if (!hasUnreadBody(req)) return end();
  const finish = (): void => {
    clearTimeout(timer);
    req.off('end', finish).off('close', finish);
    end();
  };
  const timer = setTimeout(finish, LINGER_MS);
  req.once('end', finish).once('close', finish).resume();
}

/** Answers an error, also while the client is still sending. */
export function answerProblem(
  req: IncomingMessage,
  res: ServerResponse,
  code: ErrorCode,
  extra: Record<string, string> = {},
): void {
  if (res.headersSent) return void res.destroy();
  const { status, headers, body } = problem(req, code);
  for (const [name, value] of Object.entries({ ...headers, ...extra })) res.setHeader(name, value);
  if (hasUnreadBody(req)) res.setHeader('connection', 'close');
  res.writeHead(status);
  if (req.method !== 'HEAD') res.write(body);
  afterBody(req, () => res.end());
}
