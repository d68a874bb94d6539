import { expect, test } from 'vitest';
import { contactName, contactNameKey, surnameFirst } from './contact-name.rules.ts';

test.each([
  [{ firstName: 'Ana', lastName: 'Ruiz' }, 'Ana Ruiz', 'Ruiz, Ana'],
  [{ firstName: 'Ana María', lastName: 'Ruiz García' }, 'Ana María Ruiz García', 'Ruiz García, Ana María'],
  [{ firstName: 'Marta', lastName: null }, 'Marta', 'Marta'],
  [{ firstName: 'Marta', lastName: '' }, 'Marta', 'Marta'],
])('%j is said as a name, and with the surname first where that sorts', (contact, name, sorted) => {
  expect(contactName(contact)).toBe(name);
  expect(surnameFirst(contact)).toBe(sorted);
});

test('names stand in the order in which they are said surname first', () => {
  const people = [
    { firstName: 'Zoe', lastName: 'Álvarez' },
    { firstName: 'Ana', lastName: 'Ruiz' },
    { firstName: 'Marta', lastName: null },
    { firstName: 'Brais', lastName: 'álvarez' },
  ];
  const sorted = people.toSorted((one, other) =>
    contactNameKey(one.firstName, one.lastName) < contactNameKey(other.firstName, other.lastName) ? -1 : 1,
  );
  expect(sorted.map(surnameFirst)).toEqual(['álvarez, Brais', 'Álvarez, Zoe', 'Marta', 'Ruiz, Ana']);
});
