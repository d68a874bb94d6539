import { Activity, memo, type MouseEvent, type ReactNode } from 'react';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import type { Column, RowActs, RowKind } from '#islands/consulting/profile/kinds/row-kind.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { RowMenuButton } from './RowMenuButton.tsx';
import { useRowMenu } from './use-row-menu.tsx';

type Props<Row extends StoredRow> = Pick<RowActs<Row>, 'onEdit' | 'onDelete'> & {
  kind: RowKind<Row>;
  rows: readonly Row[];
  /** Of the list; part of one keeps its order. */
  total: number;
};

/**
 * The rows of a list: a press on the first value opens the form, the rest is behind the row's menu. One listener for
 * all, inside an Activity boundary: the rest of the page hydrates before React has processed hundreds of rows, and a
 * press on one hydrates it at once.
 */
export function RowTable<Row extends StoredRow>({ kind, rows, total, onEdit, onDelete }: Props<Row>) {
  const { t, tag } = useTexts();
  const isEmpty = ({ isOptional, cell }: Column<Row>): boolean =>
    isOptional === true && rows.every((row) => !cell?.({ row, t, tag }));
  const columns = kind.columns.filter((column) => !isEmpty(column));
  const shown = rows.length < total ? rows : (kind.ranked?.(rows) ?? rows);
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
        {columns.map(({ label, width }) => (
          <col key={label} width={width} />
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
          {shown.map((row) => (
            <TableRow
              key={row.id}
              kind={kind}
              row={row}
              menu={menuOf(row)}
              isBare={columns.length < kind.columns.length}
            />
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
  /** Without the optional columns. */
  isBare: boolean;
};

function AnyRow<Row extends StoredRow>({ kind, row, menu, isBare }: RowProps<Row>) {
  const { t, tag } = useTexts();
  const columns = kind.columns.filter(({ isOptional }) => !isBare || !isOptional);
  return (
    <tr data-row={row.id} className="has-acts">
      {columns.map(({ label, isTitle, place, cell }) => (
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
