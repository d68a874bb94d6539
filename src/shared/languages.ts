/** The languages of the portals, of the API's messages and of the published public pages (product.md D1). */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** The tag that Intl gets: Spanish of Spain, English of Britain (day before month, 24 hours). */
export const INTL_TAG: Record<Locale, string> = { en: 'en-GB', es: 'es-ES' };
