import type { AstroCookies } from 'astro';
import type { Locale } from '#shared/languages.ts';

const YEAR_SECONDS = 31_536_000;

/** Stores the chosen language in the browser, for the site and the portals alike (product.md D1). */
export const setLanguage = (cookies: AstroCookies, locale: Locale): void =>
  cookies.set('lang', locale, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax' });
