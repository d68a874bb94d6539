import { Megaphone, Pencil, Trash2 } from 'lucide-react';
import { Menu } from '#islands/ui/Menu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  label: string;
  onEdit: () => void;
  onDelete: () => void;
  onCampaign?: (() => void) | undefined;
};

/** Loaded when the first of them is opened. */
export function RowMenu({ label, onEdit, onDelete, onCampaign }: Props) {
  const { t } = useTexts();
  return (
    <Menu
      label={label}
      isOpenAtFirst
      entries={[
        { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: onEdit },
        ...(onCampaign
          ? [{ id: 'campaign', label: t('consulting:rows.campaign'), icon: Megaphone, onAction: onCampaign }]
          : []),
        { id: 'delete', label: t('ui:actions.delete'), icon: Trash2, tone: 'danger', onAction: onDelete },
      ]}
    />
  );
}
