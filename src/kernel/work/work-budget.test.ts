import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkBudget } from './work-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Uses the processor for so many seconds, all of the time. */
function work(budget: WorkBudget, seconds: number): void {
  const startedAt = performance.now();
  vi.advanceTimersByTime(seconds * 1_000);
  budget.note('a', startedAt, seconds * 1_000);
}

const refusal = (budget: WorkBudget, account = 'a'): unknown => {
  try {
    return budget.require(account);
  } catch (error) {
    return error;
  }
};

test('who has used more than the budget waits until enough of it is more than a minute old', () => {
  const budget = new WorkBudget(30);
  work(budget, 30);
  expect(refusal(budget)).toBeUndefined();
  work(budget, 10);
  // 40 s of the last 40 s: of the last minute 30 s are left in half a minute.
  expect(refusal(budget)).toMatchObject({ code: 'too_many_requests', details: { retryAfterSeconds: 30 } });
  expect(refusal(budget, 'b')).toBeUndefined();
  vi.advanceTimersByTime(30_000);
  expect(refusal(budget)).toBeUndefined();
});

test('of long work the last minute counts', () => {
  const budget = new WorkBudget(30);
  work(budget, 600);
  expect(refusal(budget)).toMatchObject({ details: { retryAfterSeconds: 30 } });
});
