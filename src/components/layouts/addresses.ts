import type { Service, Subject } from '#features/site/contact/enquiry.rules.ts';
import { DEFAULT_LOCALE, LOCALES, type SiteLocale } from '#i18n/index.ts';
import { pageLocales } from '#i18n/pages.ts';

/** Rendered on demand at the unprefixed address, where the stored language decides (product.md D3). */
export const ON_DEMAND: readonly string[] = ['/comercia', '/leadmanager'];

/**
 * Returns a public page's address: English without a prefix, other languages with theirs (product.md D1). A page that
 * does not exist in the language links to English.
 */
export function pageAddress(locale: SiteLocale, path: string): string {
  if (locale === DEFAULT_LOCALE || !pageLocales(path).includes(locale)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * `getStaticPaths` of a public page: one file serves every language in which the page exists. English of an on-demand
 * address is built under `/en`, where the server finds it for visitors (kernel/front/visitor-page.ts).
 */
export const localePaths = (path: string) =>
  pageLocales(path).map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE && !ON_DEMAND.includes(path) ? undefined : locale },
    props: { locale },
  }));

export type LanguageLink = { locale: SiteLocale; href: string };

/** Links to the other languages; a page on demand needs a parameter, because its address has no language. */
export const siteLanguages = (path: string): LanguageLink[] =>
  pageLocales(path).map((locale) => {
    const address = pageAddress(locale, path);
    return { locale, href: ON_DEMAND.includes(address) ? `${address}?lang=${locale}` : address };
  });

/** Links to the same page in another language; the middleware stores the choice and redirects without the parameter. */
export const portalLanguages = (url: URL): LanguageLink[] =>
  LOCALES.map((locale) => {
    const query = new URLSearchParams(url.search);
    query.set('lang', locale);
    return { locale, href: `?${query}` };
  });

/** Returns the contact form's address with service and subject filled in (product.md section 3). */
export function contactAddress(
  locale: SiteLocale,
  service: Service,
  about: Subject,
  isWaitlist = false,
): string {
  const query = new URLSearchParams({ service, about, ...(isWaitlist && { waitlist: '1' }) });
  return `${pageAddress(locale, '/')}?${query}#contacto`;
}
