import { api, ApiError } from '../api.ts';
import { errorText } from '../ui/error-text.ts';
import { useTexts } from '../ui/texts.tsx';
import { toast } from '../ui/toast.ts';

/**
 * Deletes at once and offers to take it back for five seconds (product.md D17); the server keeps what went with it.
 * Without a message the page itself offers that. Answers whether it is gone.
 */
export function useDeletion(path: string, onChanged: () => void) {
  const { t } = useTexts();

  async function putBack(id: number) {
    try {
      await api('POST', `${path}/${id}/restore`);
      toast.success(t('marketing:list.restored'));
      onChanged();
    } catch (error) {
      toast.error(t('marketing:list.restoreFailed'), errorText(error, t));
    }
  }

  return async function remove(id: number, message: string | undefined): Promise<boolean> {
    try {
      await api('DELETE', `${path}/${id}`).catch((error: unknown) => {
        // Deleted in another tab already: the outcome is the one asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    } catch (error) {
      toast.error(t('marketing:list.deleteFailed'), errorText(error, t));
      return false;
    }
    if (message !== undefined)
      toast.undo({ message, undoLabel: t('ui:actions.undo'), onUndo: () => void putBack(id) });
    onChanged();
    return true;
  };
}
