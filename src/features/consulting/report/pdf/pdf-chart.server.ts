import { isDrawn, layoutChart } from '#features/consulting/report/charts/chart.rules.ts';
import type { Mark } from '#features/consulting/report/document/charts.values.ts';
import type { ReportChart } from '#features/consulting/report/document/charts.schema.ts';
import type { DocumentFigure } from '#features/consulting/report/document/document.schema.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import type { Span } from '#features/consulting/report/export/lettering.server.ts';
import { MARGIN, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';
import { drawTable } from './pdf-table.server.ts';

/** Points per pixel: charts are laid out in screen pixels and drawn a little smaller on paper. */
export const CHART_SCALE = 0.7;
/** A square needs no more; all other charts are as wide as a table. */
const MATRIX = 300;
export const chartWidth = ({ kind }: ReportChart): number =>
  (kind === 'matrix' ? MATRIX : TEXT_WIDTH) / CHART_SCALE;
const CAPTION = { size: 11, leading: 15 };
const NOTE = { size: 9, leading: 12.5, colour: PRINT.soft };

type Place = { left: number; top: number; scale: number };

function drawMark(flow: PdfFlow, mark: Mark, { left, top, scale }: Place): void {
  const { doc } = flow;
  const x = (value: number) => left + value * scale;
  const y = (value: number) => top + value * scale;
  if (mark.kind === 'rect') {
    doc
      .fillOpacity(mark.opacity)
      .roundedRect(x(mark.x), y(mark.y), mark.width * scale, mark.height * scale, mark.radius * scale)
      .fill(PRINT[mark.tone])
      .fillOpacity(1);
  } else if (mark.kind === 'path') {
    mark.points.forEach(([px, py], index) =>
      index === 0 ? doc.moveTo(x(px), y(py)) : doc.lineTo(x(px), y(py)),
    );
    if (mark.isFilled) doc.fillOpacity(mark.opacity).fill(PRINT[mark.tone]).fillOpacity(1);
    else
      doc
        .lineWidth(2 * scale)
        .lineJoin('round')
        .stroke(PRINT[mark.tone])
        .lineJoin('miter');
  } else if (mark.kind === 'line') {
    doc.lineWidth(0.6);
    if (mark.isDashed) doc.dash(2.4, { space: 1.8 });
    doc.moveTo(x(mark.x1), y(mark.y1)).lineTo(x(mark.x2), y(mark.y2)).stroke(PRINT[mark.tone]);
    if (mark.isDashed) doc.undash();
  } else {
    const size = mark.size * scale;
    const role = mark.isStrong ? 'strong' : 'text';
    const [line] = flow.lettering.lines([{ text: mark.text, role }], size, TEXT_WIDTH * 2);
    if (!line) return;
    const shift = { start: 0, middle: line.width * size * 0.5, end: line.width * size }[mark.anchor];
    flow.drawLine(line, x(mark.x) - shift, y(mark.y), { size, leading: size, colour: PRINT[mark.tone] });
  }
}

const AROUND = 26;

const captionOf = ({ caption, description }: DocumentFigure): [Span[], Span[]] => [
  [{ text: caption, role: 'strong' }],
  [{ text: description, role: 'text' }],
];

/** Returns the height of a figure with its picture at full size, and of what stands around the picture. */
function heightsOf(flow: PdfFlow, figure: DocumentFigure): { picture: number; text: number } {
  const [caption, note] = captionOf(figure);
  const text = flow.heightOf(caption, CAPTION) + flow.heightOf(note, NOTE) + AROUND;
  const drawing = layoutChart(figure.chart, chartWidth(figure.chart));
  return { picture: drawing.height * CHART_SCALE, text };
}

export function fullHeight(flow: PdfFlow, figure: DocumentFigure): number {
  const { picture, text } = heightsOf(flow, figure);
  return picture + text;
}

/** Whether a figure fits on the page: none is drawn smaller than the others. */
export function fitsHere(flow: PdfFlow, figure: DocumentFigure): boolean {
  if (!isDrawn(figure.chart)) return true;
  const { picture, text } = heightsOf(flow, figure);
  return picture + text + 8 <= flow.room;
}

/**
 * Draws caption, sentence and picture without a page break; the table's figures are the picture's text alternative. A
 * chart of too few rows is given as its table.
 */
export async function drawFigure(flow: PdfFlow, parent: Element, figure: DocumentFigure): Promise<void> {
  const [caption, note] = captionOf(figure);
  flow.space(8);
  const section = flow.element(parent, 'Sect');
  const isPicture = isDrawn(figure.chart);
  const { picture, text } = isPicture ? heightsOf(flow, figure) : { picture: 0, text: 90 };
  flow.ensure(picture + text);
  flow.text(section, 'P', caption, CAPTION);
  flow.text(section, 'P', note, NOTE);
  if (!isPicture) return drawTable(flow, section, figure.table);
  flow.y += 8;
  // At most a page high, however many rows a chart has.
  const scale = CHART_SCALE * Math.min(1, (flow.room - 4) / picture);
  const drawing = layoutChart(figure.chart, chartWidth(figure.chart));
  const place = { left: MARGIN.left, top: flow.y, scale };
  const spoken = figure.table.rows.map((row) => row.join(', ')).join('; ');
  const element = flow.element(section, 'Figure', { alt: `${figure.caption}. ${spoken}.` });
  flow.tag(element, 'Figure', () => {
    for (const mark of drawing.marks) drawMark(flow, mark, place);
  });
  flow.y = place.top + drawing.height * scale + 10;
}
