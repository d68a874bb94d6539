import { FolderInput, Pencil, Trash2 } from 'lucide-react';
import { hasOtherWorkspaces } from './page-workspace.ts';
import { LazyMenu } from './LazyMenu.tsx';
import { useTexts } from './texts.tsx';

type Props = {
  label: string;
  onEdit: () => void;
  /** To another workspace, where the user has one. */
  onMove?: () => void;
  onDelete: () => void;
};

export function RecordMenu({ label, onEdit, onMove, onDelete }: Props) {
  const { t } = useTexts();
  return (
    <LazyMenu
      label={label}
      entries={[
        { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: onEdit },
        ...(onMove && hasOtherWorkspaces()
          ? [{ id: 'move', label: t('accounts:move.act'), icon: FolderInput, onAction: onMove }]
          : []),
        { id: 'delete', label: t('ui:actions.delete'), icon: Trash2, tone: 'danger', onAction: onDelete },
      ]}
    />
  );
}
