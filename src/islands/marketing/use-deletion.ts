import { useTexts } from '../ui/texts.tsx';
import { useUndoableDeletion } from '../use-undoable-deletion.ts';

export function useDeletion(path: string, onChanged: () => void) {
  const { t } = useTexts();
  const words = {
    restored: t('marketing:list.restored'),
    restoreFailed: t('marketing:list.restoreFailed'),
    deleteFailed: t('marketing:list.deleteFailed'),
  };
  return useUndoableDeletion(path, words, onChanged).remove;
}
