import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from './texts.tsx';

export type Sort<Id extends string> = { column: Id; direction: 'ascending' | 'descending' };

export type Column<Row, Id extends string> = {
  id: Id;
  label: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  isSortable?: boolean;
  /** Its cells are row headers; exactly one column needs it. */
  isRowHeader?: boolean;
  /** Hides the header visually, for a column of buttons. */
  isLabelHidden?: boolean;
  /** Hidden on a phone. */
  isSecondary?: boolean;
  /** Hidden where the window is no desk's. */
  isWide?: boolean;
  /** Its place in a row of `isList`. */
  onPhone?: RowPart;
};

/** Parts of a row as a phone shows it (styles/list-rows.css). */
export type RowPart = 'lead' | 'name' | 'fact' | 'about' | 'sum' | 'next' | 'end' | 'acts';

type TableProps<Row, Id extends string> = {
  /** Accessible name. */
  caption: string;
  columns: readonly Column<Row, Id>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort<Id> | undefined;
  onSort?: (sort: Sort<Id>) => void;
  isRowSelected?: (row: Row) => boolean;
  /** A phone shows its rows in the shape of every list, with the columns that have a place there. */
  isList?: boolean;
  /** Heading of the rows from here on, where it is another one than that of the row before. */
  groupOf?: (row: Row) => string | null;
};

/** A native table: it can be read, copied and printed as one, and needs no script. */
export function Table<Row, Id extends string>(props: TableProps<Row, Id>) {
  const { caption, columns, rows, rowKey, sort, onSort, isRowSelected, isList = false, groupOf } = props;
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      // Visually hidden text is positioned absolutely: without `relative` here it would widen the page.
      className={`relative overflow-x-auto rounded-panel border border-line bg-surface ${isList ? 'max-sm:border-0' : ''}`}
    >
      <table className={`w-full border-collapse text-left text-sm ${isList ? 'list-table' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-ink-soft">
          <tr className="border-b border-line">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={isList ? 'list-rows' : ''}>
          {rows.map((row, at) => (
            <Fragment key={rowKey(row)}>
              <GroupRow of={groupOf} row={row} before={rows[at - 1]} columns={columns.length} />
              <tr
                className={`${isList ? 'list-row' : ''} border-b border-line transition-colors duration-quick last:border-0 hover:bg-paper ${isRowSelected?.(row) ? 'bg-accent-soft hover:bg-accent-soft' : ''}`}
              >
                {columns.map((column) => {
                  const Cell = column.isRowHeader ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.id}
                      {...(column.isRowHeader ? { scope: 'row' } : {})}
                      data-in={isList ? column.onPhone : undefined}
                      className={`${cellClass(column)} h-row py-2 pointer-fine:py-0 pointer-fine:leading-[1.125rem] ${column.isRowHeader ? 'font-semibold' : 'font-normal'}`}
                    >
                      {column.cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type GroupProps<Row> = {
  of: ((row: Row) => string | null) | undefined;
  row: Row;
  before: Row | undefined;
  columns: number;
};

function GroupRow<Row>({ of, row, before, columns }: GroupProps<Row>) {
  const heading = of?.(row) ?? null;
  if (heading === null || (before !== undefined && of?.(before) === heading)) return null;
  return (
    <tr className="border-b border-line bg-sunken max-sm:block">
      <th
        scope="rowgroup"
        colSpan={columns}
        className="h-heading px-4 text-xs font-semibold text-ink-soft max-sm:flex max-sm:items-center"
      >
        {heading}
      </th>
    </tr>
  );
}

type Shape = { isNumeric?: boolean; isSecondary?: boolean; isWide?: boolean };

const cellClass = ({ isNumeric, isSecondary, isWide }: Shape): string =>
  `px-3 first:pl-4 last:pr-4 ${isNumeric ? 'text-right tabular-nums' : ''} ${isSecondary ? 'max-sm:hidden' : ''} ${isWide ? 'max-xl:hidden' : ''}`;

type HeaderCellProps<Row, Id extends string> = {
  column: Column<Row, Id>;
  sort: Sort<Id> | undefined;
  onSort: ((sort: Sort<Id>) => void) | undefined;
};

function HeaderCell<Row, Id extends string>({ column, sort, onSort }: HeaderCellProps<Row, Id>) {
  const { t } = useTexts();
  const isSorted = sort?.column === column.id;
  const next = isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending';
  const Arrow = isSorted && sort.direction === 'descending' ? ArrowDown : ArrowUp;
  const isSortable = column.isSortable === true && onSort !== undefined;
  return (
    <th
      scope="col"
      {...(isSortable ? { 'aria-sort': isSorted ? sort.direction : 'none' } : {})}
      className={`${cellClass(column)} h-heading font-semibold whitespace-nowrap`}
    >
      {isSortable ? (
        <button
          type="button"
          title={t(next === 'ascending' ? 'ui:table.sortAscending' : 'ui:table.sortDescending')}
          onClick={() => onSort({ column: column.id, direction: next })}
          className={`group -mx-1 inline-flex h-heading items-center gap-1 rounded-control px-1 hover:text-ink ${column.isNumeric ? 'flex-row-reverse' : ''}`}
        >
          {column.label}
          <Arrow
            size={14}
            aria-hidden="true"
            className={isSorted ? 'text-accent-ink' : 'opacity-0 group-hover:opacity-60'}
          />
        </button>
      ) : (
        <span className={column.isLabelHidden ? 'sr-only' : ''}>{column.label}</span>
      )}
    </th>
  );
}
