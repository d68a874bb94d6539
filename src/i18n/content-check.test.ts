import { expect, test } from 'vitest';
import { readContent, readUsedTexts } from '../../scripts/lib/content.mjs';
import { contentMistakes, describeMistake } from './content-check.ts';
import { coverage } from './content-coverage.ts';
import { SITE_LANGUAGES } from './locales.ts';
import { SEARCH_LIMITS } from './page-parts.ts';

const files = await readContent();
const used = await readUsedTexts(files);
const mistakesIn = (content: ReadonlyMap<string, string>): string[] =>
  contentMistakes(content, used).map(describeMistake);

/** Returns the check's messages after an editor has changed one file, or the same in several. */
function after(changed: string | readonly string[], change: (text: string) => string): string[] {
  const content = new Map(files);
  for (const file of [changed].flat()) {
    const before = files.get(file) ?? '';
    const text = change(before);
    expect(text).not.toBe(before);
    content.set(file, text);
  }
  return mistakesIn(content);
}
const without = (file: string): string[] => mistakesIn(new Map([...files].filter(([name]) => name !== file)));

test('the texts as they stand can be published', () => {
  expect(mistakesIn(files)).toEqual([]);
});

test('a language that waits to be published can be: its texts are as whole as those that are', () => {
  expect(contentMistakes(files, used, SITE_LANGUAGES).map(describeMistake)).toEqual([]);
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
    'src/i18n/es/site.json, home.about.statement: Invalid input: expected string, received undefined',
  ]);
});

test('a text that is taken out of every language is missed all the same, in the site and in the portals', () => {
  const both = (name: string) => [`en/${name}`, `es/${name}`];
  const reason = 'Invalid input: expected string, received undefined';
  expect(after(both('site.json'), (text) => text.replace(/"statement": "[^"]*",/, ''))).toEqual([
    `src/i18n/en/site.json, home.about.statement: ${reason}`,
    `src/i18n/es/site.json, home.about.statement: ${reason}`,
  ]);
  expect(after(both('contact.json'), (text) => text.replace(/"valeria": "[^"]*",/, ''))).toEqual([
    `src/i18n/en/contact.json, subjects.valeria: ${reason}`,
    `src/i18n/es/contact.json, subjects.valeria: ${reason}`,
  ]);
  const [mistake] = after(both('layout.json'), (text) => text.replace(/"switchArea": "[^"]*",/, ''));
  expect(mistake).toMatch(
    /^src\/i18n\/en\/layout\.json, portal\.switchArea: a text, because src\/[\w/.-]+ shows it$/,
  );
});

test('a text, or a whole group of them, that is taken out of a table of several files is missed', async () => {
  const both = (name: string) => [`en/${name}`, `es/${name}`];
  expect(after(both('leads/inbox.json'), (text) => text.replace(/"emptyFolder": "[^"]*",/, ''))).toEqual([
    expect.stringMatching(/^src\/i18n\/en\/leads\/inbox\.json, inbox\.emptyFolder: a text, because src\//),
  ]);
  const gone = new Map([...files, ...both('leads/inbox.json').map((file): [string, string] => [file, '{}'])]);
  expect(contentMistakes(gone, await readUsedTexts(gone)).map(describeMistake)).toContainEqual(
    expect.stringMatching(/^src\/i18n\/en\/leads\/, inbox\.emptyFolder: a text, because src\//),
  );
});

test('a group of texts that stands in two files of a table is named', () => {
  expect(
    after(['en/leads/tasks.json', 'es/leads/tasks.json'], (text) =>
      text.replace('{', '{ "inbox": { "title": "x" },'),
    ),
  ).toEqual(['src/i18n/en/leads/tasks.json, inbox: no second inbox: en/leads/inbox.json has it']);
});

test('an English text that is empty or no text is named, in the site and in the portals', () => {
  expect(after('en/site.json', (text) => text.replace(/"statement": "[^"]*"/, '"statement": 5'))).toEqual([
    'src/i18n/en/site.json, home.about.statement: Invalid input: expected string, received number',
  ]);
  expect(after('en/ui.json', (text) => text.replace(/"close": "[^"]*"/, '"close": ""'))).toEqual([
    'src/i18n/en/ui.json, actions.close: a text that is not empty',
  ]);
});

test('a title or description of a section that search engines would cut is named', () => {
  const [mistake] = after('es/site.json', (text) =>
    text.replace('"title": "Sobre', `"title": "${'x'.repeat(60)}`),
  );
  expect(mistake).toMatch(/^src\/i18n\/es\/site\.json, home\.meta\.about\.title: Too big/);
});

test('a place that nothing fills, and a consent without its link, are named', () => {
  const [place] = after('es/contact.json', (text) => text.replace('Sobre {{name}}', 'Sobre {{nombre}}'));
  expect(place).toBe('src/i18n/es/contact.json, about: expected no place but {{name}}');
  const [consent] = after('es/contact.json', (text) => text.replace('[política de privacidad]', 'política'));
  expect(consent).toMatch(/^src\/i18n\/es\/contact\.json, consent: expected one part in \[brackets\]/);
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
  const [mistake, ...others] = after('en/pages/webia.json', (text) => text.replace(/\}\s*$/, ',}'));
  expect(others).toEqual([]);
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

test('a trade library is held to its form, in both languages', () => {
  expect(after('es/trades/law.json', (text) => text.replace('"number":', '"nummer":'))).toEqual([
    'src/i18n/es/trades/law.json, buttons.number: Invalid input: expected string, received undefined',
    'src/i18n/es/trades/law.json, buttons: Unrecognized key: "nummer"',
  ]);
  expect(without('en/trades/food.json')).toEqual(['src/i18n/en/trades/food.json: this file to exist']);
  const [tooLong] = after('en/trades/food.json', (text) =>
    text.replace(
      '"Will the next order taste the same?"',
      '"Will the next order taste the same as this one?"',
    ),
  );
  expect(tooLong).toContain('food.json, objections.1.objection: expected at most 8 words');
});

test('a form of address that stands alone is named', () => {
  expect(after('es/composer.json', (text) => text.replace('¿[Le|Te|Os] suena?', '¿Le|Te suena?'))).toEqual([
    'src/i18n/es/composer.json, sound: both forms of address in brackets: [usted|tú]',
  ]);
});
