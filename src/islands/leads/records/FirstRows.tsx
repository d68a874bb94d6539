import type { GridColumn } from '#islands/leads/records/record-list.ts';

type Props<Row extends { id: number }> = {
  caption: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
};

/** Pixels for the checkboxes before the names, somewhat fewer than they take: the table widens its columns alike. */
const TICKS = 40;

/**
 * Rows as the server rendered them, until the grid arrives to take their place, or on a phone `RecordCards`: in the same
 * places, so that nothing moves when it does. Widths are attributes, because a page allows no style of its own.
 */
export function FirstRows<Row extends { id: number }>({ caption, columns, rows }: Props<Row>) {
  return (
    <div className="filling-rows relative overflow-hidden rounded-panel border border-line bg-surface max-sm:border-0">
      <table className="list-table w-full table-fixed text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <colgroup className="max-sm:hidden">
          {columns.map(({ id, minWidth, from, isRowHeader }) => (
            <col key={id} data-from={from} width={minWidth + (isRowHeader ? TICKS : 0)} />
          ))}
        </colgroup>
        <thead className="text-xs text-ink-soft">
          <tr className="h-heading border-b border-line">
            {columns.map(({ id, label, from, isNumeric, isLabelHidden }) => (
              <th
                key={id}
                scope="col"
                data-from={from}
                className={`truncate px-3 font-semibold sm:first:pl-14 ${isNumeric ? 'text-right' : ''}`}
              >
                {isLabelHidden ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="list-rows">
          {rows.map((row) => (
            <tr key={row.id} className="list-row border-b border-line last:border-0 sm:h-row">
              {columns.map(({ id, cell, from, isNumeric, isRowHeader, isLabelHidden, onPhone }) =>
                isRowHeader ? (
                  <th key={id} scope="row" data-in={onPhone} className="truncate px-3 pl-14 font-normal">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={id}
                    data-from={from}
                    data-in={onPhone}
                    className={`px-3 ${isLabelHidden ? '' : 'truncate'} ${isNumeric ? 'text-right' : ''}`}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
