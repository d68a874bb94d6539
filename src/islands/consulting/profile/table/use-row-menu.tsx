import { useState } from 'react';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { shortName, type RowActs } from '#islands/consulting/profile/kinds/row-kind.ts';
import { lazyComponent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';

const menu = lazyComponent(async () => (await import('./RowMenu.tsx')).RowMenu);

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
    row.id === openId ? (
      <menu.Part
        label={t('consulting:rows.menu', { name: shortName(titleOf(row), 40) })}
        onEdit={() => onEdit(row)}
        onDelete={() => onDelete(row)}
        onCampaign={onCampaign && (() => onCampaign(row))}
      />
    ) : null;
  return { menuOf, openMenu: (row: Row) => void whenLoaded(() => setOpenId(row.id)) };
}
