import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

test('runs simultaneous calls in one batch, in their order, and never more than the limit', async () => {
  const groups: number[][] = [];
  const add = createBatcher<number>(async (items) => void groups.push([...items]), 3);
  await Promise.all([1, 2, 3, 4].map(add));
  await add(5);
  expect(groups).toEqual([[1, 2, 3], [4], [5]]);
});

test('calls that arrive during a batch run in the next one', async () => {
  const groups: number[][] = [];
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const add = createBatcher<number>(async (items) => {
    groups.push([...items]);
    begun.resolve();
    await first.promise;
  }, 3);
  const one = add(1);
  await begun.promise;
  const others = [add(2), add(3)];
  first.resolve();
  await Promise.all([one, ...others]);
  expect(groups).toEqual([[1], [2, 3]]);
});

test('a failing call fails alone, and the others of its batch succeed', async () => {
  const kept: number[] = [];
  const add = createBatcher<number>(async (items) => {
    if (items.includes(2)) throw new Error('two');
    kept.push(...items);
  }, 3);
  const results = await Promise.allSettled([1, 2, 3].map(add));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(kept).toEqual([1, 3]);
});
