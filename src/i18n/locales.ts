import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/languages.ts';

export {
  DEFAULT_LOCALE,
  INTL_TAG,
  LOCALES,
  SITE_LANGUAGES,
  SITE_LOCALES,
  type Locale,
  type SiteLocale,
} from '#shared/languages.ts';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && LOCALES.some((locale) => locale === value);
}

/** product.md D1: the stored choice, else Accept-Language in the visitor's order, else English. */
export function negotiateLocale(
  cookie: string | undefined,
  acceptLanguage: string | null | undefined,
): Locale {
  if (isLocale(cookie)) return cookie;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      return {
        language: tag.slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
        index,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { language } of wanted) if (isLocale(language)) return language;
  return DEFAULT_LOCALE;
}
