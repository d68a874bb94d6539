import { expect, test } from 'vitest';
import { NAMED_SORTS } from './marketing.values.ts';
import { listNamed } from './named-list.rules.ts';

/** A row that is deleted after the names were read. */
const GONE = 9;
const row = (id: number, name: string, createdAt = '2026-01-01') => ({ id, name, createdAt });
const ROWS = [
  row(1, 'Zumo'),
  row(2, 'Ágata', '2026-01-03'),
  row(3, 'ágata'),
  row(4, 'Queso de cabra', '2026-01-02'),
];

type Query = Parameters<typeof listNamed>[1];

/** Ids of one page, whose rows the database gives in no order. */
async function page(
  query: Partial<Query>,
  rows: readonly (ReturnType<typeof row> & { searched?: string })[] = ROWS,
) {
  const read = (ids: number[]) =>
    Promise.resolve(rows.toReversed().filter(({ id }) => ids.includes(id) && id !== GONE));
  const { items, nextCursor } = await listNamed(rows, { limit: 50, ...query }, 'name', read);
  return { ids: items.map(({ id }) => id), nextCursor };
}

test.each([
  ['name', [2, 3, 4, 1]],
  ['-name', [1, 4, 3, 2]],
  ['createdAt', [1, 3, 4, 2]],
  ['-createdAt', [2, 4, 3, 1]],
] as const)('sorts rows by %s, equal ones by id', async (sort, ids) => {
  expect(await page({ sort })).toEqual({ ids, nextCursor: null });
});

test.each(NAMED_SORTS)('pages sorted by %s contain each row of the list once', async (sort) => {
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const { ids, nextCursor } = await page({ sort, limit: 1, cursor });
    seen.push(...ids);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual((await page({ sort })).ids);
});

test('a search finds every word, anywhere and ignoring accents', async () => {
  expect((await page({ q: 'CÁBRA queso' })).ids).toEqual([4]);
  expect((await page({ q: 'agata' })).ids).toEqual([2, 3]);
  expect((await page({ q: 'valdeon' }, [{ ...row(5, 'x'), searched: 'Valdeón' }])).ids).toEqual([5]);
});

test('a row that was deleted meanwhile is left out', async () => {
  expect((await page({}, [...ROWS, row(GONE, 'Ya no')])).ids).toEqual([2, 3, 4, 1]);
});
