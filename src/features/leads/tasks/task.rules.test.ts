import { expect, test } from 'vitest';
import { daysLate, dueTone, nextDue } from './task.rules.ts';

const MADRID = 'Europe/Madrid';

test.each([
  ['daily', '2026-03-28T08:00:00.000Z', '2026-03-28T09:00:00.000Z', '2026-03-29T07:00:00.000Z'],
  ['weekly', '2026-03-02T08:00:00.000Z', '2026-03-02T09:00:00.000Z', '2026-03-09T08:00:00.000Z'],
  ['weekly', '2026-03-02T08:00:00.000Z', '2026-03-25T09:00:00.000Z', '2026-03-30T07:00:00.000Z'],
  ['weekly', '2026-03-30T07:00:00.000Z', '2026-03-02T09:00:00.000Z', '2026-04-06T07:00:00.000Z'],
  ['monthly', '2026-01-31T08:00:00.000Z', '2026-01-31T09:00:00.000Z', '2026-02-28T08:00:00.000Z'],
  ['monthly', '2026-01-31T08:00:00.000Z', '2026-03-15T09:00:00.000Z', '2026-03-31T07:00:00.000Z'],
  ['yearly', '2024-02-29T08:00:00.000Z', '2024-03-01T08:00:00.000Z', '2025-02-28T08:00:00.000Z'],
  ['daily', '1900-01-01T08:00:00.000Z', '2026-03-02T09:00:00.000Z', '2026-03-03T06:45:00.000Z'],
] as const)(
  'a %s task due at %s and done at %s recurs at %s: the same local hour, and never in the past',
  (recurrence, dueAt, now, next) => {
    expect(nextDue(dueAt, recurrence, new Date(now), MADRID)).toBe(next);
  },
);

test.each([
  [null, 'none'],
  ['2026-03-02T08:59:00.000Z', 'late'],
  ['2026-03-02T22:59:00.000Z', 'today'],
  ['2026-03-02T23:01:00.000Z', 'later'],
] as const)('a task due at %s is %s on the reader’s day', (dueAt, tone) => {
  const now = new Date('2026-03-02T09:00:00.000Z');
  expect(dueTone({ dueAt, doneAt: null }, now, MADRID)).toBe(tone);
  expect(dueTone({ dueAt, doneAt: now.toISOString() }, now, MADRID)).toBe('done');
});

test.each([
  ['2026-03-21T22:59:00.000Z', 1],
  ['2026-03-21T23:30:00.000Z', 0],
  ['2026-03-25T10:00:00.000Z', 0],
  ['2026-03-15T10:00:00.000Z', 7],
])('a task due at %s is %i days late, by the calendar of the reader', (dueAt, days) => {
  expect(daysLate(dueAt, new Date('2026-03-22T10:00:00.000Z'), 'Europe/Madrid')).toBe(days);
});
