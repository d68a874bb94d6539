import { expect, test } from 'vitest';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import { bodyOfCells, cellFields, cellsIn, choiceNamed, typedOf, type CellField } from './cell-fields.ts';

const texts = { t: (key: string) => key, tDynamic: () => undefined, tag: 'es-ES' } as never;
const people = [{ id: 7, name: 'Inés Álvarez', role: 'member' as const }];
const ownFields = {
  ...CONTACT_FIELDS,
  'customFields.size': {
    kind: 'option',
    of: ['s', 'l'],
    label: 'Talla',
    words: { s: 'Pequeña', l: 'Grande' },
  },
  'customFields.seller': { kind: 'option', of: [], label: 'Vendedor', words: { 7: 'Inés Álvarez' } },
  'customFields.staff': { kind: 'number', min: 0, max: 1e12, invalid: 'x', label: 'Plantilla' },
} as const;
const fields = cellFields('contacts', ownFields, { people }, texts);
const field = (id: string): CellField => {
  const found = fields.get(id);
  if (!found) throw new Error(id);
  return found;
};

test('a column can be edited where one line or one choice says its value', () => {
  expect([...fields.keys()]).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'position',
    'customFields.size',
    'customFields.seller',
    'customFields.staff',
    'source',
    'owner',
  ]);
  expect(cellFields('contacts', ownFields, { people: [] }, texts).has('owner')).toBe(false);
});

test('a cell is typed and stored as the form of its record does, a field of the workspace below its key', () => {
  const row = { email: 'a@b.example', ownerId: 7, customFields: { staff: 1234.5 } };
  expect(typedOf(row, field('email'), 'es-ES')).toBe('a@b.example');
  expect(typedOf(row, field('customFields.staff'), 'es-ES')).toBe('1234,5');
  expect(typedOf(row, field('customFields.size'), 'es-ES')).toBe('');
  const typed = new Map([
    [field('email'), 'c@d.example'],
    [field('owner'), ''],
    [field('customFields.staff'), '2.000,5'],
    [field('customFields.size'), 'l'],
    [field('customFields.seller'), '7'],
  ]);
  expect(bodyOfCells(typed, 'es-ES')).toEqual({
    email: 'c@d.example',
    ownerId: null,
    customFields: { staff: 2000.5, size: 'l', seller: 7 },
  });
});

test('a pasted word names its choice without regard to capitals and accents', () => {
  expect(choiceNamed(field('owner'), ' INES alvarez ')).toBe('7');
  expect(choiceNamed(field('customFields.size'), 'grande')).toBe('l');
  expect(choiceNamed(field('customFields.size'), 'enorme')).toBeUndefined();
});

test.each([
  ['uno', [['uno']]],
  ['uno\r\ndos\r\n', [['uno'], ['dos']]],
  ['uno\n\ntres', [['uno'], [''], ['tres']]],
  [
    'a\tb\nc\t',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['"dos\nlíneas"\tb\n"dijo ""hola"""', [['dos\nlíneas', 'b'], ['dijo "hola"']]],
  ['12" pulgadas', [['12" pulgadas']]],
])('the cells of the clipboard %j', (text, cells) => {
  expect(cellsIn(text)).toEqual(cells);
});
