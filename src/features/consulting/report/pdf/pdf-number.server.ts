import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { MARGIN, type Element, type PdfFlow } from './pdf-flow.server.ts';

const SQUARE = 15;
const SIZE = 9.5;

/** Draws the number of a list's item in a square at the margin. */
export function drawNumber(flow: PdfFlow, item: Element, number: number): void {
  const label = flow.element(item, 'Lbl');
  const top = flow.y;
  flow.decorate(() => flow.doc.rect(MARGIN.left, top, SQUARE, SQUARE).fill(PRINT.warning));
  const [line] = flow.lettering.lines([{ text: String(number), role: 'strong' }], SIZE, SQUARE * 2);
  if (!line) return;
  const x = MARGIN.left + (SQUARE - line.width * SIZE) / 2;
  flow.tag(label, 'Lbl', () => flow.drawLine(line, x, top + 10.9, { size: SIZE, leading: SIZE }));
}
