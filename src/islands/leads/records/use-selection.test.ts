// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ticked, useSelection } from './use-selection.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

const open = (...ids: number[]) =>
  renderHook(({ shown }) => useSelection(shown), { initialProps: { shown: rows(...ids) } });

test('rows are ticked and unticked one by one', () => {
  const { result } = open(1, 2, 3);
  const tick = (id: number, isTicked: boolean) =>
    act(() => result.current.select(ticked(result.current.selected, id, isTicked)));
  tick(1, true);
  tick(3, true);
  expect([...result.current.selected]).toEqual([1, 3]);
  tick(1, false);
  expect([...result.current.selected]).toEqual([3]);
});

test('a row that has left the list is ticked no more, and the others stay', () => {
  const { result, rerender } = open(1, 2, 3);
  act(() => result.current.select(new Set([1, 2])));
  rerender({ shown: rows(2, 3) });
  expect([...result.current.selected]).toEqual([2]);
});

test('a further page leaves the selection as it is', () => {
  const { result, rerender } = open(1, 2);
  act(() => result.current.select(new Set([2])));
  rerender({ shown: rows(1, 2, 3, 4) });
  expect([...result.current.selected]).toEqual([2]);
});

test('a row that was not on the list is not ticked', () => {
  const { result } = open(1);
  act(() => result.current.select(new Set([1, 99])));
  expect([...result.current.selected]).toEqual([1]);
});

test('nothing is left once it is cleared', () => {
  const { result } = open(1, 2);
  act(() => result.current.select(new Set([1, 2])));
  act(() => result.current.clear());
  expect(result.current.selected.size).toBe(0);
});
