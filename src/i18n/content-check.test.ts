import { expect, test } from 'vitest';
import { readContent } from '../../scripts/lib/content.mjs';
import { contentMistakes, coverage, describeMistake } from './content-check.ts';
import { SEARCH_LIMITS } from './page-parts.ts';

const files = await readContent();

/** What the check says after an editor has changed one file. */
function after(file: string, change: (text: string) => string): string[] {
  const before = files.get(file) ?? '';
  const text = change(before);
  expect(text).not.toBe(before);
  return contentMistakes(new Map([...files, [file, text]])).map(describeMistake);
}
const without = (file: string): string[] =>
  contentMistakes(new Map([...files].filter(([name]) => name !== file))).map(describeMistake);

test('the texts as they stand can be published', () => {
  expect(contentMistakes(files).map(describeMistake)).toEqual([]);
});

test('a missing key is named with its file and with what was expected', () => {
  expect(after('es/pages/webia.json', (text) => text.replace('"badge":', '"bagde":'))).toEqual([
    'src/i18n/es/pages/webia.json, badge: Invalid input: expected string, received undefined',
    'src/i18n/es/pages/webia.json: Unrecognized key: "bagde"',
  ]);
});

test('a text of the wrong type is named', () => {
  expect(after('en/pages/webia.json', (text) => text.replace(/"heading": "[^"]*"/, '"heading": 5'))).toEqual([
    'src/i18n/en/pages/webia.json, heading: Invalid input: expected string, received number',
  ]);
});

test('a text that search engines would cut is too long', () => {
  const [mistake] = after('en/pages/webia.json', (text) =>
    text.replace('"title": "', `"title": "${'x'.repeat(SEARCH_LIMITS.title)}`),
  );
  expect(mistake).toMatch(/webia\.json, title: Too big/);
});

test('a page that one language lacks is named', () => {
  expect(without('es/pages/webia.json')).toEqual(['src/i18n/es/pages/webia.json: this file to exist']);
  expect(without('es/pages/privacy.md')).toEqual(['src/i18n/es/pages/privacy.md: this file to exist']);
});

test('a paragraph that was not translated is named', () => {
  const found = after('en/pages/huyu-projects.json', (text) =>
    text.replace('"paragraphs": [', '"paragraphs": ["A new one.",'),
  );
  expect(found).toEqual([
    'src/i18n/es/pages/huyu-projects.json, story.paragraphs.3: a text, because the English file has one',
  ]);
});

test('a key of the home page that one language lacks is named', () => {
  expect(after('es/site.json', (text) => text.replace(/"statement": "[^"]*",/, ''))).toEqual([
    'src/i18n/es/site.json, home.about.statement: a text, because the English file has one',
  ]);
});

test('a place that the provider cannot fill is named', () => {
  expect(after('en/pages/legal.md', (text) => text.replace('{{brand}}', '{{band}}'))).toEqual([
    'src/i18n/en/pages/legal.md, text: no {{band}}: provider.json has no such name',
  ]);
});

test('a section that is missing from a document is named', () => {
  const [mistake] = after('es/pages/privacy.md', (text) => text.replace('## En resumen', ''));
  expect(mistake).toMatch(/^src\/i18n\/es\/pages\/privacy\.md, ##: 7 headings, as in English; it has 6$/);
});

test('a comma too many is said to be one', () => {
  const [mistake] = after('en/pages/webia.json', (text) => text.replace(/\}\s*$/, ',}'));
  expect(mistake).toMatch(/^src\/i18n\/en\/pages\/webia\.json: valid JSON/);
});

test('contact data of the wrong form are named', () => {
  const [mistake] = after('provider.json', (text) => text.replace(/"opens": "[^"]*"/, '"opens": "9"'));
  expect(mistake).toBe('src/i18n/provider.json, opens: expected an hour such as 09:00');
});

test('the coverage counts the published languages as whole', () => {
  for (const { locale, texts, allTexts, pages, allPages } of coverage(files))
    if (locale === 'en' || locale === 'es') expect([texts, pages]).toEqual([allTexts, allPages]);
});
