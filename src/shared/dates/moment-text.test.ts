import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatBrief, formatDateTime, formatDay, formatFor, formatNear, formatZoned } from './moment-text.ts';

const AT = '2026-11-28T02:42:00.000Z';

test.each([
  ['Europe/Madrid', '28 Nov 2026, 03:42', '28 Nov 2026', '28 Nov, 03:42'],
  ['America/Mexico_City', '27 Nov 2026, 20:42', '27 Nov 2026', '27 Nov, 20:42'],
])('an instant is written by the clock of %s', (zone, moment, day, near) => {
  expect(formatDateTime(AT, 'en-GB', zone)).toBe(moment);
  expect(formatDay(AT, 'en-GB', zone)).toBe(day);
  expect(formatNear(AT, 'en-GB', zone)).toBe(near);
});

test('a brief one has the hour only on the reader’s own day', () => {
  const brief = (now: string, zone: string) => formatBrief(AT, new Date(now), 'es-ES', zone);
  expect(brief('2026-11-28T20:00:00.000Z', 'Europe/Madrid')).toBe('3:42');
  expect(brief('2026-11-28T20:00:00.000Z', 'America/Mexico_City')).toBe('27 nov');
  expect(brief('2027-11-28T20:00:00.000Z', 'Europe/Madrid')).toBe('28 nov 2026');
});

test('a reader whose zone nobody knows is told which one it is', () => {
  expect(formatZoned(AT, 'es-ES', 'Europe/Madrid')).toBe('28 de noviembre de 2026 a las 3:42 (CET)');
  expect(formatFor(AT, 'en-GB', undefined)).toBe('28 November 2026 at 03:42 (CET)');
  expect(formatFor(AT, 'en-GB', 'Mars/Olympus')).toBe('28 November 2026 at 03:42 (CET)');
  expect(formatFor(AT, 'en-GB', 'America/Mexico_City')).toBe('27 Nov 2026, 20:42');
});

test('no other place of the product writes an hour', () => {
  const sources = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['src/**/*.test.{ts,tsx}'] });
  const writers = sources.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return /timeStyle|toLocale(?:Time|Date)?String\((?!\))|hour: '(?:2-digit|numeric)'/.test(text);
  });
  // A wall clock for calculations writes hours for nobody.
  expect(writers.sort()).toEqual(['src/shared/dates/days.ts', 'src/shared/dates/moment-text.ts']);
});
