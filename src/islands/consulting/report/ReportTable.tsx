import type { DocumentTable } from '#features/consulting/report/document/document.schema.ts';
import { withWholeDates } from './unbroken.ts';

/** Returns the column of the row header: the first text, not a running number. */
const rowHeader = ({ columns }: DocumentTable): number => (columns[0]?.align === 'end' ? 2 : 0);

/** Characters. */
const MOST_OF_A_CODE = 4;

const STACKED = 'max-sm:px-0 max-sm:py-1 max-sm:text-left';
const LABELLED =
  'max-sm:block max-sm:before:block max-sm:before:text-ink-soft max-sm:before:content-[attr(data-label)]';

/**
 * A table of the report, plain enough to be read, copied and printed. On a phone a row is a block, its header above and
 * each further cell below with its column's name, so that no column is out of sight.
 */
export function ReportTable({ table }: { table: DocumentTable }) {
  const header = rowHeader(table);
  // "A1" takes no room from the texts beside it.
  const isCode = table.rows.every((row) => (row[header] ?? '').length <= MOST_OF_A_CODE);
  const cellClass = (index: number): string =>
    `px-3 py-2 align-top first:pl-0 last:pr-0 ${table.columns[index]?.align === 'end' ? 'text-right tabular-nums' : 'text-left'}`;
  return (
    <div
      role="region"
      aria-label={table.caption}
      tabIndex={0}
      className="-mx-1 overflow-x-auto px-1 print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm wrap-normal max-sm:block">
        <caption className="sr-only">{table.caption}</caption>
        <thead className="max-sm:sr-only border-b border-ink text-xs text-ink-soft">
          <tr>
            {table.columns.map(({ label }, index) => (
              <th key={label} scope="col" className={`${cellClass(index)} font-semibold whitespace-nowrap`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {table.rows.map((row, rowIndex) => (
            <tr
              key={rowIndex}
              className="break-inside-avoid border-b border-line last:border-0 max-sm:flex max-sm:flex-col max-sm:py-2"
            >
              {row.map((text, index) => {
                const Cell = index === header ? 'th' : 'td';
                return (
                  <Cell
                    key={index}
                    {...(index === header ? { scope: 'row' } : { 'data-label': table.columns[index]?.label })}
                    className={`${cellClass(index)} ${STACKED} font-normal ${index === header ? `max-sm:order-first max-sm:font-semibold [overflow-wrap:anywhere] ${isCode ? '' : 'sm:min-w-56'}` : LABELLED}`}
                  >
                    {withWholeDates(text)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
