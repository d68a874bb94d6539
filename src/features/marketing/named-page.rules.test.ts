import { expect, test } from 'vitest';
import { NAMED_SORTS } from './marketing.values.ts';
import { rowsByIds, pageOfNamed } from './named-page.rules.ts';

const row = (id: number, name: string, createdAt = '2026-01-01') => ({ id, name, createdAt });
const ROWS = [
  row(1, 'Zumo'),
  row(2, 'Ágata', '2026-01-03'),
  row(3, 'ágata'),
  row(4, 'Queso de cabra', '2026-01-02'),
];

test.each([
  ['name', [2, 3, 4, 1]],
  ['-name', [1, 4, 3, 2]],
  ['createdAt', [1, 3, 4, 2]],
  ['-createdAt', [2, 4, 3, 1]],
] as const)('sorts rows by %s, equal ones by id', (sort, ids) => {
  expect(pageOfNamed(ROWS, { sort, limit: 50 }, 'name')).toEqual({ ids, nextCursor: null });
});

test.each(NAMED_SORTS)('pages sorted by %s contain each row of the list once', (sort) => {
  const whole = pageOfNamed(ROWS, { sort, limit: 50 }, 'name').ids;
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = pageOfNamed(ROWS, { sort, limit: 1, cursor }, 'name');
    seen.push(...page.ids);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(whole);
});

test('a search finds every word, anywhere and ignoring accents', () => {
  expect(pageOfNamed(ROWS, { q: 'CÁBRA queso', limit: 50 }, 'name').ids).toEqual([4]);
  expect(pageOfNamed(ROWS, { q: 'agata', limit: 50 }, 'name').ids).toEqual([2, 3]);
  expect(
    pageOfNamed([{ ...row(5, 'x'), searched: 'Valdeón' }], { q: 'valdeon', limit: 1 }, 'name').ids,
  ).toEqual([5]);
});

test('rows are in the order of the page, without those deleted meanwhile', () => {
  expect(rowsByIds([3, 9, 1], ROWS).map(({ id }) => id)).toEqual([3, 1]);
});
