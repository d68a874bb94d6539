import type { ReactNode } from 'react';
import { isDrawn } from '#features/consulting/report/charts/chart.rules.ts';
import type {
  DocumentBlock,
  DocumentFigure,
  DocumentWords,
} from '#features/consulting/report/document/document.schema.ts';
import { ActionSheet } from './ActionSheet.tsx';
import { Decisions, KeyFigures, Signature } from './DecisionBlocks.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import { TextBlock } from './TextBlock.tsx';

type FigureProps = { figure: DocumentFigure; showTable: string; children: ReactNode };

function ReportFigure({ figure, showTable, children }: FigureProps) {
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
      {isDrawn(chart) ? (
        <>
          <ReportChart chart={chart} label={`${caption}. ${description}`} />
          <details className="group text-sm print:hidden">
            <summary className="inline-flex min-h-control items-center text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current">
              {showTable}
            </summary>
            {children ?? <ReportTable table={table} />}
          </details>
        </>
      ) : (
        <ReportTable table={table} />
      )}
    </figure>
  );
}

type Props = {
  block: DocumentBlock;
  words: DocumentWords;
  /** Whether actions are open: in the editor's preview. */
  isOpen?: boolean;
  /** In place of a figure's table: the same figures with more about them. */
  list?: DocumentBlock;
};

export function ReportBlock({ block, words, isOpen = false, list }: Props) {
  switch (block.kind) {
    case 'table':
      return <ReportTable table={block.table} />;
    case 'figure':
      return (
        <ReportFigure figure={block} showTable={words.showTable}>
          {list && <ReportBlock block={list} words={words} />}
        </ReportFigure>
      );
    case 'keyFigures':
      return <KeyFigures block={block} />;
    case 'decisions':
      return <Decisions block={block} />;
    case 'sheet':
      return <ActionSheet sheet={block} words={words} isOpen={isOpen} />;
    case 'signature':
      return <Signature block={block} />;
    default:
      return <TextBlock block={block} own={words.own} />;
  }
}
