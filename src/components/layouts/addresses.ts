import { DEFAULT_LOCALE, LOCALES, type Locale } from '#i18n/index.ts';

/** Languages of a public page: English without a prefix, the others under theirs (product.md D1). */
export function pageAddress(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** `getStaticPaths` of every public page: one file serves all languages. */
export const localePaths = () =>
  LOCALES.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
    props: { locale },
  }));

/** The same page in another language: on demand, the middleware stores the choice and comes back without it. */
export function languageAddress(url: URL, locale: Locale): string {
  const query = new URLSearchParams(url.search);
  query.set('lang', locale);
  return `?${query}`;
}
