import { expect, test } from 'vitest';
import { retryAt } from './backoff.ts';

const CREATED = new Date('2026-03-01T09:00:00.000Z');

test('a message is tried again after 30 s, then ever later up to 6 h, for three days, and no longer', () => {
  const pauses: number[] = [];
  let now = CREATED;
  for (let attempts = 1; ; attempts += 1) {
    const next = retryAt(attempts, CREATED, now);
    if (!next) break;
    pauses.push((next.getTime() - now.getTime()) / 1_000);
    now = next;
  }
  expect(pauses.slice(0, 4)).toEqual([30, 60, 120, 240]);
  expect(Math.max(...pauses)).toBe(6 * 3_600);
  const days = (now.getTime() - CREATED.getTime()) / 86_400_000;
  expect([days > 2.7, days <= 3]).toEqual([true, true]);
});
