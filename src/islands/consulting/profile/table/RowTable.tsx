import { Activity, memo, type MouseEvent, type ReactNode } from 'react';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import type { RowActs, RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { RowMenuButton } from './RowMenuButton.tsx';
import { useRowMenu } from './use-row-menu.tsx';

type Props<Row extends StoredRow> = Pick<RowActs<Row>, 'onEdit' | 'onDelete'> & {
  kind: RowKind<Row>;
  rows: readonly Row[];
};

/**
 * The rows of a list: a press on the first value opens the form, the rest is behind the row's menu. One listener for
 * all, inside an Activity boundary: the rest of the page hydrates before React has processed hundreds of rows, and a
 * press on one hydrates it at once.
 */
export function RowTable<Row extends StoredRow>({ kind, rows, onEdit, onDelete }: Props<Row>) {
  const { t } = useTexts();
  const { columns, compare } = kind;
  const { menuOf, openMenu } = useRowMenu(kind.title, { onEdit, onDelete });
  const act = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const id = Number(button?.closest<HTMLElement>('[data-row]')?.dataset['row']);
    const row = rows.find((each) => each.id === id);
    if (row) (button?.dataset['act'] === 'menu' ? openMenu : onEdit)(row);
  };
  return (
    <table className="profile-table row-table" onClick={act}>
      {/* Attributes, because a page allows no style of its own. */}
      <colgroup>
        {columns.map(({ label, width, place }) => (
          <col key={label} width={width} data-place={place} />
        ))}
        <col width={52} />
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ label, place }) => (
            <th key={label} scope="col" data-place={place}>
              {t(label)}
            </th>
          ))}
          <th>
            <span className="sr-only">{t('consulting:rows.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <Activity>
          {(compare ? rows.toSorted(compare) : rows).map((row) => (
            <TableRow key={row.id} kind={kind} row={row} menu={menuOf(row)} />
          ))}
        </Activity>
      </tbody>
    </table>
  );
}

type RowProps<Row extends StoredRow> = {
  kind: RowKind<Row>;
  row: Row;
  menu: ReactNode;
};

function AnyRow<Row extends StoredRow>({ kind, row, menu }: RowProps<Row>) {
  const { t, tag } = useTexts();
  return (
    <tr data-row={row.id} className="has-acts">
      {kind.columns.map(({ label, isTitle, place, cell }) => (
        <td key={label} data-label={t(label)} data-place={place}>
          {isTitle ? (
            <button type="button" data-act="edit" className={kind.hasName ? 'font-medium' : ''}>
              {kind.title(row)}
            </button>
          ) : null}
          {cell?.({ row, t, tag })}
        </td>
      ))}
      <td data-column="acts">
        <span className="acts flex justify-end">{menu ?? <RowMenuButton title={kind.title(row)} />}</span>
      </td>
    </tr>
  );
}

/** Renders again when its own row changes, not when a dialog opens. */
const TableRow = memo(AnyRow) as typeof AnyRow;
