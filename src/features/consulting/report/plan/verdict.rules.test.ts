import { expect, test } from 'vitest';
import { businessCase } from './business-case.rules.ts';
import type { Action } from './figures.schema.ts';
import { verdictOf } from './verdict.rules.ts';

const euros = (low: number, high: number) => ({ low: low * 100, high: high * 100 });
type Sums = Record<'saving' | 'setup' | 'running', [low: number, high: number]>;

const costed = ({ saving, setup, running }: Sums) => ({
  savingLowCents: euros(...saving).low,
  savingHighCents: euros(...saving).high,
  costLowCents: euros(...setup).low,
  costHighCents: euros(...setup).high,
  runningLowCents: euros(...running).low,
  runningHighCents: euros(...running).high,
});

test.each([
  // 3 x 1,000 covers 900 and 3 x 700.
  ['pays', { saving: [1_000, 2_000], setup: [0, 900], running: [0, 700] }],
  // 3 x 1,000 does not cover 3,300, but does the middle of 0 and 3,300.
  ['atPrice', { saving: [1_000, 2_000], setup: [0, 1_200], running: [0, 700] }],
  // 3 x 1,000 is below the middle of 2,500 and 5,000; 3 x 2,000 is above 2,500.
  ['open', { saving: [1_000, 2_000], setup: [1_000, 2_000], running: [500, 1_000] }],
  // 3 x 2,000 is below 7,000.
  ['never', { saving: [1_000, 2_000], setup: [4_000, 9_000], running: [1_000, 2_000] }],
] satisfies [string, Sums][])(
  'an action %s by three years of saving against all that it costs',
  (kind, sums) => {
    expect(verdictOf(costed(sums), [], 'small').kind).toBe(kind);
  },
);

test('the groundwork before an action counts among its costs', () => {
  const action = costed({ saving: [1_000, 2_000], setup: [0, 900], running: [0, 700] });
  const groundwork = costed({ saving: [0, 0], setup: [500, 500], running: [0, 0] });
  expect(verdictOf(action, [], 'small').kind).toBe('pays');
  expect(verdictOf(action, [groundwork], 'small')).toMatchObject({
    kind: 'atPrice',
    capCents: 300_000,
  });
});

test('without figures an action is cheap or costly by the size of the company', () => {
  const unknown = {
    ...costed({ saving: [0, 0], setup: [2_000, 4_000], running: [0, 0] }),
    savingLowCents: null,
    savingHighCents: null,
  };
  expect(verdictOf(unknown, [], 'small').kind).toBe('costly');
  expect(verdictOf(unknown, [], 'medium').kind).toBe('cheap');
});

test('money that stays in the bank and the worth of freed hours add up to the saving', () => {
  const action = {
    ...costed({ saving: [3_000, 5_000], setup: [100, 200], running: [50, 80] }),
    bankLowCents: 100_000,
    bankHighCents: 200_000,
    savedHoursPerYear: { low: 80, high: 120 },
  } as Action;
  expect(businessCase([action, action])).toMatchObject({
    saving: euros(6_000, 10_000),
    bank: euros(2_000, 4_000),
    freed: euros(4_000, 6_000),
    freedHours: { low: 160, high: 240 },
    // 6,000 - 2 x 80, and 10,000 - 2 x 50.
    net: euros(5_840, 9_900),
  });
});
