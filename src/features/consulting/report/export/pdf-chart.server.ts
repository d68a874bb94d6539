import { layoutChart } from '#features/consulting/report/charts/chart.rules.ts';
import type { Mark } from '#features/consulting/report/document/charts.values.ts';
import type { DocumentFigure } from '#features/consulting/report/document/document.values.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { MARGIN, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';

/** Points per pixel: charts are laid out in screen pixels and drawn a little smaller on paper. */
export const CHART_SCALE = 0.7;
const CAPTION = { size: 11, leading: 15 };
const NOTE = { size: 9, leading: 12.5, colour: PRINT.soft };

function drawMark(flow: PdfFlow, mark: Mark, top: number): void {
  const { doc } = flow;
  const x = (value: number) => MARGIN.left + value * CHART_SCALE;
  const y = (value: number) => top + value * CHART_SCALE;
  if (mark.kind === 'rect') {
    doc
      .fillOpacity(mark.opacity)
      .roundedRect(
        x(mark.x),
        y(mark.y),
        mark.width * CHART_SCALE,
        mark.height * CHART_SCALE,
        mark.radius * CHART_SCALE,
      )
      .fill(PRINT[mark.tone])
      .fillOpacity(1);
  } else if (mark.kind === 'path') {
    mark.points.forEach(([px, py], index) =>
      index === 0 ? doc.moveTo(x(px), y(py)) : doc.lineTo(x(px), y(py)),
    );
    if (mark.isFilled) doc.fillOpacity(mark.opacity).fill(PRINT[mark.tone]).fillOpacity(1);
    else
      doc
        .lineWidth(2 * CHART_SCALE)
        .lineJoin('round')
        .stroke(PRINT[mark.tone])
        .lineJoin('miter');
  } else if (mark.kind === 'line') {
    doc.lineWidth(0.6);
    if (mark.isDashed) doc.dash(2.4, { space: 1.8 });
    doc.moveTo(x(mark.x1), y(mark.y1)).lineTo(x(mark.x2), y(mark.y2)).stroke(PRINT[mark.tone]);
    if (mark.isDashed) doc.undash();
  } else {
    const size = mark.size * CHART_SCALE;
    const role = mark.isStrong ? 'strong' : 'text';
    const [line] = flow.lettering.lines([{ text: mark.text, role }], size, TEXT_WIDTH * 2);
    if (!line) return;
    const shift = { start: 0, middle: line.width * size * 0.5, end: line.width * size }[mark.anchor];
    flow.drawLine(line, x(mark.x) - shift, y(mark.y), { size, leading: size, colour: PRINT[mark.tone] });
  }
}

/** Draws caption, sentence and picture without a page break; the table's figures are the picture's text alternative. */
export function drawFigure(flow: PdfFlow, parent: Element, figure: DocumentFigure): void {
  const drawing = layoutChart(figure.chart, TEXT_WIDTH / CHART_SCALE);
  const height = drawing.height * CHART_SCALE;
  const caption = [{ text: figure.caption, role: 'strong' as const }];
  const note = [{ text: figure.description, role: 'text' as const }];
  flow.space(8);
  flow.ensure(flow.heightOf(caption, CAPTION) + flow.heightOf(note, NOTE) + height + 30);
  const section = flow.element(parent, 'Sect');
  flow.text(section, 'P', caption, CAPTION);
  flow.text(section, 'P', note, NOTE);
  flow.y += 8;
  const top = flow.y;
  const spoken = figure.table.rows.map((row) => row.join(', ')).join('; ');
  const element = flow.element(section, 'Figure', { alt: `${figure.caption}. ${spoken}.` });
  flow.tag(element, 'Figure', () => {
    for (const mark of drawing.marks) drawMark(flow, mark, top);
  });
  flow.y = top + height + 14;
}
