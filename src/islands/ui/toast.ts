import type { toast as Sonner } from 'sonner';
import { readStored, writeStored } from './storage.ts';

type Message = { message: string; description?: string | undefined };
type Undo = Message & {
  undoLabel: string;
  onUndo: () => void;
  /** Leads to what was made. */
  link?: { label: string; href: string } | undefined;
  /** Runs the deferred action: after 5 seconds, when the toast is closed, or when the page is left. */
  onExpire?: () => void;
};
type Notice = { show: (by: typeof Sonner) => string | number; isHeld: boolean };

/**
 * Shows one toast at a time (specification section 9). A newer one replaces an older one, but an undo (product.md D17)
 * stays its five seconds, and later toasts queue behind it.
 */
let sonner: typeof Sonner | undefined;
let current: (Notice & { id: string | number }) | null = null;
const waiting: Notice[] = [];

function present(notice: Notice): void {
  const mustWait = waiting.length > 0 || current?.isHeld === true;
  if (mustWait || !sonner) waiting.push(notice);
  else {
    const replaced = current;
    current = { ...notice, id: notice.show(sonner) };
    if (replaced) sonner.dismiss(replaced.id);
  }
}

function presentNext(): void {
  const next = sonner && waiting.shift();
  if (sonner && next) current = { ...next, id: next.show(sonner) };
}

/** Called by the Toaster, which brings sonner, so that pages hydrate without it; shows queued toasts. */
export function attachToaster(shown: typeof Sonner): void {
  sonner = shown;
  if (!current) presentNext();
}

function release(id: string | number): void {
  if (current?.id !== id) return;
  current = null;
  presentNext();
}

type Kind = 'success' | 'warning' | 'error';

const show = (kind: Kind, { message, description }: Message): void =>
  present({
    isHeld: false,
    show: (by) =>
      by[kind](message, {
        description,
        onAutoClose: ({ id }) => release(id),
        onDismiss: ({ id }) => release(id),
      }),
  });

function undo({ message, description, undoLabel, onUndo, onExpire, link }: Undo): void {
  let isSettled = false;
  const settle = (act: (() => void) | undefined): void => {
    if (isSettled) return;
    isSettled = true;
    removeEventListener('pagehide', expire);
    act?.();
  };
  const expire = () => settle(onExpire);
  // Runs the action when the page is left, even while the toast is queued.
  addEventListener('pagehide', expire);
  const close = ({ id }: { id: string | number }) => {
    expire();
    release(id);
  };
  present({
    isHeld: true,
    show: (by) => {
      const id = by(message, {
        description,
        onAutoClose: close,
        onDismiss: close,
        ...(link && {
          // Two buttons leave the text no room beside them in the narrow corner.
          classNames: { content: 'lg:basis-full' },
          cancel: { label: link.label, onClick: () => location.assign(link.href) },
        }),
        action: {
          label: undoLabel,
          onClick: () => {
            settle(onUndo);
            release(id);
          },
        },
      });
      return id;
    },
  });
}

/** For a page without undo toasts: a new action makes the last outcome obsolete. */
function clear(): void {
  waiting.length = 0;
  const old = current;
  current = null;
  if (old) sonner?.dismiss(old.id);
}

const FLASH_KEY = 'toast';

/** Shows the toast on the next page, such as a welcome after sign-in. */
function afterNavigation(kind: Kind, notice: Message): void {
  writeStored('sessionStorage', FLASH_KEY, JSON.stringify({ kind, ...notice }));
}

export function showFlash(): void {
  const stored = readStored('sessionStorage', FLASH_KEY);
  if (stored === null) return;
  writeStored('sessionStorage', FLASH_KEY, null);
  const flash: unknown = JSON.parse(stored);
  if (typeof flash !== 'object' || flash === null || !('message' in flash)) return;
  show('kind' in flash && flash.kind === 'error' ? 'error' : 'success', {
    message: String(flash.message),
    description: 'description' in flash ? String(flash.description) : undefined,
  });
}

export const toast = {
  success: (message: string, description?: string) => show('success', { message, description }),
  /** Something was done differently than requested. */
  warning: (message: string, description?: string) => show('warning', { message, description }),
  /** The title from the error catalogue, and the server's message below it. */
  error: (message: string, description?: string) => show('error', { message, description }),
  undo,
  clear,
  afterNavigation,
};
