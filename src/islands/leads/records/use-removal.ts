import { useTexts } from '#islands/ui/texts.tsx';
import { useUndoableDeletion } from '#islands/use-undoable-deletion.ts';

export function useRemoval(path: string, onChanged: () => void) {
  const { t } = useTexts();
  const words = {
    restored: t('leads:list.restored'),
    restoreFailed: t('leads:list.restoreFailed'),
    deleteFailed: t('leads:list.deleteFailed'),
  };
  const { remove, offer } = useUndoableDeletion(path, words, onChanged);
  return {
    offer,
    remove: async (id: number, message: string): Promise<void> => {
      // A list that took it off the screen already shows it again.
      if (!(await remove(id, message))) onChanged();
    },
  };
}
