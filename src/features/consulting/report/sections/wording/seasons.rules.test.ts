import { expect, test } from 'vitest';
import { isMissed, seasonsIn } from './seasons.rules.ts';

const REPORT = '2026-11-30';

test.each([
  ['De marzo a mayo preparo más de doscientos presupuestos', 'De marzo a mayo', 3, 5],
  ['Los chavales no repiten y cada verano hay que enseñarles otra vez', 'cada verano', 6, 8],
  ['Recibe el corcho de la saca, de junio a agosto, y lo apila', 'de junio a agosto', 6, 8],
  ['From March to May I write two hundred quotes', 'From March to May', 3, 5],
  ['Every August the phones never stop', 'Every August', 8, 8],
  ['Between November and January we hire out everything', 'Between November and January', 11, 1],
] as const)('"%s" names a season', (text, words, first, last) => {
  expect(seasonsIn(text)).toContainEqual({ words, first, last });
});

test.each([
  'En octubre una bodega nos devolvió los tapones',
  'Desde primavera hay un zumbido en la sala 2',
  'El verano pasado faltaron carcasas',
  'She has been in steam since May',
  'In June somebody ordered the wrong gauge',
  'The summer of 2024 was quiet',
])('"%s" names none that comes every year', (text) => {
  expect(seasonsIn(text)).toEqual([]);
});

test('a season is missed that begins after the report and ends before the start', () => {
  const spring = { words: 'x', first: 3, last: 5 };
  expect(isMissed(spring, REPORT, '2027-10-04')).toBe(true);
  expect(isMissed(spring, REPORT, '2027-05-15')).toBe(false);
  expect(isMissed({ words: 'x', first: 11, last: 1 }, REPORT, '2027-10-04')).toBe(false);
  expect(isMissed({ words: 'x', first: 12, last: 2 }, REPORT, '2027-03-01')).toBe(true);
});
