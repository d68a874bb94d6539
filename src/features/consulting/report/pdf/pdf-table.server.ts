import type { DocumentTable } from '#features/consulting/report/document/document.schema.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { MARGIN, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';
import type { Role } from '#features/consulting/report/export/fonts.server.ts';
import type { Line } from '#features/consulting/report/export/lettering.server.ts';

const SIZE = 8.8;
const LEADING = 11.6;
const PADDING = 3.5;
const GUTTER = 10;
const SHORTEST = 30;
/** Rows that begin and end a table on a page together: none stands alone at its head or its foot. */
const LEAST_ROWS = 3;

type Column = { x: number; width: number; align: 'start' | 'end' };

/** Gives narrow columns the width they need and the widest one the rest. */
function columnsOf(flow: PdfFlow, { columns, rows }: DocumentTable): Column[] {
  const sample = rows.slice(0, 200);
  const wanted = columns.map(({ label }, index) =>
    Math.max(
      SHORTEST,
      flow.lettering.widthOf(label, 'strong', SIZE),
      ...sample.map((row) => flow.lettering.widthOf(row[index] ?? '', 'text', SIZE)),
    ),
  );
  const free = TEXT_WIDTH - GUTTER * (columns.length - 1);
  const widest = wanted.indexOf(Math.max(...wanted));
  const others = wanted.reduce(
    (sum, width, index) => (index === widest ? sum : sum + Math.min(width, free / 4)),
    0,
  );
  let x: number = MARGIN.left;
  return columns.map(({ align }, index) => {
    const width = index === widest ? free - others : Math.min(wanted[index] ?? SHORTEST, free / 4);
    const column = { x, width, align };
    x += width + GUTTER;
    return column;
  });
}

type Cell = { lines: Line[]; column: Column };

function cellsOf(flow: PdfFlow, texts: readonly string[], columns: readonly Column[], role: Role): Cell[] {
  return columns.map((column, index) => ({
    column,
    lines: flow.lettering.lines([{ text: texts[index] ?? '', role }], SIZE, column.width),
  }));
}

/** Draws a row, or as much of it as fits on the page. */
function drawCells(
  flow: PdfFlow,
  cells: readonly Cell[],
  elements: readonly Element[],
  type: string,
  colour: string,
) {
  const top = flow.y + PADDING;
  const tallest = Math.max(1, ...cells.map(({ lines }) => lines.length));
  cells.forEach(({ lines, column }, index) => {
    const element = elements[index];
    if (!element || lines.length === 0) return;
    flow.y = top;
    flow.tag(element, type, () =>
      flow.drawLines(lines, {
        size: SIZE,
        leading: LEADING,
        colour,
        x: column.x,
        width: column.width,
        align: column.align,
      }),
    );
  });
  flow.y = top + tallest * LEADING + PADDING;
}

export async function drawTable(flow: PdfFlow, parent: Element, table: DocumentTable): Promise<void> {
  const columns = columnsOf(flow, table);
  const element = flow.element(parent, 'Table', { title: table.caption });
  const header = cellsOf(
    flow,
    table.columns.map(({ label }) => label),
    columns,
    'strong',
  );
  /** Repeated visually on every page; only the first one is tagged as the table's head. */
  const drawHeader = (row: Element | null) => {
    if (row === null) {
      const top = flow.y + PADDING;
      flow.decorate(() => {
        for (const { lines, column } of header) {
          flow.y = top;
          flow.drawLines(lines, { size: SIZE, leading: LEADING, colour: PRINT.soft, ...column });
        }
      });
      flow.y = top + Math.max(1, ...header.map(({ lines }) => lines.length)) * LEADING + PADDING;
    } else {
      const cells = header.map(() => flow.element(row, 'TH', { scope: 'Column' }));
      drawCells(flow, header, cells, 'TH', PRINT.soft);
    }
    flow.rule();
  };
  flow.space(6);
  flow.ensure(90);
  drawHeader(flow.element(element, 'TR'));
  const rows = table.rows.map((texts) => cellsOf(flow, texts, columns, 'text'));
  const heightOf = (cells: readonly Cell[]) =>
    Math.max(1, ...cells.map(({ lines }) => lines.length)) * LEADING + 2 * PADDING;
  for (const [index, all] of rows.entries()) {
    const last = rows.slice(index);
    const together = last.reduce((sum, cells) => sum + heightOf(cells), 0);
    if (index > 0 && last.length === LEAST_ROWS && together > flow.room && together < flow.pageHeight / 3) {
      flow.newPage();
      drawHeader(null);
    }
    const row = flow.element(element, 'TR');
    let cells = all;
    const elements = cells.map(() => flow.element(row, 'TD'));
    while (cells.some(({ lines }) => lines.length > 0)) {
      const tallest = Math.max(...cells.map(({ lines }) => lines.length));
      const capacity = Math.floor((flow.room - 2 * PADDING) / LEADING);
      if (capacity < Math.min(tallest, 6)) {
        flow.newPage();
        drawHeader(null);
        continue;
      }
      const part = cells.map(({ lines, column }) => ({ lines: lines.slice(0, capacity), column }));
      drawCells(flow, part, elements, 'TD', PRINT.ink);
      cells = cells.map(({ lines, column }) => ({ lines: lines.slice(capacity), column }));
      flow.rule(MARGIN.left, TEXT_WIDTH, PRINT.line, 0.5);
    }
    await flow.breathe();
  }
  flow.y += 10;
}
