import { expect, test } from 'vitest';
import { measure, METHODS } from '#tests/reader/measure.ts';
import { SETS } from '#tests/reader/sets.ts';

const measures = (name: string, method = 'rules') => {
  const { cases } = SETS.find((set) => set.name === name) ?? { cases: [] };
  const read = METHODS[method];
  if (!read) throw new Error(`There are no ${method}.`);
  return { all: cases.length, ...measure(cases, read) };
};

test.each(['trades, tuned', 'trades, measured'])('of "%s" at most 8 in 100 are misread', (name) => {
  const { all, right, misread } = measures(name);
  expect(all).toBe(75);
  expect(misread / all).toBeLessThanOrEqual(0.08);
  expect(right / all).toBeGreaterThanOrEqual(0.7);
});

test.each(['trades, measured', 'held-out', 'trades, tuned', 'golden readings'])(
  'memory reads "%s" no worse than the rules but for 2 in 100, and misreads at most 8',
  (name) => {
    const [rules, memory] = [measures(name), measures(name, 'rules with memory')];
    expect(memory.misread / memory.all).toBeLessThanOrEqual(0.08);
    expect((rules.right - memory.right) / rules.all).toBeLessThanOrEqual(0.02);
  },
);

test.each([
  ['trades, tuned', 0.95],
  ['trades, measured', 0.84],
  ['golden answers', 1],
])('of what is offered for "%s" a consultant accepts the share %d', (name, least) => {
  const { offered, fit } = measures(name);
  expect(fit / offered).toBeGreaterThanOrEqual(least);
});

test('no trade stands in both halves', () => {
  const sectors = (name: string) =>
    new Set(SETS.find((set) => set.name === name)?.cases.map((one) => one.sector));
  const [tuned, measured] = [sectors('trades, tuned'), sectors('trades, measured')];
  expect(tuned.size + measured.size).toBe(30);
  expect([...tuned].filter((sector) => measured.has(sector))).toEqual([]);
});
