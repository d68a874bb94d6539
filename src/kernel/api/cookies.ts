import type { AstroCookies } from 'astro';
import { TIME_ZONE_COOKIE } from '#shared/dates/time-zone.ts';

/** Astro decodes cookies lazily and throws on a stray `%`; such a cookie counts as missing. */
export function readCookie(cookies: AstroCookies, name: string): string | undefined {
  try {
    return cookies.get(name)?.value;
  } catch {
    return undefined;
  }
}

export const readTimeZoneCookie = (cookies: AstroCookies): string | undefined =>
  readCookie(cookies, TIME_ZONE_COOKIE);

export const readLanguageCookie = (cookies: AstroCookies): string | undefined => readCookie(cookies, 'lang');
