import { only, PUBLIC_PARTS, type ContentFiles } from './content-check.ts';
import { leaves } from './content-shape.ts';
import { DEFAULT_LOCALE, SITE_LANGUAGES, type SiteLocale } from './locales.ts';
import { DOCUMENTS, PAGES } from './page-schemas.ts';

export type Coverage = {
  locale: SiteLocale;
  texts: number;
  allTexts: number;
  pages: number;
  allPages: number;
};

/** Returns the share of the public site that each language has, published or not. */
export function coverage(files: ContentFiles): Coverage[] {
  const publicTexts = (locale: SiteLocale): string[] =>
    Object.entries(PUBLIC_PARTS).flatMap(([name, parts]) => {
      const text = files.get(`${locale}/${name}.json`);
      return text === undefined ? [] : leaves(only(JSON.parse(text), parts)).map(([key]) => `${name}:${key}`);
    });
  const all = publicTexts(DEFAULT_LOCALE);
  const names = [...PAGES.map(({ name }) => `${name}.json`), ...DOCUMENTS.map((name) => `${name}.md`)];
  return SITE_LANGUAGES.map((locale) => {
    const own = new Set(publicTexts(locale));
    return {
      locale,
      texts: all.filter((key) => own.has(key)).length,
      allTexts: all.length,
      pages: names.filter((name) => files.has(`${locale}/pages/${name}`)).length,
      allPages: names.length,
    };
  });
}
