import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { easterOf, workingDaysOf } from './holidays.ts';

/** Days from Monday to Friday of a year on which nobody works. */
function freeWeekdays(country: string | null, year: number): string[] {
  const { isWorkingDay } = workingDaysOf(country);
  return Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter(
    (day) =>
      day.startsWith(String(year)) &&
      ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) &&
      !isWorkingDay(day),
  );
}

test('Easter is worked out for any year', () => {
  expect([2024, 2025, 2026, 2027, 2028, 2038].map(easterOf)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2038-04-25',
  ]);
});

test('Spain keeps its national holidays, whether the country is stated or not', () => {
  const of2026 = '01-01 01-06 04-02 04-03 05-01 10-12 12-08 12-25'.split(' ').map((day) => `2026-${day}`);
  // In 2027 All Saints, the Constitution and the Immaculate Conception fall on working days.
  const of2027 = '01-01 01-06 03-25 03-26 10-12 11-01 12-06 12-08'.split(' ').map((day) => `2027-${day}`);
  expect(freeWeekdays('ES', 2026)).toEqual(of2026);
  expect(freeWeekdays(null, 2027)).toEqual(of2027);
});

test('England makes up for a holiday that falls on a weekend', () => {
  const of2026 = '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'.split(' ').map((day) => `2026-${day}`);
  const of2027 = '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'.split(' ').map((day) => `2027-${day}`);
  expect(freeWeekdays('GB', 2026)).toEqual(of2026);
  expect(freeWeekdays('GB', 2027)).toEqual(of2027);
});

test('elsewhere only New Year and Christmas are known', () => {
  expect(freeWeekdays('FR', 2026)).toEqual(['2026-01-01', '2026-12-25']);
});

test('nothing begins around New Year: in Spain until 7 January, elsewhere until 2 January', () => {
  const starting = (country: string, ...days: string[]) => days.map(workingDaysOf(country).isStartingDay);
  const days = ['2026-12-23', '2026-12-24', '2026-12-29', '2027-01-04', '2027-01-07'];
  expect(starting('ES', ...days)).toEqual([true, false, false, false, true]);
  expect(starting('GB', ...days)).toEqual([true, false, false, true, true]);
  expect(starting('PT', ...days)).toEqual([true, false, false, true, true]);
});
