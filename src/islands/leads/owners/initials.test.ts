import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ana López Ruiz', 'AR'],
  ['ana', 'AN'],
  ['  Íñigo  de la Ñuña ', 'ÍÑ'],
  ['𝒳 Y', '𝒳Y'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name, 'es-ES')).toBe(initials);
});
