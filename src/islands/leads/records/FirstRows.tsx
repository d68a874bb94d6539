import type { GridColumn, Listed } from '#islands/leads/records/record-list.ts';

type Props<Row extends Listed> = {
  caption: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
};

/** What the column of ticks takes of a usual desk, and the others share. */
const SHARED_PERCENT = 95;

/**
 * What the server rendered, until the grid that takes its place has arrived: in the same places, so that nothing moves
 * when it does. Widths are attributes, because a page allows no style of its own.
 */
export function FirstRows<Row extends Listed>({ caption, columns, rows }: Props<Row>) {
  const whole = columns.reduce((sum, { minWidth }) => sum + minWidth, 0);
  return (
    <div className="filling-rows overflow-hidden rounded-panel border border-line bg-surface">
      <table className="w-full table-fixed text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col width="44" />
          {columns.map(({ id, minWidth, isRowHeader }) => (
            <col
              key={id}
              width={`${Math.round((minWidth / whole) * SHARED_PERCENT)}%`}
              className={isRowHeader ? '' : 'max-sm:hidden'}
            />
          ))}
        </colgroup>
        <thead className="text-xs text-ink-soft">
          <tr className="h-heading border-b border-line">
            <td />
            {columns.map(({ id, label, isRowHeader }) => (
              <th
                key={id}
                scope="col"
                className={`truncate px-3 font-semibold ${isRowHeader ? '' : 'max-sm:hidden'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="h-row border-b border-line last:border-0">
              <td />
              {columns.map(({ id, cell, isRowHeader }) =>
                isRowHeader ? (
                  <th key={id} scope="row" className="truncate px-3 font-normal">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className="truncate px-3 max-sm:hidden">
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
