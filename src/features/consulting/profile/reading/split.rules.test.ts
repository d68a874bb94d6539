import { expect, test } from 'vitest';
import cases from './split.cases.json' with { type: 'json' };
import { roughSplitOf, splitOf } from './split.rules.ts';

test.each(cases.two)('two problems in one text are told apart: %s', (text, second) => {
  const split = splitOf(text);
  expect(split?.second.toLowerCase()).toBe(`${second}.`.toLowerCase());
  expect(text.startsWith(split?.first.replace(/[.]$/u, '') ?? '?')).toBe(true);
});

test.each(cases.one)('one problem with its cause, its place or its effect stays one: %s', (text) => {
  expect(splitOf(text)).toBeNull();
});

test('a person parts any text: at the boundary next to its middle, and none of its words is lost', () => {
  const text =
    'Copper plate is twenty-two weeks out. Last March they ordered the wrong gauge, so it went back.';
  expect(roughSplitOf(text)).toEqual({
    first: 'Copper plate is twenty-two weeks out.',
    second: 'Last March they ordered the wrong gauge, so it went back.',
  });
  expect(roughSplitOf('Falta sitio')).toEqual({ first: 'Falta sitio', second: '' });
});
