import { toast as sonner } from 'sonner';
import { attachToaster } from '#islands/ui/toast.ts';
import { settled, the } from '#tests/hooks.ts';

attachToaster(sonner);

const shown = () => sonner.getToasts().flatMap((one) => ('title' in one ? [one] : []));

/** Returns the visible toast: one at a time. */
export const toastTitle = (): unknown => shown()[0]?.title;

/** Presses the button of the toast. */
export function pressUndo(): Promise<void> {
  const { id, action } = the(shown()[0]);
  if (typeof action !== 'object' || action === null || !('onClick' in action))
    throw new Error('The toast has no button.');
  return settled(() => {
    action.onClick(new MouseEvent('click') as unknown as Parameters<typeof action.onClick>[0]);
    sonner.dismiss(id);
  });
}

/** As if its five seconds were over: what waits behind it comes. */
export function closeToast(): void {
  const one = the(shown()[0]);
  sonner.dismiss(one.id);
  one.onAutoClose?.(one);
}

export function closeToasts(): void {
  while (shown().length > 0) closeToast();
}
