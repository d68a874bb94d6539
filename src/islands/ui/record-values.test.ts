import { describe, expect, test } from 'vitest';
import type { FieldList } from '#shared/field-list.ts';
import { bodyOfFields, valuesOfFields } from './record-values.ts';

const LIST = {
  hours: { kind: 'number', min: 0.1, max: 168, invalid: 'x' },
  cost: { kind: 'money', max: 1_000_000, invalid: 'x' },
  owner: { kind: 'link' },
  tools: { kind: 'lines', most: 3, invalid: 'x' },
  colors: { kind: 'colours', most: 3, invalid: 'x' },
  source: { kind: 'option', of: ['measured', 'told'] },
} as const satisfies FieldList;
const NOTHING = { hours: null, cost: null, owner: null, tools: [], colors: [], source: null };
const body = (values: Record<string, string>, tag: string) => bodyOfFields(LIST, values, tag);

describe('what is typed is sent as a value and shown as it was typed', () => {
  test.each([
    ['es-ES', { hours: '22,5', cost: '1234,50' }, { hours: 22.5, cost: 123_450 }],
    ['en-GB', { hours: '22.5', cost: '1234.50' }, { hours: 22.5, cost: 123_450 }],
    ['es-ES', { owner: '7', source: 'told' }, { owner: 7, source: 'told' }],
    ['en-GB', { tools: 'Excel\nSage 50', colors: '#1d3b6f #fff' }, { tools: ['Excel', 'Sage 50'] }],
  ])('%s %j', (tag, typed, stored) => {
    const sent = body(typed, tag);
    expect(sent).toMatchObject(stored);
    expect(valuesOfFields(LIST, { ...NOTHING, ...sent }, tag)).toMatchObject(typed);
  });

  test('with the groups of the language', () => {
    expect(body({ cost: '1.234,50', hours: '1.234,5' }, 'es-ES')).toMatchObject({
      cost: 123_450,
      hours: 1234.5,
    });
    expect(body({ cost: '1,234.50 €' }, 'en-GB')).toMatchObject({ cost: 123_450 });
  });
});

test.each([
  ['es-ES', '1,2,3'],
  ['en-GB', '1.2.3'],
  ['es-ES', ' unas dos '],
  ['en-GB', '-4'],
])('a number that %s does not write is sent as typed: %j', (tag, typed) =>
  expect(body({ hours: typed, cost: typed }, tag)).toMatchObject({ hours: typed, cost: typed }),
);

test.each([
  ['es-ES', '22.5'],
  ['en-GB', '22,5'],
])('in %s %j is read as what it can only be', (tag, typed) =>
  expect(body({ hours: typed, cost: typed }, tag)).toMatchObject({ hours: 22.5, cost: 2_250 }),
);

test('an empty field is null, an empty list is empty, and a field that the form does not have is not sent', () => {
  const empty = valuesOfFields(LIST, null, 'es-ES');
  expect(Object.values(empty).join('')).toBe('');
  expect(body({ ...empty, hours: '  ', tools: '\n' }, 'es-ES')).toEqual(NOTHING);
  expect(JSON.stringify(body({ hours: '2' }, 'es-ES'))).toBe('{"hours":2}');
});
