import { lazyDialog } from '../ui/lazy-dialog.tsx';

const close = ({ onClose }: { onClose: () => void }): void => onClose();
const isOpen = (props: { isOpen: boolean }): boolean => props.isOpen;

/** The portal's dialogs, in the place of the dialogs themselves: a screen is read before anything is added. */
export const CompanyDialog = lazyDialog(async () => (await import('./CompanyDialog.tsx')).CompanyDialog, {
  isOpen: ({ company }) => company !== undefined,
  close,
});

export const ProductDialog = lazyDialog(async () => (await import('./ProductDialog.tsx')).ProductDialog, {
  isOpen: ({ product }) => product !== undefined,
  close,
});

export const LeadDialog = lazyDialog(async () => (await import('./LeadDialog.tsx')).LeadDialog, {
  isOpen: ({ lead }) => lead !== undefined,
  close,
});

export const AssetDialog = lazyDialog(async () => (await import('./AssetDialog.tsx')).AssetDialog, {
  isOpen: ({ asset }) => asset !== undefined,
  close,
});

export const ImportDialog = lazyDialog(async () => (await import('./ImportDialog.tsx')).ImportDialog, {
  isOpen,
  close,
});

export const ProspectsDialog = lazyDialog(
  async () => (await import('./ProspectsDialog.tsx')).ProspectsDialog,
  { isOpen, close },
);

export const CompareContents = lazyDialog(
  async () => (await import('./CompareContents.tsx')).CompareContents,
  { isOpen, close },
);

export const CompareTexts = lazyDialog(async () => (await import('./CompareTexts.tsx')).CompareTexts, {
  isOpen: ({ earlier }) => earlier !== undefined,
  close,
});

export const PublishDialog = lazyDialog(async () => (await import('./PublishDialog.tsx')).PublishDialog, {
  isOpen,
  close,
});
