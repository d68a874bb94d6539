import { translator } from './index.ts';
import type { SiteLocale } from './locales.ts';

const tables = import.meta.glob<string>('./*/pages/*.json', { import: 'title', eager: true });
const documents = import.meta.glob<{ title?: string }>('./*/pages/*.md', {
  import: 'frontmatter',
  eager: true,
});

/** Returns the title of a public page, by its address without a language's prefix. Undefined where a language lacks it. */
export function pageTitle(path: string, locale: SiteLocale): string | undefined {
  if (path === '/') return translator(locale)('site:home.hero.title');
  const file = `./${locale}/pages${path}`;
  return tables[`${file}.json`] ?? documents[`${file}.md`]?.title;
}
