import { expect, test } from 'vitest';
import { readPersonName } from './person-names.rules.ts';

test.each<[string, string, string | null, string[]?]>([
  ['Ana Ruiz Gómez', 'Ana', 'Ruiz Gómez'],
  ['Ruiz Gómez, Ana', 'Ana', 'Ruiz Gómez'],
  ['Ana', 'Ana', null],
  ['Ruiz, Ana, PhD', 'Ana', 'Ruiz', ['PhD']],
  ['Ana Ruiz, PhD', 'Ana', 'Ruiz', ['PhD']],
  ['Ana Ruiz, Ph.D., MBA', 'Ana', 'Ruiz', ['Ph.D.', 'MBA']],
  ['Ruiz, Dr. Ana', 'Ana', 'Ruiz', ['Dr.']],
  ['Dra. Ana Ruiz', 'Ana', 'Ruiz', ['Dra.']],
  ['Sr. D. Luis Gil', 'Luis', 'Gil', ['Sr.', 'D.']],
  ['Ana Ruiz (Contabilidad)', 'Ana', 'Ruiz', ['Contabilidad']],
  ['Ruiz, Ana (Contabilidad)', 'Ana', 'Ruiz', ['Contabilidad']],
  ['José (Pepe) Ruiz', 'José', '(Pepe) Ruiz'],
  ['Ruiz, Ana, directora comercial', 'Ana', 'Ruiz', ['directora comercial']],
  ['Smith, John, Jr.', 'John', 'Smith', ['Jr.']],
  ['Ana Ruiz,', 'Ana', 'Ruiz'],
  [', Ana', 'Ana', null],
  ['Dr.', 'Dr.', null],
  ['D. Smith', 'D.', 'Smith'],
  ['D. H. Lawrence', 'D.', 'H. Lawrence'],
  ['(Contabilidad)', '(Contabilidad)', null],
])('%s is %s and %s', (cell, firstName, lastName, extras = []) =>
  expect(readPersonName(cell)).toEqual({ firstName, lastName, extras, isFirm: false }),
);

test.each([
  'Gil y Paz, abogados',
  'Gil, Paz y Mar, Abogados',
  'Ruiz, S.L.',
  'Gil, hermanos',
  'Smith, Jones & Partners, LLP',
  'Pérez, e hijos',
])('%s is a firm', (cell) =>
  expect(readPersonName(cell)).toEqual({ firstName: cell, lastName: null, extras: [], isFirm: true }),
);
