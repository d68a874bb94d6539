// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ticked, useSelection } from './use-selection.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const selectionOf = (props: { ids: number[]; total: number; matching: string }) =>
  renderHook(({ ids, total, matching }) => useSelection(rows(...ids), total, matching), {
    initialProps: props,
  });

test('all that match are taken where more match than are loaded', () => {
  const { result } = selectionOf({ ids: [1, 2], total: 563, matching: '{}' });
  expect(result.current.canTakeAll).toBe(false);
  act(() => result.current.select(new Set([1])));
  expect(result.current).toMatchObject({ count: 1, isAll: false, canTakeAll: true });
  act(() => result.current.takeAll());
  expect(result.current).toMatchObject({ count: 563, isAll: true, canTakeAll: false });
});

test('other filters or another tick end "all that match"', () => {
  const { result, rerender } = selectionOf({ ids: [1, 2], total: 9, matching: 'all' });
  act(() => result.current.select(new Set([1])));
  act(() => result.current.takeAll());
  rerender({ ids: [1, 2], total: 5, matching: 'q=ana' });
  expect(result.current).toMatchObject({ isAll: false, count: 2 });
  rerender({ ids: [1, 2], total: 9, matching: 'all' });
  act(() => result.current.select(ticked(result.current.ids, 2, false)));
  expect(result.current).toMatchObject({ isAll: false, count: 1 });
});

test('ticks stay while further pages come, and rows that leave the list lose theirs', () => {
  const { result, rerender } = selectionOf({ ids: [1, 2], total: 3, matching: '' });
  act(() => result.current.select(new Set([1, 2])));
  rerender({ ids: [1, 2, 3], total: 3, matching: '' });
  expect([...result.current.ids]).toEqual([1, 2]);
  rerender({ ids: [2, 3], total: 2, matching: '' });
  expect([...result.current.ids]).toEqual([2]);
});
