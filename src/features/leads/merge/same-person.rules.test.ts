import { describe, expect, test } from 'vitest';
import { compareNames, nameWords } from './same-name.rules.ts';
import { comparePeople, personFacts, type Person } from './same-person.rules.ts';

/** `Ana Ruiz, ana@mar.example, 600 111 222, Mar SL`; a plus separates several. */
function person(text: string): Person {
  const [name = '', email = '', phone = '', company = ''] = text.split(',').map((part) => part.trim());
  const [firstName = '', ...rest] = name.split(' ');
  const list = (part: string): string[] => part.split('+').filter((each) => each.trim() !== '');
  return {
    firstName: firstName || null,
    lastName: rest.join(' ') || null,
    emails: list(email),
    phones: list(phone.replaceAll('00 34', '0034')),
    company: company || null,
  };
}
const compare = (one: string, other: string, shared: string[] = []) =>
  comparePeople(personFacts(person(one)), personFacts(person(other)), new Set(shared));

test.each([
  ['José García', 'GARCIA JOSE', 'same'],
  ['María del Carmen Ruiz', 'Maria Carmen Ruiz', 'same'],
  ['Dra. María Ruiz', 'Maria Ruiz', 'same'],
  ['José García', 'José García López', 'longer'],
  ['Ana', 'Ana Ruiz', 'short'],
  ['A. Ruiz', 'Ana Ruiz', 'short'],
  ['Fran Gil', 'Francisco Gil', 'short'],
  ['Pepe Gil', 'José Gil', 'other'],
  ['Ana Ruiz', 'Ana Gil', 'other'],
  ['Ana Ana Ruiz', 'Ana Ruiz Gil', 'other'],
  ['', 'Ana Ruiz', 'none'],
])('the names %s and %s are %s', (one, other, relation) => {
  expect(compareNames(nameWords(one), nameWords(other))).toBe(relation);
  expect(compareNames(nameWords(other), nameWords(one))).toBe(relation);
});

describe('two people', () => {
  test.each([
    // Two facts that agree.
    ['Ana Ruiz, ana@mar.example', 'ruiz Ana, ANA@mar.example,, Mar', 'same', 'twoFacts'],
    ['Ana Ruiz, ana@mar.example, 600 111 222', 'Ana Ruiz, ana@mar.example, 600 333 444', 'same', 'twoFacts'],
    ['José Gil, jose@gil.example', 'José Gil Paz, jose@gil.example', 'same', 'twoFacts'],
    ['Ana Ruiz,, 600 111 222', 'Ana Ruiz, ana@mar.example, +34 600111222', 'same', 'twoFacts'],
    ['Ana Ruiz, info@muñoz.example', 'Ana Ruiz, info@xn--muoz-hqa.example', 'same', 'identical'],
    ['Ana, ana@mar.example', 'Ana, ana@mar.example', 'same', 'identical'],
    ['Marta Vidal, info@vidal.example', 'Marta Vidal, info@vidal.example', 'same', 'identical'],
    ['Ana,, 911 222 333', 'Ana,, 911222333', 'same', 'identical'],
    // An address alone.
    ['Ana Ruiz, ana@mar.example', 'Eva Paz, ana@mar.example', 'ask', 'otherName'],
    ['Ana Ruiz, ana@mar.example', 'Ana, ana@mar.example', 'ask', 'shortName'],
    ['Ana Ruiz, ana@mar.example', 'A. Ruiz, ana@mar.example', 'ask', 'shortName'],
    ['Ana Ruiz, ana@mar.example', ', ana@mar.example', 'ask', 'shortName'],
    // A telephone alone.
    ['Ana Ruiz,, 911 222 333', 'Eva Paz,, 911 222 333', 'ask', 'phone'],
    ['Ana,, 911 222 333', 'Ana, ana@mar.example, 911 222 333', 'ask', 'shortName'],
    ['José Gil,, 911 222 333', 'José Gil Paz,, 911 222 333', 'ask', 'shortName'],
    ['Ana Ruiz, ana@mar.example, 911 222 333', 'Ana Ruiz, a@sol.example, 911 222 333', 'ask', 'otherEmail'],
    ['Ana Ruiz,, 911 222 333, Mar SL', 'Ana Ruiz,, 911 222 333, Sol SL', 'ask', 'otherCompany'],
    ['Teo Seis,, 911 222 333 ext. 12', 'Mar Siete,, 911 222 333 ext. 14', 'different', 'nothing'],
    ['Teo Seis,, 911 222 333 ext. 12', 'Teo Seis,, 911 222 333', 'ask', 'sharedValue'],
    // Values that many share.
    ['Marta Vidal, info@vidal.example', 'Jorge Pérez, info@vidal.example', 'ask', 'sharedValue'],
    ['Marta Vidal, info@vidal.example, 600 111 222', 'Marta Vidal, info@vidal.example', 'ask', 'sharedValue'],
    ['Ana Ruiz, notiene@mar.example', 'Eva Paz, notiene@mar.example', 'ask', 'sharedValue'],
    // A name alone.
    ['Ana Ruiz, ana@mar.example,, Mar', 'Ana Ruiz, ar@mar.example,, Mar SL', 'ask', 'namesake'],
    ['Ana Ruiz', 'Ana Ruiz, ana@mar.example', 'ask', 'namesake'],
    ['Ana Ruiz', 'Ana Ruiz', 'ask', 'namesake'],
    ['Ana Ruiz, ana@mar.example', 'Ana Ruiz, ana@sol.example', 'different', 'namesake'],
    ['Ana Ruiz,,, Mar', 'Ana Ruiz,,, Sol', 'different', 'namesake'],
    ['Ana', 'Ana, ana@mar.example', 'different', 'nothing'],
    ['Ana Ruiz, ana@mar.example', 'Eva Paz, eva@mar.example', 'different', 'nothing'],
  ])('%s and %s: %s (%s)', (one, other, kind, reason) => {
    expect(compare(one, other)).toMatchObject({ kind, reason });
    expect(compare(other, one)).toMatchObject({ kind, reason });
  });

  test('are not one by a number that several people are known to have', () => {
    const switchboard = ['+34911222333'];
    expect(compare('Ana Ruiz,, 911 222 333', 'Eva Paz,, 911 222 333', switchboard).kind).toBe('different');
    const named = compare('Ana Ruiz,, 911 222 333, Mar', 'Ana Ruiz,, 911 222 333', switchboard);
    expect(named).toMatchObject({ kind: 'ask', reason: 'sharedValue' });
  });

  test('say what agrees and what contradicts', () => {
    expect(compare('Ana Ruiz, ana@mar.example,, Mar SL', 'Eva Paz, ana@mar.example,, Sol SL')).toMatchObject({
      agrees: ['email'],
      contradicts: ['name', 'company'],
    });
  });
});
