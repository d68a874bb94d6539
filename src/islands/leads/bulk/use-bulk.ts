import { MAX_BULK, type BulkAction } from '#features/leads/bulk/bulk.values.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useUndo } from '#islands/lists/use-undo.ts';
import { toast } from '#islands/ui/toast.ts';

/** Acts on many records; more than a call takes go in several. A deletion can be taken back (product.md D17). */
export function useBulk(area: 'contacts' | 'companies', onChanged: () => void) {
  const { t } = useTexts();
  const offerUndo = useUndo();

  async function send(ids: readonly number[], action: BulkAction, tag?: string): Promise<void> {
    for (let from = 0; from < ids.length; from += MAX_BULK) {
      const body = { ids: ids.slice(from, from + MAX_BULK), action, ...(tag !== undefined && { tag }) };
      await api('POST', `/api/crm/${area}/bulk`, { body });
    }
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(t('leads:common.bulkFailed'), errorText(error, t));
      return false;
    } finally {
      onChanged();
    }
  }

  return {
    tag: (ids: readonly number[], tag: string) =>
      attempt(async () => {
        await send(ids, 'tag', tag);
        toast.success(t('leads:common.bulkTagged', { count: ids.length }));
      }),
    untag: (ids: readonly number[], tag: string) =>
      attempt(async () => {
        await send(ids, 'untag', tag);
        toast.success(t('leads:common.bulkUntagged', { count: ids.length }));
      }),
    remove: (ids: readonly number[]) =>
      attempt(async () => {
        await send(ids, 'delete');
        offerUndo({
          message: t('leads:common.bulkDeleted', { count: ids.length }),
          undo: () => send(ids, 'restore').finally(onChanged),
          undone: t('ui:list.restored'),
          failed: t('leads:common.bulkFailed'),
        });
      }),
  };
}
