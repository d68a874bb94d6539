import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast as sonner } from 'sonner';
import { attachToaster, toast } from './toast.ts';

/** The real store of sonner, with a timer in place of the Toaster that dismisses toasts after five seconds. */
const titles = () => sonner.getToasts().map((shown) => ('title' in shown ? shown.title : undefined));

function newest() {
  const shown = sonner.getToasts()[0];
  if (!shown || !('title' in shown)) throw new Error('No toast is shown.');
  return shown;
}

function close() {
  const shown = newest();
  sonner.dismiss(shown.id);
  shown.onAutoClose?.(shown);
}

it('queues toasts until the toaster is mounted', () => {
  toast.success('early');
  expect(titles()).toEqual([]);
  attachToaster(sonner);
  expect(titles()).toEqual(['early']);
});

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
});

afterEach(() => {
  while (sonner.getToasts().length > 0) close();
  vi.unstubAllGlobals();
});

it('replaces a success with a newer toast', () => {
  toast.success('one');
  toast.success('two');
  expect(titles()).toEqual(['two']);
});

it('never discards an undo for a newer toast', () => {
  const onExpire = vi.fn();
  toast.undo({ message: 'deleted', undoLabel: 'Undo', onUndo: vi.fn(), onExpire });
  toast.success('saved');
  toast.error('failed');
  expect(titles()).toEqual(['deleted']);
  expect(onExpire).not.toHaveBeenCalled();
  close();
  expect(onExpire).toHaveBeenCalledOnce();
  expect(titles()).toEqual(['saved']);
  close();
  expect(titles()).toEqual(['failed']);
});

it('runs either the undo or the action, once', () => {
  const [onUndo, onExpire] = [vi.fn(), vi.fn()];
  toast.undo({ message: 'deleted', undoLabel: 'Undo', onUndo, onExpire });
  const shown: { action?: unknown } = newest();
  expect(shown.action).toMatchObject({ label: 'Undo' });
  for (const act of Object.values(Object(shown.action))) if (typeof act === 'function') act();
  close();
  expect(onUndo).toHaveBeenCalledOnce();
  expect(onExpire).not.toHaveBeenCalled();
});

it('shows an action done differently than requested as a warning, not as a success', () => {
  toast.warning('done otherwise');
  expect(newest().type).toBe('warning');
});
