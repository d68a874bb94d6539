import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Area } from '#islands/leads/merge/merge-rows.ts';

/** A record that is deleted on its own page leads to the list, which offers the undo (use-record-undo.ts). */
export function useDeleteRecord(area: Area, onDeleted: () => void) {
  const { t } = useTexts();
  return async (id: number): Promise<void> => {
    try {
      await api('DELETE', `/api/crm/${area}/${id}`);
    } catch (error) {
      // Deleted in another tab already: the outcome is the one asked for.
      if (!(error instanceof ApiError && error.status === 404)) {
        toast.error(t('leads:list.deleteFailed'), errorText(error, t));
        return;
      }
    }
    onDeleted();
  };
}
