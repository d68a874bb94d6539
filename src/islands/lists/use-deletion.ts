import { useEffect, useEffectEvent } from 'react';
import { api, ApiError, newIdempotencyKey } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { rememberDeletion, rememberedDeletion } from './remembered-deletion.ts';
import type { List } from './use-list.ts';
import { useUndo } from './use-undo.ts';

/** Words of the toast. */
type Said = { message: string; description?: string | undefined };
type Options = {
  /** Its row goes at once, and comes back to its place where the deletion fails or is undone. */
  list?: Pick<List<never>, 'drop' | 'reload'>;
  /** Called after the deletion and after its undo, for other views of the record. */
  onChanged?: () => void;
};

const nothing = () => undefined;
const asSaid = (said: string | Said): Said => (typeof said === 'string' ? { message: said } : said);

/**
 * Deletes records of a path and offers the undo for five seconds (product.md D17): the server keeps what went with them.
 * `remove` is for a list; `leave` for a record's own page, which leads to `href`, where the undo is offered.
 */
export function useDeletion(path: string, { list, onChanged = nothing }: Options = {}) {
  const { t } = useTexts();
  const offerUndo = useUndo();

  function offer(id: number, said: Said, restoreRow: () => void = nothing): void {
    const idempotencyKey = newIdempotencyKey();
    offerUndo({
      ...said,
      undo: async () => {
        await api('POST', `${path}/${id}/restore`, { body: {}, idempotencyKey });
        restoreRow();
        void list?.reload();
        onChanged();
      },
      undone: t('ui:list.restored'),
      failed: t('ui:list.restoreFailed'),
    });
  }

  async function send(id: number): Promise<boolean> {
    try {
      await api('DELETE', `${path}/${id}`);
    } catch (error) {
      // Deleted in another tab already, or by the first press of two: the outcome is the one asked for.
      if (!(error instanceof ApiError && error.isGone)) {
        toast.error(t('ui:list.deleteFailed'), errorText(error, t));
        return false;
      }
    }
    return true;
  }

  async function remove(id: number, said: string | Said): Promise<void> {
    const restoreRow = list?.drop(id) ?? nothing;
    if (!(await send(id))) return restoreRow();
    offer(id, asSaid(said), restoreRow);
    onChanged();
  }

  async function leave(id: number, said: string | Said, href: string): Promise<void> {
    if (!(await send(id))) return;
    rememberDeletion({ path, id, ...asSaid(said) });
    location.assign(href);
  }

  const offerRemembered = useEffectEvent(() => {
    const deleted = rememberedDeletion();
    if (deleted?.path !== path) return;
    rememberDeletion(null);
    offer(deleted.id, deleted);
  });
  useEffect(() => offerRemembered(), []);

  return { remove, leave };
}
