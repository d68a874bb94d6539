import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast as sonner } from 'sonner';
import { attachToaster, toast } from './toast.ts';

/** The real store of sonner, with a clock in place of the Toaster: it closes what it shows after five seconds. */
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

it('keeps what is said before the toaster has come', () => {
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

it('lets a newer toast take the place of a success', () => {
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

it('carries out either the undo or what was promised, once', () => {
  const [onUndo, onExpire] = [vi.fn(), vi.fn()];
  toast.undo({ message: 'deleted', undoLabel: 'Undo', onUndo, onExpire });
  const shown: { action?: unknown } = newest();
  expect(shown.action).toMatchObject({ label: 'Undo' });
  for (const act of Object.values(Object(shown.action))) if (typeof act === 'function') act();
  close();
  expect(onUndo).toHaveBeenCalledOnce();
  expect(onExpire).not.toHaveBeenCalled();
});

it('tells what was done in another way than asked as a warning, not as a success', () => {
  toast.warning('done otherwise');
  expect(newest().type).toBe('warning');
});
