import { lazyDialog } from '#islands/ui/lazy-dialog.tsx';

const close = ({ onClose }: { onClose: () => void }): void => onClose();
const isOpen = (props: { isOpen: boolean }): boolean => props.isOpen;

/** Lazy: a screen is read before anything is added. */
export const NewListDialog = lazyDialog(
  async () => (await import('#islands/marketing/mailing/NewListDialog.tsx')).NewListDialog,
  { isOpen, close },
);
export const NewSegmentDialog = lazyDialog(
  async () => (await import('#islands/marketing/mailing/NewSegmentDialog.tsx')).NewSegmentDialog,
  { isOpen, close },
);
export const ImportPeopleDialog = lazyDialog(
  async () => (await import('#islands/marketing/mailing/ImportPeopleDialog.tsx')).ImportPeopleDialog,
  { isOpen, close },
);
export const ConsentsDialog = lazyDialog(
  async () => (await import('#islands/marketing/mailing/ConsentsDialog.tsx')).ConsentsDialog,
  { isOpen, close },
);
