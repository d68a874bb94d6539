import { lazyDialog } from '../ui/lazy-dialog.tsx';

const close = ({ onClose }: { onClose: () => void }): void => onClose();
const isOpen = (props: { isOpen: boolean }): boolean => props.isOpen;

/** The portal's dialogs, lazy: a screen is read before anything is added. */
export const CompanyDialog = lazyDialog(
  async () => (await import('#islands/marketing/companies/CompanyDialog.tsx')).CompanyDialog,
  {
    isOpen: ({ company }) => company !== undefined,
    close,
  },
);

export const MoveCompany = lazyDialog(
  async () => (await import('#islands/marketing/companies/MoveCompany.tsx')).MoveCompany,
  { isOpen: ({ company }) => company !== null, close },
);

export const ProductDialog = lazyDialog(
  async () => (await import('#islands/marketing/products/ProductDialog.tsx')).ProductDialog,
  {
    isOpen: ({ product }) => product !== undefined,
    close,
  },
);

export const LeadDialog = lazyDialog(
  async () => (await import('#islands/marketing/leads/LeadDialog.tsx')).LeadDialog,
  {
    isOpen: ({ lead }) => lead !== undefined,
    close,
  },
);

export const SendLeadDialog = lazyDialog(
  async () => (await import('#islands/marketing/leads/SendLeadDialog.tsx')).SendLeadDialog,
  {
    isOpen: ({ lead }) => lead !== undefined,
    close,
  },
);

export const AssetDialog = lazyDialog(
  async () => (await import('#islands/marketing/artwork/AssetDialog.tsx')).AssetDialog,
  {
    isOpen: ({ asset }) => asset !== undefined,
    close,
  },
);

export const FocalDialog = lazyDialog(
  async () => (await import('#islands/marketing/media/FocalDialog.tsx')).FocalDialog,
  {
    isOpen: ({ photograph }) => photograph !== undefined,
    close,
  },
);

export const ImportDialog = lazyDialog(
  async () => (await import('#islands/marketing/companies/ImportDialog.tsx')).ImportDialog,
  {
    isOpen,
    close,
  },
);

export const ProspectsDialog = lazyDialog(
  async () => (await import('#islands/marketing/leads/ProspectsDialog.tsx')).ProspectsDialog,
  { isOpen, close },
);

export const CompareContents = lazyDialog(
  async () => (await import('#islands/marketing/content/CompareContents.tsx')).CompareContents,
  { isOpen, close },
);

export const CompareTexts = lazyDialog(
  async () => (await import('#islands/marketing/content/CompareTexts.tsx')).CompareTexts,
  {
    isOpen: ({ earlier }) => earlier !== undefined,
    close,
  },
);

export const PublishDialog = lazyDialog(
  async () => (await import('#islands/marketing/campaigns/PublishDialog.tsx')).PublishDialog,
  {
    isOpen,
    close,
  },
);
