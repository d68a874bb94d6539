import { Pencil, Trash2 } from 'lucide-react';
import { LazyMenu } from './LazyMenu.tsx';
import { useTexts } from './texts.tsx';

type Props = { label: string; onEdit: () => void; onDelete: () => void };

export function RecordMenu({ label, onEdit, onDelete }: Props) {
  const { t } = useTexts();
  return (
    <LazyMenu
      label={label}
      entries={[
        { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: onEdit },
        { id: 'delete', label: t('ui:actions.delete'), icon: Trash2, tone: 'danger', onAction: onDelete },
      ]}
    />
  );
}
