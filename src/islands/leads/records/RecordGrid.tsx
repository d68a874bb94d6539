import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  Cell,
  Column,
  ResizableTableContainer,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLoadMoreItem,
  type Selection,
} from 'react-aria-components/Table';
import type { PointerEvent } from 'react';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { Tick } from '#islands/ui/Tick.tsx';
import { useMedia } from '#islands/ui/use-media.ts';
import type { GridColumn } from './record-list.ts';
import { SCROLLER } from '#islands/lists/use-list-place.ts';
import { ticked } from '#islands/lists/use-selection.ts';

/** As --row and --heading of the stylesheets, which the virtualizer cannot read. */
const HEIGHTS = { fine: { row: 40, heading: 28 }, coarse: { row: 52, heading: 44 } };
const TICK_WIDTH = 44;
const BORDERS = 2;

export type RecordGridProps<Item extends { id: number }> = {
  caption: string;
  columns: readonly GridColumn<Item>[];
  rows: readonly Item[];
  nameOf: (row: Item) => string;
  /** As the API takes it: `-name`. */
  sort: string;
  onSort?: (sort: string) => void;
  selected?: ReadonlySet<number>;
  /** Left out where the rows have no checkboxes. */
  onSelect?: (ids: ReadonlySet<number>) => void;
  onOpen: (id: number) => void;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
};

/** The cursor of the arrow keys, also where a link or a box in the cell has it: what is cut off shows no ring of its own. */
const CELL =
  'flex h-full min-w-0 items-center px-3 text-sm not-data-focus-visible:not-has-focus-visible:outline-none -outline-offset-2 outline-accent-ink data-focus-visible:outline-2 has-focus-visible:outline-2';

const NONE: ReadonlySet<number> = new Set();

const endOf = ({ isNumeric }: { isNumeric?: boolean }) => (isNumeric ? 'justify-end tabular-nums' : '');

/** The whole list under the arrow keys, of which only what is seen is drawn: a hundred thousand rows scroll alike. */
export function RecordGrid<Item extends { id: number }>(props: RecordGridProps<Item>) {
  const { caption, columns, rows, nameOf, sort, onSort, selected = NONE, onSelect, onOpen } = props;
  const { t } = useTexts();
  const { row: rowHeight, heading: headingHeight } = HEIGHTS[useMedia('(pointer: fine)') ? 'fine' : 'coarse'];
  const isDescending = sort.startsWith('-');
  const wanted = headingHeight + rowHeight * (rows.length + (props.hasMore ? 1 : 0)) + BORDERS;
  const sorted = columns.find((column) => column.sort === sort.replace(/^-/, ''));
  const areAllTicked = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const take = (keys: Selection) =>
    onSelect?.(keys === 'all' ? new Set(rows.map(({ id }) => id)) : new Set([...keys].map(Number)));
  return (
    <ResizableTableContainer
      // As high as its rows, and at most as high as what stands above it leaves of the screen.
      {...SCROLLER}
      data-ticks={onSelect && ''}
      style={{ maxHeight: wanted, minHeight: `min(${wanted}px, 18rem)` }}
      className="filling-grid overflow-auto rounded-panel border border-line bg-surface scroll-pt-heading"
    >
      <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight }}>
        <Table
          aria-label={caption}
          selectionMode={onSelect ? 'multiple' : 'none'}
          selectedKeys={new Set(selected)}
          onSelectionChange={take}
          onRowAction={(key) => onOpen(Number(key))}
          {...(sorted && {
            sortDescriptor: { column: sorted.id, direction: isDescending ? 'descending' : 'ascending' },
          })}
          onSortChange={({ column, direction }) => {
            const found = columns.find(({ id }) => id === column)?.sort;
            if (found) onSort?.(direction === 'descending' ? `-${found}` : found);
          }}
          className="text-left"
        >
          {/* The virtualizer positions the cells absolutely: without a height the header would paint nothing behind them. */}
          <TableHeader className="h-full bg-surface text-xs text-ink-soft shadow-[inset_0_-1px_var(--line)]">
            {onSelect ? (
              <Column width={TICK_WIDTH} minWidth={TICK_WIDTH} className={`${CELL} font-semibold`}>
                <Tick
                  label={t('ui:table.selectAll')}
                  isTicked={areAllTicked}
                  isPartly={selected.size > 0 && !areAllTicked}
                  onChange={(isTicked) => take(isTicked ? 'all' : new Set())}
                />
              </Column>
            ) : null}
            {columns.map((column) => (
              <Column
                key={column.id}
                id={column.id}
                isRowHeader={column.isRowHeader ?? false}
                allowsSorting={column.sort !== undefined}
                minWidth={column.minWidth}
                defaultWidth={`${column.minWidth}fr`}
                className={`${CELL} font-semibold ${endOf(column)}`}
              >
                {({ allowsSorting, sortDirection }) => (
                  // The sign of the order stands before the name of a column of figures, which ends where they do.
                  <span
                    className={`group inline-flex items-center gap-1 truncate text-xs ${column.isNumeric ? 'flex-row-reverse' : ''}`}
                  >
                    {column.isLabelHidden ? <span className="sr-only">{column.label}</span> : column.label}
                    {allowsSorting ? <SortMark direction={sortDirection} /> : null}
                  </span>
                )}
              </Column>
            ))}
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <Row
                key={row.id}
                id={row.id}
                textValue={nameOf(row)}
                className="h-full cursor-default border-b border-line not-data-focus-visible:outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-accent-ink data-hovered:bg-paper data-selected:bg-accent-soft"
              >
                {onSelect ? (
                  <Cell className={CELL}>
                    <Tick
                      label={t('ui:table.selectRow', { name: nameOf(row) })}
                      isTicked={selected.has(row.id)}
                      onChange={(isTicked) => onSelect(ticked(selected, row.id, isTicked))}
                    />
                  </Cell>
                ) : null}
                {columns.map((column) => (
                  <Cell key={column.id} className={`${CELL} ${endOf(column)}`}>
                    <span className="min-w-0 truncate" onPointerEnter={nameWhole}>
                      {column.cell(row)}
                    </span>
                  </Cell>
                ))}
              </Row>
            ))}
            {props.hasMore ? (
              <TableLoadMoreItem onLoadMore={props.onMore} isLoading={props.isLoading}>
                <span className="flex h-full items-center justify-center">
                  <Spinner />
                </span>
              </TableLoadMoreItem>
            ) : null}
          </TableBody>
        </Table>
      </Virtualizer>
    </ResizableTableContainer>
  );
}

/** A text that is cut off is read in full under the pointer. */
function nameWhole({ currentTarget: cell }: PointerEvent<HTMLElement>): void {
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : '';
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <Arrow
      size={14}
      aria-hidden="true"
      className={direction ? 'text-accent-ink' : 'opacity-0 group-hover:opacity-60'}
    />
  );
}
