import { api, ApiError, newIdempotencyKey } from './api.ts';
import { errorText } from './ui/error-text.ts';
import { useTexts } from './ui/texts.tsx';
import { toast } from './ui/toast.ts';

type Words = { restored: string; restoreFailed: string; deleteFailed: string };

/**
 * Deletes at once and offers to take it back for five seconds (product.md D17): the server keeps what went with it.
 * Answers whether it is gone.
 */
export function useUndoableDeletion(path: string, words: Words, onChanged: () => void) {
  const { t } = useTexts();

  async function putBack(id: number, idempotencyKey: string): Promise<void> {
    try {
      await api('POST', `${path}/${id}/restore`, { body: {}, idempotencyKey });
      toast.success(words.restored);
      onChanged();
    } catch (error) {
      const why = errorText(error, t);
      // It is still kept: whoever has lost the connection gets another chance, on the toast that says so.
      if (error instanceof ApiError && error.isNetwork) offer(id, words.restoreFailed, idempotencyKey, why);
      else toast.error(words.restoreFailed, why);
    }
  }

  const offer = (
    id: number,
    message: string,
    idempotencyKey = newIdempotencyKey(),
    description?: string,
  ): void =>
    toast.undo({
      message,
      description,
      undoLabel: t('ui:actions.undo'),
      onUndo: () => void putBack(id, idempotencyKey),
    });

  /** Without a message the page itself offers the undo. */
  async function remove(id: number, message: string | undefined): Promise<boolean> {
    try {
      await api('DELETE', `${path}/${id}`).catch((error: unknown) => {
        // Deleted in another tab already: the outcome is the one asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    } catch (error) {
      toast.error(words.deleteFailed, errorText(error, t));
      return false;
    }
    if (message !== undefined) offer(id, message);
    onChanged();
    return true;
  }
  return { remove, offer };
}
