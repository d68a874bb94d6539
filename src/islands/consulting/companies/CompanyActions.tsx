import { FolderInput, Pencil, Trash2 } from 'lucide-react';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { hasOtherWorkspaces } from '#islands/ui/page-workspace.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { name: string; onEdit: () => void; onMove: () => void; onDelete: () => void };

export function CompanyActions({ name, onEdit, onMove, onDelete }: Props) {
  const { t } = useTexts();
  return (
    <LazyMenu
      label={t('consulting:companies.actions', { name })}
      entries={[
        { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: onEdit },
        ...(hasOtherWorkspaces()
          ? [{ id: 'move', label: t('accounts:move.act'), icon: FolderInput, onAction: onMove }]
          : []),
        { id: 'delete', label: t('ui:actions.delete'), icon: Trash2, tone: 'danger', onAction: onDelete },
      ]}
    />
  );
}
