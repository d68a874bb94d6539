import { lazyDialog } from '#islands/ui/lazy-dialog.tsx';

export const CampaignChoice = lazyDialog(async () => (await import('./CampaignChoice.tsx')).CampaignChoice, {
  isOpen: () => true,
  close: ({ onClose }) => onClose(),
});
