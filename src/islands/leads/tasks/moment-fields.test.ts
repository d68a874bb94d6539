import { expect, test } from 'vitest';
import { momentBody } from './moment-fields.ts';

test.each([
  ['9', '2026-03-02T08:00:00.000Z'],
  ['09:30', '2026-03-02T08:30:00.000Z'],
  ['9.30', '2026-03-02T08:30:00.000Z'],
  ['0930', '2026-03-02T08:30:00.000Z'],
  ['18 h', '2026-03-02T17:00:00.000Z'],
])('a time typed as "%s" is read as one of 24 hours', (typed, at) => {
  expect(momentBody('2026-03-02', typed, 'Europe/Madrid')).toBe(at);
});

test.each(['24:00', '9:60', 'noon'])('"%s" is no time, and goes to the server, which says so', (typed) => {
  expect(momentBody('2026-03-02', typed, 'Europe/Madrid')).toContain('2026-03-02 ');
});
