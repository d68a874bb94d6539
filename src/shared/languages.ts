/** The languages of the portals and of the API's messages (product.md D1). */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** The languages that the public site has texts in. */
export const SITE_LANGUAGES = ['en', 'es', 'ca', 'fr'] as const;
export type SiteLocale = (typeof SITE_LANGUAGES)[number];

/** The languages that the public site is published in. Adding one here publishes every page that has a file in it. */
export const SITE_LOCALES: readonly SiteLocale[] = ['en', 'es'];

/** The tag that Intl gets: Spanish of Spain, English of Britain (day before month, 24 hours). */
export const INTL_TAG: Record<SiteLocale, string> = { en: 'en-GB', es: 'es-ES', ca: 'ca-ES', fr: 'fr-FR' };
