import { describe, expect, test } from 'vitest';
import { readContent } from '../../../scripts/lib/content.mjs';
import { leaves } from '../content-shape.ts';
import fixed from './fixed.json' with { type: 'json' };
import left from './left.json' with { type: 'json' };
import refused from './refused.json' with { type: 'json' };
import { refusedPlaces, staleCounts, wordMistakes } from './words-check.ts';

const files = await readContent();

const found = (locale: 'en' | 'es', text: string) =>
  refusedPlaces(new Map([[`${locale}/page.json`, JSON.stringify({ text })]]), refused, {}).map(
    ({ word }) => word,
  );

test('every message that the specification prints stands to the letter', () => {
  const changed = Object.entries(fixed).flatMap(([file, messages]) => {
    const texts = new Map(leaves(JSON.parse(files.get(file) ?? '{}')));
    return Object.entries(messages)
      .filter(([key, message]) => texts.get(key) !== message)
      .map(([key, message]) => `${file}, ${key}: ${message}`);
  });
  expect(changed).toEqual([]);
});

test('no text has a refused word beyond those that are left', () => {
  expect(wordMistakes(refusedPlaces(files, refused, fixed), refused, left)).toEqual([]);
});

test('the list refuses forty words, each with what to write', () => {
  const words = Object.values(refused).flatMap((list) => Object.entries(list));
  expect(words).toHaveLength(40);
  expect(words.filter(([, instead]) => instead.trim() === '')).toEqual([]);
});

describe('a refused word', () => {
  test.each([
    ['en', 'Somebody asks', ['somebody']],
    ['en', 'What you typed is gone.', ['^what …']],
    ['en', 'Saved. What you typed is here', ['^what …']],
    ['en', 'What is it worth?', []],
    ['en', 'Say what you need', []],
    ['en', 'Whoever asks', ['^whoever']],
    ['en', 'It foretells nothing', ['foretell*']],
    ['en', 'The use of useful things', []],
    ['es', 'El nombre es requerido', ['requerid*']],
    ['es', 'Guarde tu texto', ['tu']],
    ['es', '¿Cuál es [su|tu] horario?', []],
    ['es', 'Su título', []],
  ] as const)('in %s: %s', (locale, text, words) => {
    expect(found(locale, text)).toEqual(words);
  });

  test('beyond the number that is left is named with its key and with what to write', () => {
    const places = refusedPlaces(
      new Map([['en/page.json', '{ "a": "Somebody", "b": "somebody" }']]),
      refused,
      {},
    );
    expect(wordMistakes(places, refused, { 'en/page.json': { somebody: 2 } })).toEqual([]);
    expect(wordMistakes(places, refused, { 'en/page.json': { somebody: 1 } })[1]).toEqual({
      file: 'en/page.json',
      key: 'b',
      expected: 'no “somebody”: someone (docs/editors.md)',
    });
    expect(staleCounts(places, { 'en/page.json': { somebody: 3 } })).toEqual(['en/page.json: somebody']);
  });
});
