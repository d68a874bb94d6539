import { expect, test } from 'vitest';
import { CALLS } from './declared-calls.ts';

/** Calls that a workspace may keep to its owners, on its pipelines, fields, rules and templates. */
const SET_UP = /^\/api\/crm\/(pipelines|fields|automations|templates)(\/|$)/;

test('every call that changes pipelines, fields, rules or templates asks for the right to set up', () => {
  const changing = CALLS.filter(
    ({ path, method, declaration }) => SET_UP.test(path) && method !== 'GET' && !declaration.isReading,
  );
  expect(changing.length).toBeGreaterThan(10);
  expect(changing.filter(({ declaration }) => declaration.act !== 'setUp')).toEqual([]);
});
