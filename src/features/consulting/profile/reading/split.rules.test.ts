import { expect, test } from 'vitest';
import cases from './split.cases.json' with { type: 'json' };
import { figuresOfHalves } from './split-figures.rules.ts';
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

test.each([
  [
    'money goes with the half that says it is owed, in whatever words',
    { tiedUpCents: 680_000, source: 'told' },
    "Every visit is meant to be written up, it's on the back of feed receipts.",
    "They've not paid March, and that's six thousand eight hundred.",
    { kept: { tiedUpCents: null, source: null }, moved: { tiedUpCents: 680_000, source: 'told' } },
  ],
  [
    'what the first half tells stays with it, and the source with both',
    { hoursPerWeek: 6, tiedUpCents: 390_000, source: 'told' },
    'Las facturas las hago los domingos, 6 horas a la semana.',
    'El hotel no nos paga desde la feria.',
    { kept: { tiedUpCents: null }, moved: { tiedUpCents: 390_000, source: 'told' } },
  ],
  [
    'what neither tells stays where it is',
    { incidentsPerMonth: 4, source: 'estimated' },
    'La cinta se suelta en la cámara.',
    'Los precios están en un papel.',
    { kept: {}, moved: {} },
  ],
])('of two problems %s', (_, row, first, second, figures) => {
  expect(figuresOfHalves(row, { first, second })).toEqual(figures);
});
