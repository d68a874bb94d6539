import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';
import { TEXT_SCRIPTS, textAddresses } from './page-texts.ts';
import { RESOURCES } from './resources.ts';

test.each(LOCALES)('the files of %s, one after the other, give a page the tables as they stand', (locale) => {
  const page: { pageTexts?: Record<string, Record<string, unknown>> } = {};
  for (const { script } of TEXT_SCRIPTS.filter((file) => file.locale === locale))
    runInNewContext(script, page);
  expect(Object.keys(page.pageTexts ?? {})).toEqual([locale]);
  const tables = page.pageTexts?.[locale] ?? {};
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(['ui', 'leads', 'consulting', 'marketing']));
  for (const [name, table] of Object.entries(tables))
    expect(table).toEqual(Reflect.get(RESOURCES[locale], name));
});

test('addresses name the language, and each text its own hash', () => {
  const [portal, leads] = textAddresses('es', ['portal', 'leads']);
  expect(portal).toMatch(/^\/texts\/portal\.es\.[0-9a-f]{10}\.js$/);
  expect(leads).toMatch(/^\/texts\/leads\.es\./);
  expect(new Set(TEXT_SCRIPTS.map(({ name }) => name.split('.').at(-1))).size).toBe(TEXT_SCRIPTS.length);
});
