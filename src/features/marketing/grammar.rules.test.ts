import { expect, test } from 'vitest';
import { aOrAn, nounCount, pluralEn, possessive } from './grammar-en.rules.ts';
import { agree, andEs, article, nounForm, orEs, pluralEs } from './grammar-es.rules.ts';
import { fill, listed, type Agreement } from './sentence.rules.ts';

test.each([
  ['queso', 'un', 'el', 'quesos'],
  ['curación', 'una', 'la', 'curaciones'],
  ['agua', 'un', 'el', 'aguas'],
  ['leche', 'una', 'la', 'leches'],
  ['lápiz', 'un', 'el', 'lápices'],
  ['mano', 'una', 'la', 'manos'],
  ['problema', 'un', 'el', 'problemas'],
  ['calidad', 'una', 'la', 'calidades'],
  ['jamón', 'un', 'el', 'jamones'],
  ['sofá', 'un', 'el', 'sofás'],
])('Spanish: %s takes %s and %s, and its plural is %s', (noun, un, el, many) => {
  const form = nounForm(noun);
  expect(form && [article('un', noun, form), article('el', noun, form), pluralEs(noun)]).toEqual([
    un,
    el,
    many,
  ]);
});

test('Spanish adjectives agree in gender and number', () => {
  const forms = (word: string) =>
    (['m', 'f'] as const).flatMap((gender) =>
      [false, true].map((isPlural) => agree(word, { gender, isPlural })),
    );
  expect(forms('crudo')).toEqual(['crudo', 'crudos', 'cruda', 'crudas']);
  expect(forms('español')).toEqual(['español', 'españoles', 'español', 'españoles']);
  expect(forms('catalán')).toEqual(['catalán', 'catalanes', 'catalana', 'catalanas']);
  expect(forms('fácil')).toEqual(['fácil', 'fáciles', 'fácil', 'fáciles']);
});

test.each([
  ['iglesias', 'e', 'o'],
  ['hielo', 'y', 'o'],
  ['hilo', 'e', 'o'],
  ['yeso', 'y', 'o'],
  ['otoño', 'y', 'u'],
  ['horno', 'y', 'u'],
  ['8 personas', 'y', 'u'],
  ['queso', 'y', 'o'],
])('before %s Spanish says %s and %s', (next, and, or) => {
  expect([andEs(next), orEs(next)]).toEqual([and, or]);
});

test.each([
  ['hour', 'an'],
  ['unit', 'a'],
  ['LED lamp', 'an'],
  ['USB cable', 'a'],
  ['18-month plan', 'an'],
  ['10-year guarantee', 'a'],
  ['8 kg box', 'an'],
  ['European oak', 'a'],
  ['honest price', 'an'],
  ['one-day course', 'a'],
  ['oak table', 'an'],
])('English puts the right article before %s', (phrase, expected) => {
  expect(aOrAn(phrase)).toBe(expected);
});

test('English plurals, possessives and counting', () => {
  expect(['box', 'leaf', 'company', 'day', 'T-shirt', 'frying pan'].map(pluralEn)).toEqual([
    'boxes',
    'leaves',
    'companies',
    'days',
    'T-shirts',
    'frying pans',
  ]);
  expect([possessive('farmer'), possessive('customers', true)]).toEqual(['farmer’s', 'customers’']);
  expect(['milk', 'ageing', 'brakes', 'frame'].map(nounCount)).toEqual(['mass', 'mass', 'many', 'one']);
});

const spanish: Agreement = { language: 'es', isFamiliar: false, isPlural: false, isFeminine: false };

test('a line agrees with the product, the reader and what stands beside its places', () => {
  const values = {
    product: { text: 'el Taller' },
    other: { text: 'hilo' },
    name: { text: 'El Corte', isName: true },
  };
  expect(fill('hablamos de {product} y {other}', values, spanish)).toBe('Hablamos del Taller e hilo');
  expect(fill('cerca de {name}', values, spanish)).toBe('Cerca de El Corte');
  expect(fill('{u:sabe|sabes} si {n:llega|llegan} {g:listo|lista|listos|listas}', values, spanish)).toBe(
    'Sabe si llega listo',
  );
  const other = { ...spanish, isFamiliar: true, isPlural: true, isFeminine: true };
  expect(fill('{u:sabe|sabes} si {n:llega|llegan} {g:listo|lista|listos|listas}', values, other)).toBe(
    'Sabes si llegan listas',
  );
  expect(fill('with a {thing}', { thing: { text: 'oak table' } }, { ...spanish, language: 'en' })).toBe(
    'With an oak table',
  );
});

test('a line with a place that nothing fills is not written, and values are never read again', () => {
  expect(fill('{product} y {price}', { product: { text: 'x' } }, spanish)).toBeUndefined();
  expect(fill('{product}.', { product: { text: '{price} $& {n:a|b}' } }, spanish)).toBe(
    '{price} $& {n:a|b}.',
  );
});

test('a name keeps its small first letter', () => {
  expect(fill('{name} llega', { name: { text: 'iNido', isName: true } }, spanish)).toBe('iNido llega');
});

test('lists part what holds a comma with semicolons', () => {
  expect(listed(['a', 'b', 'hielo'], 'es')).toBe('a, b y hielo');
  expect(listed(['a, b', 'c'], 'en')).toBe('a, b; and c');
  expect(listed(['pan y queso', 'vino'], 'es')).toBe('pan y queso, y vino');
});
