import type { Service, Subject } from '#features/site/contact/enquiry.rules.ts';
import { DEFAULT_LOCALE, LOCALES, type SiteLocale } from '#i18n/index.ts';
import { pageLocales } from '#i18n/pages.ts';

/** Rendered on demand at the unprefixed address, where the visitor's choice decides (product.md D3). */
export const ON_DEMAND: readonly string[] = ['/comercia', '/leadmanager'];

/**
 * Languages of a public page: English without a prefix, the others under theirs (product.md D1). A page that a
 * language lacks is linked in English.
 */
export function pageAddress(locale: SiteLocale, path: string): string {
  if (locale === DEFAULT_LOCALE || !pageLocales(path).includes(locale)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * `getStaticPaths` of a public page: one file serves every language that the page exists in. English of an address on
 * demand is built under `/en`, where the server finds what it shows to visitors (server/front/visitor-page.ts).
 */
export const localePaths = (path: string) =>
  pageLocales(path).map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE && !ON_DEMAND.includes(path) ? undefined : locale },
    props: { locale },
  }));

export type LanguageLink = { locale: SiteLocale; href: string };

/** A page on demand has to be told the language, because its address does not say it. */
export const siteLanguages = (path: string): LanguageLink[] =>
  pageLocales(path).map((locale) => {
    const address = pageAddress(locale, path);
    return { locale, href: ON_DEMAND.includes(address) ? `${address}?lang=${locale}` : address };
  });

/** The same page in another language: the middleware stores the choice and comes back without it. */
export const portalLanguages = (url: URL): LanguageLink[] =>
  LOCALES.map((locale) => {
    const query = new URLSearchParams(url.search);
    query.set('lang', locale);
    return { locale, href: `?${query}` };
  });

/** The contact form with its service and subject filled in (product.md section 3). */
export function contactAddress(
  locale: SiteLocale,
  service: Service,
  about: Subject,
  isWaitlist = false,
): string {
  const query = new URLSearchParams({ service, about, ...(isWaitlist && { waitlist: '1' }) });
  return `${pageAddress(locale, '/')}?${query}#contacto`;
}
