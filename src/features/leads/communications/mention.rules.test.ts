import { expect, test } from 'vitest';
import { mentionable, mentionedIn, mentionParts, mentionQuery } from './mention.rules.ts';

const people = [
  { id: 1, name: 'Ana Ruiz' },
  { id: 2, name: 'Ana Ruiz Gil' },
  { id: 3, name: 'Íñigo Sanz' },
];

test.each([
  ['Ask @Ana Ruiz, please', [1]],
  ['Ask @Ana Ruiz Gil', [2]],
  ['@Íñigo Sanz and @Ana Ruiz', [1, 3]],
  ['mail to me@Ana Ruiz', []],
  ['@Ana Ruizal', []],
  ['@ana ruiz', []],
  ['nobody', []],
])('%j names %j', (text, ids) => {
  expect(mentionedIn(text, people)).toEqual(ids);
  expect(
    mentionParts(text, people)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('two members of one name are both named', () => {
  const twins = [
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Ana' },
  ];
  expect(mentionedIn('@Ana', twins)).toEqual([1, 2]);
});

test.each([
  ['Hello @an', { start: 6, query: 'an' }],
  ['@', { start: 0, query: '' }],
  ['Ana@x', null],
  ['@ana\nnext', null],
  ['@ and more', null],
  ['no sign', null],
])('at the end of %j is asked for %j', (text, wanted) => {
  expect(mentionQuery(text, text.length)).toEqual(wanted);
});

test('offers members by any word of their name, whatever case and accents', () => {
  const names = (query: string) => mentionable(query, people).map(({ id }) => id);
  expect(names('')).toEqual([1, 2, 3]);
  expect(names('inig')).toEqual([3]);
  expect(names('ruiz')).toEqual([1, 2]);
  expect(names('xy')).toEqual([]);
});
