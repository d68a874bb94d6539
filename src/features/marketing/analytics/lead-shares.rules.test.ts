import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { funnelOf, statusesFrom, wonShares } from './lead-shares.rules.ts';

const statuses = fc.array(fc.constantFrom(...LEAD_STATUSES), { maxLength: 60 });
const counted = (leads: readonly string[]) =>
  LEAD_STATUSES.map((status) => ({ status, count: leads.filter((lead) => lead === status).length }));

test('each step of the funnel is a part of the one before, from all leads to the won ones', () => {
  fc.assert(
    fc.property(statuses, (leads) => {
      const steps = funnelOf(counted(leads)).map(({ count }) => count);
      expect(steps).toEqual(steps.toSorted((a, b) => b - a));
      expect(steps[0]).toBe(leads.length);
      expect(steps.at(-1)).toBe(leads.filter((status) => status === 'won').length);
    }),
  );
});

test('a lead that was won without ever being marked as contacted has passed every step, a lost one the first', () => {
  expect(funnelOf(counted(['won'])).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
  expect(funnelOf(counted(['lost'])).map(({ count }) => count)).toEqual([1, 0, 0, 0, 0]);
  expect(statusesFrom('qualified')).toEqual(['qualified', 'proposal', 'won']);
});

test('won of all leads and won of the closed ones are two shares, and none of nothing', () => {
  expect(wonShares(counted(['won', 'lost', 'lost', 'new', 'new']))).toEqual({
    won: 1,
    closed: 3,
    ofAll: 0.2,
    ofClosed: 1 / 3,
  });
  expect(wonShares(counted([]))).toEqual({ won: 0, closed: 0, ofAll: 0, ofClosed: 0 });
});
