import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';
import { RESOURCES } from './resources.ts';
import type { TextTree } from '#shared/texts/text.ts';

function leaves(tree: TextTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}
const places = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
const english = leaves(RESOURCES.en);

test.each(LOCALES)('%s has exactly the keys of English', (locale) => {
  expect(
    leaves(RESOURCES[locale])
      .map(([key]) => key)
      .sort(),
  ).toEqual(english.map(([key]) => key).sort());
});

test.each(LOCALES)('%s fills the same places as English in every text', (locale) => {
  const texts = new Map(leaves(RESOURCES[locale]));
  const differing = english
    .filter(([key, text]) => String(places(text)) !== String(places(texts.get(key) ?? '')))
    .map(([key]) => key);
  expect(differing).toEqual([]);
});

test.each(LOCALES)('%s has no empty text and no stray spaces', (locale) => {
  const bad = leaves(RESOURCES[locale]).filter(
    ([, text]) => text.trim() !== text || text === '' || / {2}/.test(text),
  );
  expect(bad).toEqual([]);
});

test('Spanish opens every question and exclamation', () => {
  const bad = leaves(RESOURCES.es).filter(
    ([, text]) => (text.includes('?') && !text.includes('¿')) || (text.includes('!') && !text.includes('¡')),
  );
  expect(bad).toEqual([]);
});

test('every plural has both of its forms', () => {
  const keys = english.map(([key]) => key);
  const bases = (form: string) =>
    keys.filter((key) => key.endsWith(form)).map((key) => key.slice(0, -form.length));
  expect(bases('_one').sort()).toEqual(bases('_other').sort());
});

/** Of two equal keys JSON keeps the last, whose places the readers of the first do not fill. */
test('no dictionary names a key twice', () => {
  const folder = new URL('./', import.meta.url);
  const files = LOCALES.flatMap((locale) =>
    readdirSync(new URL(`${locale}/`, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${locale}/${name}`),
  );
  expect(files.length).toBeGreaterThan(0);
  const twice = files.filter((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const dense = text.replaceAll(/("(?:[^"\\]|\\.)*")|\s/g, '$1');
    return dense !== JSON.stringify(JSON.parse(text));
  });
  expect(twice).toEqual([]);
});
