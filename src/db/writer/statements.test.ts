import { expect, test } from 'vitest';
import { isRead } from './statements.ts';

test.each([
  ['select 1', true],
  ['  SELECT 1', true],
  ['-- why\nselect 1', true],
  ['/* insert */ select 1', true],
  ['values (1)', true],
  ['explain query plan delete from t', true],
  ['with a as (select 1) select * from a', true],
  ['with a as (select \'delete\') select "update" from a', true],
  ['with a as (select 1) insert into t select * from a', false],
  ['WITH a AS (SELECT 1) DELETE FROM t', false],
  ["with a as (select 'it''s') update t set x = 1", false],
  ['insert into t values (1) returning id', false],
  ['update t set x = 1', false],
  ['pragma user_version', false],
  ['vacuum into ?', false],
  ['begin', false],
  ['', false],
])('%s', (statement, expected) => {
  expect(isRead(statement)).toBe(expected);
});
