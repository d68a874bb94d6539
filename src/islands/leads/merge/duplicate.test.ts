import { expect, test } from 'vitest';
import { isOtherPerson } from './duplicate.ts';

test.each([
  ['phone', 'Ana', 'Pérez', true],
  ['phone', 'José', 'García', false],
  ['phone', 'GARCIA', 'jose', false],
  ['email', 'Ana', 'Pérez', false],
  ['phone', '', '', false],
] as const)(
  'with the same %s as José García, %s %s is somebody else: %s',
  (field, firstName, lastName, is) => {
    expect(isOtherPerson({ id: 1, name: 'José García', field, typed: { firstName, lastName } })).toBe(is);
  },
);
