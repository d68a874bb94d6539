/** The languages of the portals, of the API's messages and of the published public pages (product.md D1). */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
