// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import type { toast as Sonner } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextsProvider } from '#islands/ui/texts.tsx';
import { attachToaster, toast } from '#islands/ui/toast.ts';
import { useDeletion } from './use-deletion.ts';
import { useList } from './use-list.ts';

const ROWS = { items: [{ id: 1 }, { id: 2 }, { id: 3 }], nextCursor: null };

/** Calls as `METHOD path`, and the status that refuses one; 0 where no connection is. */
let calls: string[] = [];
let refused: Record<string, number> = {};

function respond(path: string, { method }: { method: string }): Promise<Response> {
  const call = `${method} ${path}`;
  calls.push(call);
  const status = refused[call];
  if (status === 0) return Promise.reject(new TypeError('no connection'));
  if (status !== undefined)
    return Promise.resolve(Response.json({ message: 'No', code: 'refused' }, { status }));
  return Promise.resolve(method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(ROWS));
}

beforeEach(() => {
  [calls, refused] = [[], {}];
  vi.stubGlobal('fetch', respond);
  said = [];
  // A hook of another test file may have said something that no Toaster has shown.
  toast.clear();
  attachToaster(toaster);
});
afterEach(() => {
  cleanup();
  toast.clear();
  vi.unstubAllGlobals();
});

/** A Toaster that shows nothing and keeps what is said, the newest last. */
let said: { title: string; undo: (() => void) | undefined }[] = [];
const say = (title: string, { action }: { action?: { onClick: () => void } } = {}) =>
  said.push({ title, undo: action?.onClick });
const toaster = Object.assign(say, {
  success: say,
  error: say,
  dismiss: () => 0,
}) as unknown as typeof Sonner;

const title = () => said.at(-1)?.title;
const undo = () => said.at(-1)?.undo?.();

const ui = { actions: { undo: 'Undo' }, list: { restored: 'Restored', deleteFailed: 'Error deleting' } };
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(TextsProvider, { dictionary: { locale: 'en', tables: { ui } }, children });

const deletion = () =>
  renderHook(
    () => {
      const list = useList<{ id: number }>(ROWS, { path: '/api/rows' });
      return { ids: list.items.map(({ id }) => id), ...useDeletion('/api/rows', { list }) };
    },
    { wrapper },
  );

test('the row goes at once and the undo brings it back to its place', async () => {
  const { result } = deletion();
  await act(() => result.current.remove(2, 'deleted'));
  expect(result.current.ids).toEqual([1, 3]);
  expect(title()).toBe('deleted');
  act(() => undo());
  await waitFor(() => expect(result.current.ids).toEqual([1, 2, 3]));
  expect(calls).toContain('POST /api/rows/2/restore');
  await waitFor(() => expect(title()).toBe('Restored'));
});

test('a refused deletion brings the row back to its place', async () => {
  refused = { 'DELETE /api/rows/2': 500 };
  const { result } = deletion();
  await act(() => result.current.remove(2, 'deleted'));
  expect(result.current.ids).toEqual([1, 2, 3]);
  expect(title()).toBe('Error deleting');
});

test('a row that another tab has deleted is gone, and can be restored', async () => {
  refused = { 'DELETE /api/rows/2': 404 };
  const { result } = deletion();
  await act(() => result.current.remove(2, 'deleted'));
  expect(result.current.ids).toEqual([1, 3]);
  expect(title()).toBe('deleted');
  act(() => undo());
  await waitFor(() => expect(result.current.ids).toEqual([1, 2, 3]));
});

test('an undo that found no connection is offered again', async () => {
  refused = { 'POST /api/rows/2/restore': 0 };
  const { result } = deletion();
  await act(() => result.current.remove(2, 'deleted'));
  act(() => undo());
  await waitFor(() => expect(calls).toContain('POST /api/rows/2/restore'));
  refused = {};
  await waitFor(() => expect(title()).toBe('ui:list.restoreFailed'));
  act(() => undo());
  await waitFor(() => expect(result.current.ids).toEqual([1, 2, 3]));
});

test('a record that is deleted on its own page is offered back by the list that it leads to', async () => {
  const { result, unmount } = deletion();
  vi.stubGlobal('location', { assign: () => undefined });
  await act(() => result.current.leave(2, 'deleted there', '/rows'));
  unmount();
  deletion();
  expect(title()).toBe('deleted there');
  act(() => undo());
  await waitFor(() => expect(calls).toContain('POST /api/rows/2/restore'));
});
