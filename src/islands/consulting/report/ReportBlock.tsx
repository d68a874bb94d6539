import type { DocumentBlock, DocumentFigure } from '#features/consulting/report/document/document.values.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';

type FigureProps = { figure: DocumentFigure; showTable: string };

function ReportFigure({ figure, showTable }: FigureProps) {
  const { id, caption, description, chart, table } = figure;
  return (
    <figure
      id={id}
      className="@container my-2 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel bg-paper p-4 sm:p-6 print:break-inside-avoid print:p-0"
    >
      <figcaption>
        <span className="block font-semibold">{caption}</span>
        <span className="block text-sm text-ink-soft">{description}</span>
      </figcaption>
      <ReportChart chart={chart} label={`${caption}. ${description}`} />
      <details className="group text-sm print:hidden">
        <summary className="inline-flex min-h-11 items-center text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current">
          {showTable}
        </summary>
        <ReportTable table={table} />
      </details>
    </figure>
  );
}

/** A quoted row. */
const CITATION = 'border-l-2 border-saffron pl-3 [overflow-wrap:anywhere]';

export function ReportBlock({ block, showTable }: { block: DocumentBlock; showTable: string }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? (
        <h4 id={block.id} className="display mt-6 scroll-mt-20 text-lg print:break-after-avoid">
          {block.text}
        </h4>
      ) : (
        <h5
          id={block.id}
          className="mt-2 scroll-mt-20 font-text text-base font-semibold print:break-after-avoid"
        >
          {block.text}
        </h5>
      );
    case 'paragraph':
      return (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {block.lead === null ? null : <strong className="font-semibold">{block.lead} </strong>}
          {block.text}
        </p>
      );
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5 marker:text-accent-ink">
          {block.items.map((item, index) => (
            <li key={index} className="[overflow-wrap:anywhere]">
              {item}
            </li>
          ))}
        </ul>
      );
    case 'citations':
      return (
        <ul className="grid gap-2">
          {block.items.map((item, index) => (
            <li key={index} className={CITATION}>
              {item}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <ReportTable table={block.table} />;
    case 'figure':
      return <ReportFigure figure={block} showTable={showTable} />;
    case 'keyFigures':
    case 'decisions':
    case 'sheet':
    case 'signature':
      return null;
  }
}
