import type { GridColumn, Listed } from '#islands/leads/records/record-list.ts';

type Props<Row extends Listed> = {
  caption: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
};

/** Pixels for the checkboxes before the names, somewhat fewer than they take: the table widens its columns alike. */
const TICKS = 40;

/**
 * Rows as the server rendered them, until the grid arrives to take their place: in the same places, so that nothing moves
 * when it does; on a phone, cards with the names. Widths are attributes, because a page allows no style of its own.
 */
export function FirstRows<Row extends Listed>({ caption, columns, rows }: Props<Row>) {
  return (
    <div className="filling-rows overflow-hidden rounded-panel border-line bg-surface max-sm:bg-transparent sm:border">
      <table className="w-full table-fixed text-left max-sm:block sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <colgroup className="max-sm:hidden">
          {columns.map(({ id, minWidth, from, isRowHeader }) => (
            <col key={id} data-from={from} width={minWidth + (isRowHeader ? TICKS : 0)} />
          ))}
        </colgroup>
        <thead className="text-xs text-ink-soft max-sm:hidden">
          <tr className="h-heading border-b border-line">
            {columns.map(({ id, label, from, isNumeric }) => (
              <th
                key={id}
                scope="col"
                data-from={from}
                className={`truncate px-3 font-semibold sm:first:pl-14 ${isNumeric ? 'text-right' : ''}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-2">
          {rows.map((row) => (
            <tr
              key={row.id}
              className="border-line max-sm:min-h-24 max-sm:rounded-panel max-sm:border max-sm:bg-surface max-sm:py-3.5 max-sm:pl-11.5 sm:h-row sm:border-b sm:last:border-0"
            >
              {columns.map(({ id, cell, from, isNumeric, isRowHeader }) =>
                isRowHeader ? (
                  <th
                    key={id}
                    scope="row"
                    className="truncate px-3 font-normal max-sm:block max-sm:font-semibold sm:pl-14"
                  >
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={id}
                    data-from={from}
                    className={`truncate px-3 max-sm:hidden ${isNumeric ? 'text-right' : ''}`}
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
