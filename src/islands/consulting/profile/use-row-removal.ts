import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { api, ApiError, newIdempotencyKey } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { shortName, type RowKind } from './row-kind.ts';
import type { RowList } from './use-list.ts';

/** Focuses the next card's button, so that rows can be deleted one after the other by keyboard. */
function focusNeighbour(rows: StoredRow[], id: number, otherwise: HTMLElement | null): void {
  const at = rows.findIndex((row) => row.id === id);
  const neighbour = rows[at + 1] ?? rows[at - 1];
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>(`[data-row="${neighbour?.id}"] [data-act="delete"]`);
    (button ?? otherwise)?.focus();
  });
}

/** Deletes a row at once; the toast offers an undo for five seconds (product.md D17). */
export function useRowRemoval<Row extends StoredRow>(kind: RowKind<Row>, list: RowList<Row>) {
  const { t } = useTexts();

  async function putBack(row: Row, idempotencyKey: string): Promise<void> {
    try {
      await api('POST', `/api/${kind.list}/${row.id}/restore`, { body: {}, idempotencyKey });
      toast.success(t('consulting:rows.restored'), shortName(kind.title(row)));
      await list.reload(1);
    } catch (error) {
      const failure = { message: t('consulting:rows.restoreFailed'), description: errorText(error, t) };
      // The row is still kept: whoever has lost the connection gets another chance, on the toast that says so.
      if (error instanceof ApiError && error.isNetwork) offerUndo(row, idempotencyKey, failure);
      else toast.error(failure.message, failure.description);
    }
  }

  const offerUndo = (
    row: Row,
    idempotencyKey: string,
    words = { message: t(`consulting:${kind.name}.deleted`), description: shortName(kind.title(row)) },
  ) =>
    toast.undo({
      ...words,
      undoLabel: t('ui:actions.undo'),
      onUndo: () => void putBack(row, idempotencyKey),
    });

  return async function remove(row: Row, otherwise: HTMLElement | null): Promise<void> {
    focusNeighbour(list.rows, row.id, otherwise);
    list.show((rows) => rows.filter(({ id }) => id !== row.id));
    try {
      await api('DELETE', `/api/${kind.list}/${row.id}`);
    } catch (error) {
      // Already deleted in another tab, which is the requested outcome.
      if (!(error instanceof ApiError && error.status === 404)) {
        toast.error(t('consulting:rows.deleteFailed'), errorText(error, t));
        // At once and as it stood: without a connection the reload fails as well.
        list.show(() => list.rows);
        return list.reload(1);
      }
    }
    offerUndo(row, newIdempotencyKey());
  };
}
