import { expect, test } from 'vitest';
import { isDigestDue, isQuiet } from './notification-hours.rules.ts';

const madrid = { quietFrom: '22:00', quietTo: '07:00', timeZone: 'Europe/Madrid' };

test.each([
  ['2026-03-10T20:59:00Z', false],
  ['2026-03-10T21:00:00Z', true],
  ['2026-03-10T23:30:00Z', true],
  ['2026-03-11T05:59:00Z', true],
  ['2026-03-11T06:00:00Z', false],
])('quiet hours go over midnight: at %s %s', (at, wanted) => {
  expect(isQuiet(madrid, new Date(at))).toBe(wanted);
});

test('quiet hours follow the clock over the change to summer time and back', () => {
  // On 29 March 2026 the clocks of Madrid go from 2 to 3 at 1:00 UTC.
  expect(isQuiet(madrid, new Date('2026-03-28T21:00:00Z'))).toBe(true);
  expect(isQuiet(madrid, new Date('2026-03-29T04:59:00Z'))).toBe(true);
  expect(isQuiet(madrid, new Date('2026-03-29T05:00:00Z'))).toBe(false);
  expect(isQuiet(madrid, new Date('2026-03-29T20:00:00Z'))).toBe(true);
  // On 25 October they go from 3 to 2.
  expect(isQuiet(madrid, new Date('2026-10-25T05:30:00Z'))).toBe(true);
  expect(isQuiet(madrid, new Date('2026-10-25T06:00:00Z'))).toBe(false);
});

test('hours within a day, and none', () => {
  const noon = { quietFrom: '12:00', quietTo: '14:00', timeZone: 'UTC' };
  expect(isQuiet(noon, new Date('2026-03-10T13:00:00Z'))).toBe(true);
  expect(isQuiet(noon, new Date('2026-03-10T14:00:00Z'))).toBe(false);
  expect(isQuiet({ ...noon, quietTo: '12:00' }, new Date('2026-03-10T12:00:00Z'))).toBe(false);
  expect(isQuiet({ ...noon, quietFrom: null, quietTo: null }, new Date('2026-03-10T13:00:00Z'))).toBe(false);
});

test('the digest goes out once a day, in the morning of the reader, never in quiet hours', () => {
  const due = (at: string, over = {}) => isDigestDue({ ...madrid, digestOn: null, ...over }, new Date(at));
  expect(due('2026-03-10T06:59:00Z')).toBe(false);
  expect(due('2026-03-10T07:00:00Z')).toBe(true);
  expect(due('2026-03-10T07:00:00Z', { digestOn: '2026-03-10' })).toBe(false);
  expect(due('2026-03-10T07:00:00Z', { quietTo: '09:00' })).toBe(false);
  expect(due('2026-03-10T08:00:00Z', { quietTo: '09:00' })).toBe(true);
});
