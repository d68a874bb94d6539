import type { APIContext } from 'astro';
import type { Locale } from '#shared/languages.ts';
import { preferenceOptions } from '#shared/preference-cookie.ts';

/** Stores the chosen language in the browser, for the site and the portals alike (product.md D1). */
export const setLanguage = ({ cookies, locals }: APIContext, locale: Locale): void =>
  cookies.set('lang', locale, preferenceOptions(locals.runtime.config.siteUrl));
