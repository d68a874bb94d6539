import type { AstroCookies } from 'astro';
import type { Database } from './context.ts';
import { sessionCookieName, sessionOfBearer, sessionOfCookie, type ActiveSession } from './sessions.ts';

/** Astro decodes cookies lazily and throws on a stray `%`; such a cookie is no session. */
export function readCookie(cookies: AstroCookies, name: string): string | undefined {
  try {
    return cookies.get(name)?.value;
  } catch {
    return undefined;
  }
}

export const readLanguageCookie = (cookies: AstroCookies): string | undefined => readCookie(cookies, 'lang');

/** An Authorization header, where present, decides alone: an invalid one never falls back to the cookie. */
export async function authenticate(
  db: Database,
  request: Request,
  cookies: AstroCookies,
  siteUrl: string,
  now: Date,
): Promise<ActiveSession | null> {
  const header = request.headers.get('authorization');
  if (header !== null) return sessionOfBearer(db, header, now);
  return sessionOfCookie(db, readCookie(cookies, sessionCookieName(siteUrl)), now);
}
