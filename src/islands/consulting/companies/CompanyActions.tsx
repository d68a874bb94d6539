import { Pencil, Trash2 } from 'lucide-react';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { name: string; onEdit: () => void; onDelete: () => void };

export function CompanyActions({ name, onEdit, onDelete }: Props) {
  const { t } = useTexts();
  return (
    <LazyMenu
      label={t('consulting:companies.actions', { name })}
      entries={[
        { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: onEdit },
        { id: 'delete', label: t('ui:actions.delete'), icon: Trash2, tone: 'danger', onAction: onDelete },
      ]}
    />
  );
}
