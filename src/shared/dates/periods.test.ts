import { expect, test } from 'vitest';
import { PERIODS, periodAround } from './periods.ts';

const around = (today: string) =>
  Object.fromEntries(PERIODS.map((name) => [name, Object.values(periodAround(name, today)).join(' ')]));

test('periods lie around a day by the calendar, weeks from Monday, over ends of years and leap days', () => {
  expect(around('2028-02-29')).toEqual({
    today: '2028-02-29 2028-02-29',
    yesterday: '2028-02-28 2028-02-28',
    tomorrow: '2028-03-01 2028-03-01',
    thisWeek: '2028-02-28 2028-03-05',
    lastWeek: '2028-02-21 2028-02-27',
    nextWeek: '2028-03-06 2028-03-12',
    thisMonth: '2028-02-01 2028-02-29',
    lastMonth: '2028-01-01 2028-01-31',
    nextMonth: '2028-03-01 2028-03-31',
    thisQuarter: '2028-01-01 2028-03-31',
    lastQuarter: '2027-10-01 2027-12-31',
    nextQuarter: '2028-04-01 2028-06-30',
    thisYear: '2028-01-01 2028-12-31',
    lastYear: '2027-01-01 2027-12-31',
    nextYear: '2029-01-01 2029-12-31',
  });
  expect(around('2027-12-31')).toMatchObject({
    thisWeek: '2027-12-27 2028-01-02',
    nextMonth: '2028-01-01 2028-01-31',
    nextQuarter: '2028-01-01 2028-03-31',
    thisQuarter: '2027-10-01 2027-12-31',
  });
});
