/** Languages of the portals and of the API's messages (product.md D1). */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** A value for each of them. */
export const byLocale = <Value>(of: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, Value>;

/** Language of the addresses that name none. */
export const DEFAULT_LOCALE: Locale = 'en';
/** Beginning of a language's addresses. */
export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

export const SITE_LANGUAGES = ['en', 'es', 'ca', 'fr'] as const;
export type SiteLocale = (typeof SITE_LANGUAGES)[number];

/** Languages in which the public site is published. Adding one publishes every page with a file in it. */
export const SITE_LOCALES: readonly SiteLocale[] = ['en', 'es'];

/** Tag for Intl: Spanish of Spain, English of Britain (day before month, 24 hours). */
export const INTL_TAG: Record<SiteLocale, string> = { en: 'en-GB', es: 'es-ES', ca: 'ca-ES', fr: 'fr-FR' };
