import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { restored } from '#islands/lists/rows.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { shortName, type RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
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

const idOf = ({ id }: StoredRow): number => id;

/** A row goes at once, and the toast can put it back for five seconds (product.md D17). */
export function useRowRemoval<Row extends StoredRow>(kind: RowKind<Row>, list: RowList<Row>) {
  const { t } = useTexts();
  const { remove } = useDeletion(`/api/${kind.list}`, {
    list: {
      reload: () => list.reload(),
      drop: (key) => {
        const at = list.rows.findIndex(({ id }) => id === key);
        const row = list.rows[at];
        const followed = list.rows.slice(at + 1).map(({ id }) => id);
        list.show((rows) => rows.filter(({ id }) => id !== key));
        return () => {
          if (row)
            list.show((rows) => restored({ items: rows, nextCursor: null }, row, followed, idOf).items);
        };
      },
    },
  });
  return (row: Row, otherwise: HTMLElement | null): Promise<void> => {
    focusNeighbour(list.rows, row.id, otherwise);
    return remove(row.id, {
      message: t(`consulting:${kind.name}.deleted`),
      description: shortName(kind.title(row)),
    });
  };
}
