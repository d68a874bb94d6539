import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { LANGUAGE_PACKS } from './language-pack.rules.ts';

/** Files that know a language by its name, and why. */
const REASONS: Readonly<Record<string, string>> = {
  'src/components/layouts/scripts/site-head.ts': 'The site leads from English to Spanish, never back (D1).',
};

const CODES = 'en|es|ca|fr';
/** A comparison with a language's code, or a table by language. */
const KNOWS_LANGUAGE = new RegExp(`[!=]==? '(?:${CODES})'|'(?:${CODES})' [!=]==|case '(?:${CODES})'`, 'u');
const HAS_TABLE = /(?<![\w'"-])es: |Record<Locale, [^>]*> = \{/u;

const sources = globSync('src/**/*.{ts,tsx,astro}', {
  exclude: ['src/**/*.test.ts', 'src/features/language/**'],
});
const knowing = (pattern: RegExp, folder: string): string[] =>
  sources.filter(
    (file) => file.startsWith(folder) && !(file in REASONS) && pattern.test(readFileSync(file, 'utf8')),
  );

test('no file outside the packs asks which language it is', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(knowing(KNOWS_LANGUAGE, 'src/')).toEqual([]);
  for (const file of Object.keys(REASONS)) expect(readFileSync(file, 'utf8')).toMatch(KNOWS_LANGUAGE);
});

test('no area keeps a table by language', () => {
  expect(knowing(HAS_TABLE, 'src/features/')).toEqual([]);
});

test('the signs that are looked for see what they are to see', () => {
  for (const source of ["locale === 'es'", "language !== 'en' ?", "'es' === locale", "case 'ca':"])
    expect(source).toMatch(KNOWS_LANGUAGE);
  expect("const NAMES: Record<Locale, string> = { en: 'a', es: 'b' };").toMatch(HAS_TABLE);
});

test('every language tells its function words from those of the others', () => {
  expect(LANGUAGE_PACKS).toHaveLength(LOCALES.length);
  for (const one of LANGUAGE_PACKS) {
    const own = [...one.bindingWords].filter((word) =>
      LANGUAGE_PACKS.every((other) => other === one || !other.bindingWords.has(word)),
    );
    expect(own.length).toBeGreaterThan(50);
  }
});
