import { useState } from 'react';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { moveWithin } from '#features/consulting/profile/rows/row-order.rules.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { shortName, type RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import type { RowList } from './use-list.ts';

/** Moves a row optimistically and on the server; `announcement` is for screen readers. */
export function useRowOrder<Row extends StoredRow>(
  kind: RowKind<Row>,
  companyId: number,
  list: RowList<Row>,
) {
  const { t } = useTexts();
  const [announcement, setAnnouncement] = useState('');

  /** `afterId` null is the start. */
  async function move(row: Row, afterId: number | null): Promise<void> {
    const moved = moveWithin(list.rows, row.id, afterId);
    const place = moved.indexOf(row) + 1;
    if (list.rows.indexOf(row) + 1 === place) return;
    // As the server numbers them: the table of problems sees by it that they are ordered by hand.
    list.show(() => moved.map((each, at) => ({ ...each, sortOrder: at + 1 })));
    setAnnouncement(
      t('consulting:order.moved', { name: shortName(kind.title(row), 40), place, count: list.total }),
    );
    try {
      const body = { list: kind.list, rowIds: [row.id], afterId };
      await api('PATCH', `/api/companies/${companyId}/order`, { body });
    } catch (error) {
      toast.error(t('consulting:order.failed'), errorText(error, t));
      await list.reload();
    }
  }

  /** One place up or down. */
  const step = async (row: Row, by: -1 | 1): Promise<void> => {
    const at = list.rows.indexOf(row);
    if (list.rows[at + by]) await move(row, list.rows[by < 0 ? at - 2 : at + 1]?.id ?? null);
  };

  return { announcement, move, step };
}
