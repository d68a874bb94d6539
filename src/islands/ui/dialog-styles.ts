export type DialogSize = 'small' | 'medium' | 'large';

const WIDTHS: Record<DialogSize, string> = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: 'sm:max-w-3xl',
};

/** On a wide screen the side navigation stays free: there the toasts are. */
export const DIALOG_VEIL =
  'fixed inset-0 z-50 flex items-end justify-center bg-veil data-entering:animate-[appear_var(--calm)_ease-out] ' +
  'data-exiting:animate-[appear_var(--quick)_ease-in_reverse] sm:items-center sm:p-6 lg:pl-62';

/** At most 90 % of the visible height, without a phone's keyboard (specification section 2). */
export const dialogPanelClass = (size: DialogSize): string =>
  'flex max-h-[min(90vh,calc(var(--visual-viewport-height,100vh)*0.9))] w-full flex-col overflow-hidden rounded-t-panel ' +
  'bg-overlay pb-[env(safe-area-inset-bottom)] shadow-floating max-sm:data-entering:animate-[sheet_var(--slow)_var(--settle)] ' +
  `sm:rounded-panel sm:pb-0 sm:data-entering:animate-[rise_var(--slow)_var(--settle)] ${WIDTHS[size]}`;
