import { describe, expect, test } from 'vitest';
import { addDays, dayBounds, isDay, momentOf, wallTime, weekStart } from './days.ts';
import { isTimeZone } from './time-zone.ts';

test.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2028-02-29', true],
  ['2027-13-01', false],
  ['2027-1-1', false],
  ['0000-00-00', false],
  ['tomorrow', false],
])('%s is a day: %s', (day, is) => expect(isDay(day)).toBe(is));

test('a week starts on Monday, across months and years', () => {
  expect(['2026-11-22', '2026-11-23', '2027-01-01'].map(weekStart)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-12-28',
  ]);
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
});

describe('a day in a time zone', () => {
  test.each([
    ['Europe/Madrid', '2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Madrid', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['Pacific/Auckland', '2026-01-01', '2025-12-31T11:00:00.000Z', '2026-01-01T11:00:00.000Z'],
    ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z', '2026-01-01T18:30:00.000Z'],
    ['UTC', '2026-01-01', '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'],
  ])(
    'in %s, the day %s starts and ends by local time, even if it has 23 or 25 hours',
    (timeZone, day, start, end) => {
      expect(dayBounds(day, timeZone)).toEqual({ start, end });
    },
  );

  test('converts a local time, also one that a clock change skips', () => {
    const at = momentOf('2026-07-01', '09:30', 'America/Mexico_City');
    expect(wallTime(at, 'America/Mexico_City')).toEqual({ day: '2026-07-01', time: '09:30' });
    expect(momentOf('2026-03-29', '02:30', 'Europe/Madrid').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(momentOf('2026-10-25', '02:30', 'Europe/Madrid').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('throws for an unknown time zone', () => {
    expect(['Europe/Madrid', 'UTC', 'Moon/Base', '', '../etc'].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
