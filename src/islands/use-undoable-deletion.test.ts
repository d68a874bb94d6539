// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPage, settled, the, useNetwork } from '#tests/hooks.ts';
import { closeToast, closeToasts, pressUndo, toastTitle } from '#tests/toasts.ts';
import { useUndoableDeletion } from './use-undoable-deletion.ts';

const sent = useNetwork();
const last = () => the(sent.at(-1));
afterEach(closeToasts);

const WORDS = { restored: 'Restored', restoreFailed: 'Not restored', deleteFailed: 'Not deleted' };

function open() {
  const onChanged = vi.fn();
  const { result } = renderInPage(() => useUndoableDeletion('/api/notes', WORDS, onChanged));
  const gone: boolean[] = [];
  const remove = (message?: string) =>
    settled(() => void result.current.remove(7, message).then((isGone) => gone.push(isGone)));
  return { remove, gone, onChanged };
}

test('what was deleted is offered back, and undoing it restores it', async () => {
  const { remove, gone, onChanged } = open();
  await remove('Note deleted');
  expect([last().method, last().path]).toEqual(['DELETE', '/api/notes/7']);
  expect(toastTitle()).toBeUndefined();
  await last().answer(undefined, 204);
  expect([gone, toastTitle(), onChanged.mock.calls.length]).toEqual([[true], 'Note deleted', 1]);
  await pressUndo();
  expect([last().method, last().path]).toEqual(['POST', '/api/notes/7/restore']);
  await last().answer({ id: 7 });
  expect([toastTitle(), onChanged.mock.calls.length]).toEqual(['Restored', 2]);
});

test('a deletion that failed is told, and nothing is offered back', async () => {
  const { remove, gone, onChanged } = open();
  await remove('Note deleted');
  await last().refuse(503, 'busy');
  expect([gone, toastTitle()]).toEqual([[false], 'Not deleted']);
  expect(onChanged).not.toHaveBeenCalled();
});

test('what another tab has deleted is gone, and can be had back', async () => {
  const { remove, gone } = open();
  await remove('Note deleted');
  await last().refuse(404, 'not_found');
  expect([gone, toastTitle()]).toEqual([[true], 'Note deleted']);
});

test('an undo whose connection is lost is offered again, as the same request', async () => {
  const { remove, onChanged } = open();
  await remove('Note deleted');
  await last().answer(undefined, 204);
  await pressUndo();
  const first = last().headers.get('idempotency-key');
  await last().lose();
  expect(toastTitle()).toBe('Not restored');
  await pressUndo();
  expect([first === null, last().headers.get('idempotency-key')]).toEqual([false, first]);
  await last().answer({ id: 7 });
  expect(onChanged).toHaveBeenCalledTimes(2);
});

test('an undo that is refused is not offered again', async () => {
  const { remove } = open();
  await remove('Note deleted');
  await last().answer(undefined, 204);
  await pressUndo();
  await last().refuse(404, 'not_found');
  closeToast();
  expect(toastTitle()).toBeUndefined();
});

test('a page that offers the undo itself shows no toast', async () => {
  const { remove, gone } = open();
  await remove();
  await last().answer(undefined, 204);
  expect([gone, toastTitle()]).toEqual([[true], undefined]);
});
