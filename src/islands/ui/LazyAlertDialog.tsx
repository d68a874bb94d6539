import { lazyDialog } from './lazy-dialog.tsx';

/** AlertDialog, fetched when it is first asked for. */
export const LazyAlertDialog = lazyDialog(async () => (await import('./AlertDialog.tsx')).AlertDialog, {
  isOpen: ({ isOpen }) => isOpen,
  close: ({ onOpenChange }) => onOpenChange(false),
});
