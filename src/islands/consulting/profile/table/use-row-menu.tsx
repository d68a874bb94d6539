import { Megaphone, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { shortName, type RowActs } from '#islands/consulting/profile/kinds/row-kind.ts';
import { menu } from '#islands/ui/LazyMenu.tsx';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Acts<Row> = Pick<RowActs<Row>, 'onEdit' | 'onDelete'> & Partial<Pick<RowActs<Row>, 'onCampaign'>>;

/** The menu of the row whose "⋯" was pressed; the other rows have a button alone (RowMenuButton). */
export function useRowMenu<Row extends StoredRow>(
  titleOf: (row: Row) => string,
  { onEdit, onDelete, onCampaign }: Acts<Row>,
) {
  const { t } = useTexts();
  const [openId, setOpenId] = useState<number | null>(null);
  const { whenLoaded } = useOpening(menu);
  const menuOf = (row: Row) =>
    row.id !== openId ? null : (
      <menu.Part
        label={t('consulting:rows.menu', { name: shortName(titleOf(row), 40) })}
        isOpenAtFirst
        entries={[
          { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: () => onEdit(row) },
          ...(onCampaign
            ? [
                {
                  id: 'campaign',
                  label: t('consulting:rows.campaign'),
                  icon: Megaphone,
                  onAction: () => onCampaign(row),
                },
              ]
            : []),
          {
            id: 'delete',
            label: t('ui:actions.delete'),
            icon: Trash2,
            tone: 'danger',
            onAction: () => onDelete(row),
          },
        ]}
      />
    );
  return { menuOf, openMenu: (row: Row) => void whenLoaded(() => setOpenId(row.id)) };
}
