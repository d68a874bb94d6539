import { expect, test } from 'vitest';
import { isSameOwner } from '#features/leads/merge/shared-values.rules.ts';
import { companyNameKey, domainFitsName, isNameAlike, legalFormOf } from './company-name.rules.ts';

const MAR = [
  'Talleres Mar',
  'TALLERES MAR',
  'Talleres Mar, S.L.',
  'Talleres Mar S.L',
  'talleres mar sl',
  'Talleres Mar S. L.',
  'Talleres Mar, S.L.U.',
  'Talleres Mar SLU',
  'Talleres Mar (S.L.)',
  'Talleres Mar, S.A.',
  'Talleres Mar SAU',
  'Talleres Mar S.Coop.',
  'Talleres Mar, S. Coop.',
  'Talleres Mar S. Coop. Galega',
  'Talleres Mar Sociedad Limitada',
  'Talleres Mar C.B.',
  'Talleres Mar SLL',
  'Talleres Mar Ltd.',
  'Talleres Mar Limited',
  'Talleres Mar, Inc.',
  'Talleres Mar LLC',
  'Talleres Mar PLC',
  'Talleres Mar Corp.',
  'Talleres Mar GmbH',
  'Talleres Mar GmbH & Co. KG',
  'Talleres Mar UG (haftungsbeschränkt)',
  'Talleres Mar SARL',
  'Talleres Mar S.A. de C.V.',
  'Talleres Mar S.r.l.',
  'Talleres Mar S.p.A.',
  'Talleres Mar SpA',
  'Talleres Mar, Lda.',
  'Talleres Mar B.V.',
  'Talleres Mar A/S',
  'Talleres Mar ApS',
  'Talleres Mar Oy',
  'Talleres Mar Sp. z o.o.',
  '  Tálleres   Mar. ',
];

test.each(MAR)('the key of %s is talleres mar', (name) => expect(companyNameKey(name)).toBe('talleres mar'));

test.each([
  ['SA', 'sa'],
  ['S.L.', 'sl'],
  ['Inc.', 'inc'],
  ['Ruiz & Hijos, S.L.', 'ruiz & hijos'],
  ['Ruiz y Hijos', 'ruiz & hijos'],
  ['Smith and Sons Ltd', 'smith & sons'],
  ['SA Damm', 'sa damm'],
  ['Gas Co', 'gas'],
  ['Hotel Playa Spa', 'hotel playa spa'],
  ['S.p.A.', 'spa'],
  ['García y Cía., S.L.', 'garcia'],
  ['L’Oréal España, S.A.', 'loreal espana'],
  ['3M España, S.L.', '3m espana'],
  ['Booking.com B.V.', 'booking com'],
  ['株式会社', '株式会社'],
  ['¡!', '¡!'],
  ['A B C', 'abc'],
  ['ABC, S.A.', 'abc'],
])('%s has the key %s', (name, key) => expect(companyNameKey(name)).toBe(key));

test('names that differ in more than their legal form have different keys', () => {
  expect(companyNameKey('Talleres Mar Norte SL')).not.toBe(companyNameKey('Talleres Mar SL'));
  expect(companyNameKey('Mar Talleres SL')).not.toBe(companyNameKey('Talleres Mar SL'));
});

test('a domain matches the name it is made of, and similar names share their significant words', () => {
  expect(domainFitsName('talleres-mar.es', 'talleres mar')).toBe(true);
  expect(domainFitsName('gestoria-perez.es', 'talleres mar')).toBe(false);
  expect(domainFitsName('abc.es', 'abc')).toBe(true);
  expect(isNameAlike('talleres del mar', 'talleres')).toBe(true);
  expect(isNameAlike('bar pepe', 'gestoria')).toBe(false);
  expect(isNameAlike('empresa 1', 'empresa 3')).toBe(false);
  expect([
    isSameOwner('mar.es', 'mar.com'),
    isSameOwner('mar.co.uk', 'mar.es'),
    isSameOwner('a.es', 'b.es'),
  ]).toEqual([true, true, false]);
});

test.each([
  ['Mar SA', 'sa'],
  ['Mar, S.A.', 'sa'],
  ['Mar S. A. U.', 'sa'],
  ['Mar Sociedad Anónima', 'sa'],
  ['Mar SL', 'sl'],
  ['Mar, S.L.U.', 'sl'],
  ['Mar S. Coop. Galega', 'scoop'],
  ['Mar Limited', 'ltd'],
  ['Mar GmbH & Co. KG', 'gmbh & kg'],
  ['Pasta Mar S.p.A.', 'spa'],
  ['Mar', null],
  ['SL', null],
])('the legal form of %s is %s', (name, form) => expect(legalFormOf(name)).toBe(form));
