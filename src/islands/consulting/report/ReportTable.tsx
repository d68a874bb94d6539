import type { DocumentTable } from '#features/consulting/report/document/document.values.ts';

/** Returns the column of the row header: the first text, not a running number. */
const rowHeader = ({ columns }: DocumentTable): number => (columns[0]?.align === 'end' ? 2 : 0);

/** A table of the report, plain enough to be read, copied and printed. Scrolls sideways on a phone. */
export function ReportTable({ table }: { table: DocumentTable }) {
  const header = rowHeader(table);
  const cellClass = (index: number): string =>
    `px-3 py-2 align-top first:pl-0 last:pr-0 ${table.columns[index]?.align === 'end' ? 'text-right tabular-nums' : 'text-left'}`;
  return (
    <div
      role="region"
      aria-label={table.caption}
      tabIndex={0}
      className="-mx-1 overflow-x-auto px-1 print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm wrap-normal">
        <caption className="sr-only">{table.caption}</caption>
        <thead className="border-b border-ink text-xs text-ink-soft">
          <tr>
            {table.columns.map(({ label }, index) => (
              <th key={label} scope="col" className={`${cellClass(index)} font-semibold whitespace-nowrap`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, rowIndex) => (
            <tr key={rowIndex} className="break-inside-avoid border-b border-line last:border-0">
              {row.map((text, index) => {
                const Cell = index === header ? 'th' : 'td';
                return (
                  <Cell
                    key={index}
                    {...(index === header && { scope: 'row' })}
                    className={`${cellClass(index)} font-normal ${index === header ? 'min-w-56 [overflow-wrap:anywhere]' : ''}`}
                  >
                    {text}
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
