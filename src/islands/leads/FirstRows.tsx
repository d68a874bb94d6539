import { Table } from '../ui/Table.tsx';
import type { GridColumn, Listed } from './record-list.ts';

type Props<Row extends Listed> = {
  caption: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
};

/** What the server rendered, until the grid that takes its place has arrived. */
export function FirstRows<Row extends Listed>({ caption, columns, rows }: Props<Row>) {
  return (
    <div className="h-[max(22rem,calc(100dvh-19rem))] overflow-hidden">
      <Table
        caption={caption}
        columns={columns.map(({ id, label, cell, isRowHeader = false }) => ({
          id,
          label,
          cell,
          isRowHeader,
          isSecondary: !isRowHeader,
        }))}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  );
}
