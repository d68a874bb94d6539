// @vitest-environment happy-dom
// One long file: every guarantee of a list shares its rows and its network.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '#shared/api.ts';
import { useList } from './use-list.ts';

type Row = { id: number };
type Request = {
  query: URLSearchParams;
  signal: AbortSignal;
  answer: (page: object) => void;
  fail: () => void;
};

/** Requests of the list, oldest first; the test responds to each. */
let requests: Request[] = [];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    requests.push({
      query: new URL(path, 'http://localhost').searchParams,
      signal,
      answer: (page) => resolve(Response.json(page)),
      fail: () => reject(new TypeError('no connection')),
    });
    return promise;
  });
});

afterEach(cleanup);

const page = (ids: number[], nextCursor: string | null = null, total?: number): Page<Row> => ({
  items: ids.map((id) => ({ id })),
  nextCursor,
  ...(total !== undefined && { total }),
});

const listOf = (first: Page<Row>, isCounted = false) =>
  renderHook(() => useList<Row>(first, { path: '/api/rows', isCounted }));
type Shown = ReturnType<typeof listOf>['result'];

const ids = ({ current }: Shown): number[] => current.items.map(({ id }) => id);

/** The next request that nobody has looked at yet. */
async function nextRequest(nth: number): Promise<Request> {
  await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(nth));
  const request = requests[nth - 1];
  if (!request) throw new Error('Nothing was asked for.');
  return request;
}

test('a page that fails leaves the rows, and asking again brings the next ones', async () => {
  const { result } = listOf(page([1, 2], 'after-2', 4));
  act(() => void result.current.loadMore());
  (await nextRequest(1)).fail();
  await waitFor(() => expect(result.current.failure?.isMore).toBe(true));
  expect(ids(result)).toEqual([1, 2]);
  expect(result.current.status).toBe('ready');

  act(() => void result.current.retry());
  const again = await nextRequest(2);
  expect(again.query.get('cursor')).toBe('after-2');
  again.answer(page([3, 4]));
  await waitFor(() => expect(ids(result)).toEqual([1, 2, 3, 4]));
  expect(result.current.failure).toBeNull();
  expect(result.current.total).toBe(4);
});

test('a reload that fails leaves the rows; rows of other filters do not stay', async () => {
  const { result } = listOf(page([1, 2]));
  act(() => void result.current.reload());
  (await nextRequest(1)).fail();
  await waitFor(() => expect(result.current.failure?.isMore).toBe(false));
  expect(result.current.status).toBe('ready');

  act(() => result.current.setFilter('q', 'ana'));
  (await nextRequest(2)).fail();
  await waitFor(() => expect(result.current.status).toBe('error'));
});

test('what failed is asked for again when the connection is back', async () => {
  const { result } = listOf(page([1], 'after-1'));
  act(() => void result.current.loadMore());
  (await nextRequest(1)).fail();
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  act(() => void dispatchEvent(new Event('online')));
  (await nextRequest(2)).answer(page([2]));
  await waitFor(() => expect(ids(result)).toEqual([1, 2]));
});

test('a response that later filters have overtaken is dropped', async () => {
  const { result } = listOf(page([1, 2], 'after-2'));
  act(() => void result.current.loadMore());
  const stale = await nextRequest(1);
  act(() => result.current.setFilter('q', 'ana'));
  stale.answer(page([3, 4]));
  (await nextRequest(2)).answer(page([7], null, 1));
  await waitFor(() => expect(ids(result)).toEqual([7]));
  expect(stale.signal.aborted).toBe(true);
  expect(result.current.total).toBe(1);
});

test('filters that come back to what is shown ask for nothing', async () => {
  const { result } = listOf(page([1, 2], 'after-2'));
  act(() => result.current.setFilter('q', 'a'));
  act(() => result.current.setFilter('q', ''));
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(requests).toEqual([]);
  expect(ids(result)).toEqual([1, 2]);
});

test('rows do not wait for their count, which further rows do not stop and other rows replace', async () => {
  const { result } = listOf(page([1, 2], 'after-2'), true);
  const first = await nextRequest(1);
  expect([first.query.get('count'), first.query.get('limit')]).toEqual(['true', '1']);
  expect(result.current.total).toBeNull();
  act(() => void result.current.loadMore());
  (await nextRequest(2)).answer(page([3], 'after-3'));
  await waitFor(() => expect(ids(result)).toEqual([1, 2, 3]));
  first.answer(page([1], 'after-1', 900));
  await waitFor(() => expect(result.current.total).toBe(900));

  act(() => result.current.setFilter('q', 'ana'));
  const narrowed = await nextRequest(3);
  expect(narrowed.query.has('count')).toBe(false);
  narrowed.answer(page([7, 8], 'after-8'));
  await waitFor(() => expect([ids(result), result.current.total]).toEqual([[7, 8], null]));
  (await nextRequest(4)).answer(page([7], 'after-7', 40));
  await waitFor(() => expect(result.current.total).toBe(40));

  act(() => void result.current.reload());
  (await nextRequest(5)).answer(page([7, 8], 'after-8'));
  const again = await nextRequest(6);
  expect(result.current.total).toBe(40);
  again.answer(page([7], 'after-7', 41));
  await waitFor(() => expect(result.current.total).toBe(41));
});

test('a count that other filters have overtaken is dropped', async () => {
  const { result } = listOf(page([1, 2], 'after-2'), true);
  const stale = await nextRequest(1);
  act(() => result.current.setFilter('q', 'ana'));
  (await nextRequest(2)).answer(page([7], 'after-7'));
  const current = await nextRequest(3);
  stale.answer(page([1], 'after-1', 900));
  current.answer(page([7], 'after-7', 40));
  await waitFor(() => expect(result.current.total).toBe(40));
});

test('a list that has ended is counted by its rows, also where its count has failed', async () => {
  const { result } = listOf(page([1, 2], 'after-2'), true);
  (await nextRequest(1)).fail();
  act(() => void result.current.loadMore());
  (await nextRequest(2)).answer(page([3]));
  await waitFor(() => expect(result.current.total).toBe(3));
  listOf(page([1]), true);
  expect(requests).toHaveLength(2);
});

test('rows that come with their count are not counted again', () => {
  const { result } = listOf(page([1, 2], 'after-2', 900), true);
  expect(result.current.total).toBe(900);
  expect(requests).toEqual([]);
});

test('a row that is dropped comes back to its place, and the count with it', () => {
  const { result } = listOf(page([1, 2, 3, 4], null, 4));
  let restoreRow = () => {};
  act(() => {
    restoreRow = result.current.drop(2);
  });
  expect([ids(result), result.current.total]).toEqual([[1, 3, 4], 3]);
  act(() => void result.current.drop(3));
  act(() => restoreRow());
  act(() => restoreRow());
  expect([ids(result), result.current.total]).toEqual([[1, 2, 4], 3]);
});

test('the last loaded row that is dropped makes room for the next ones', async () => {
  const { result } = listOf(page([1], 'after-1', 2));
  act(() => void result.current.drop(1));
  (await nextRequest(1)).answer(page([2]));
  await waitFor(() => expect(ids(result)).toEqual([2]));
  expect(result.current.total).toBe(1);
});

test('a row that comes again stands once', async () => {
  const { result } = listOf(page([1, 2], 'after-2'));
  act(() => void result.current.loadMore());
  (await nextRequest(1)).answer(page([2, 3]));
  await waitFor(() => expect(ids(result)).toEqual([1, 2, 3]));
});

test('many rows are loaded again in few requests', async () => {
  const { result } = listOf(page([1], 'after-1'));
  act(() => void result.current.loadTo(121));
  expect((await nextRequest(1)).query.get('limit')).toBe('120');
});

test('what was asked for by an earlier rendering reloads what the filters say now', async () => {
  const { result } = listOf(page([1, 2]));
  const { reload } = result.current;
  act(() => result.current.setFilter('q', 'ana'));
  (await nextRequest(1)).answer(page([7]));
  await waitFor(() => expect(ids(result)).toEqual([7]));
  act(() => void reload());
  const again = await nextRequest(2);
  expect(again.query.get('q')).toBe('ana');
  again.answer(page([7, 8]));
  await waitFor(() => expect(ids(result)).toEqual([7, 8]));
});
