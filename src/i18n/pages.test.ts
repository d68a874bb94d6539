import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';
import { DOCUMENTS, PAGES } from './page-schemas.ts';
import { pageContent } from './pages.ts';

const cases = LOCALES.flatMap((locale) => PAGES.map((page) => [page.name, locale, page] as const));

test.each(cases)('the page %s is whole in %s', async (_name, locale, page) => {
  await expect(pageContent(page, locale)).resolves.toBeTypeOf('object');
});

test.each(DOCUMENTS)('the document %s stands in every language', (name) => {
  for (const locale of LOCALES) {
    expect(existsSync(new URL(`./${locale}/pages/${name}.md`, import.meta.url))).toBe(true);
  }
});

test('no page waits for words that an editor has yet to write', async () => {
  for (const [, locale, page] of cases) {
    expect(JSON.stringify(await pageContent(page, locale))).not.toMatch(/\{\{|lorem/i);
  }
});
