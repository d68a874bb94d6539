import { lazyDialog } from './lazy-dialog.tsx';

/** AlertDialog, loaded when it is first opened. */
export const LazyAlertDialog = lazyDialog(async () => (await import('./AlertDialog.tsx')).AlertDialog, {
  isOpen: ({ isOpen }) => isOpen,
  close: ({ onOpenChange }) => onOpenChange(false),
});
