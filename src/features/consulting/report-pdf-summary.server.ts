import type { DocumentSummary, FirstStep, KeyFigure, RatedLine } from './report-document.values.ts';
import { PRINT } from './report-palette.values.ts';
import { MARGIN, TEXT_WIDTH, type Element, type PdfFlow } from './report-pdf-flow.server.ts';

const LEAD = { size: 12, leading: 17 };
const TITLE = { size: 12.5, leading: 17 };
const LINE = { size: 10, leading: 14 };
const GUTTER = 22;
const NUMBER = 24;

/** The figures side by side, each over what it counts. */
function drawFigures(flow: PdfFlow, parent: Element, figures: readonly KeyFigure[]): void {
  const width = (TEXT_WIDTH - GUTTER * (figures.length - 1)) / figures.length;
  const top = flow.y;
  let lowest = top;
  figures.forEach(({ value, unit, label }, index) => {
    const x = MARGIN.left + index * (width + GUTTER);
    const element = flow.element(parent, 'P');
    flow.y = top;
    flow.decorate(() => flow.doc.rect(x, top, width, 2.5).fill(PRINT.accent));
    flow.tag(element, 'P', () => {
      const [number] = flow.lettering.lines([{ text: value, role: 'display' }], 30, width);
      const after = number ? flow.drawLine(number, x, top + 36, { size: 30, leading: 30 }) : x;
      const [of] = unit === '' ? [] : flow.lettering.lines([{ text: unit, role: 'text' }], 13, width);
      if (of) flow.drawLine(of, after + 2, top + 36, { size: 13, leading: 13, colour: PRINT.soft });
      flow.y = top + 43;
      const style = { size: 9, leading: 12, x, width, colour: PRINT.soft };
      flow.drawLines(flow.linesOf([{ text: label, role: 'text' }], style), style);
    });
    lowest = Math.max(lowest, flow.y);
  });
  flow.y = lowest;
}

function drawRated(
  flow: PdfFlow,
  parent: Element,
  { title, lines }: { title: string; lines: readonly RatedLine[] },
  x: number,
  width: number,
): void {
  flow.text(parent, 'H2', [{ text: title, role: 'display' }], { ...TITLE, x, width });
  flow.y += 3;
  flow.rule(x, width);
  flow.y += 6;
  const list = flow.element(parent, 'L');
  for (const { text, rating } of lines) {
    flow.text(
      list,
      'LI',
      [
        { text, role: 'text' },
        { text: `(${rating})`, role: 'strong' },
      ],
      { ...LINE, x, width },
    );
    flow.y += 6;
  }
}

function drawSteps(flow: PdfFlow, parent: Element, title: string, steps: readonly FirstStep[]): void {
  flow.text(parent, 'H2', [{ text: title, role: 'display' }], TITLE);
  flow.y += 3;
  flow.rule(MARGIN.left, TEXT_WIDTH);
  flow.y += 8;
  const list = flow.element(parent, 'L');
  steps.forEach((step, index) => {
    const item = flow.element(list, 'LI');
    const style = { ...LINE, x: MARGIN.left + NUMBER, width: TEXT_WIDTH - NUMBER };
    const number = flow.element(item, 'Lbl');
    const top = flow.y;
    flow.decorate(() => flow.doc.rect(MARGIN.left, top, 15, 15).fill(PRINT.warning));
    const [line] = flow.lettering.lines([{ text: String(index + 1), role: 'strong' }], 9.5, 20);
    if (line)
      flow.tag(number, 'Lbl', () =>
        flow.drawLine(line, MARGIN.left + 7.5 - (line.width * 9.5) / 2, top + 10.9, {
          size: 9.5,
          leading: 9.5,
        }),
      );
    const body = flow.element(item, 'LBody');
    flow.text(body, 'P', [{ text: step.title, role: 'strong' }], style);
    flow.text(body, 'P', [{ text: step.text, role: 'text' }], style);
    flow.text(body, 'P', [{ text: step.source, role: 'text' }], { ...style, colour: PRINT.soft });
    flow.y += 8;
  });
}

/** product.md section 5: the one page that tells the whole. */
export function drawSummary(flow: PdfFlow, section: Element, summary: DocumentSummary): void {
  flow.text(section, 'P', [{ text: summary.lead.join(' '), role: 'text' }], LEAD);
  flow.y += 16;
  drawFigures(flow, section, summary.figures);
  flow.y += 20;
  const width = (TEXT_WIDTH - GUTTER) / 2;
  const top = flow.y;
  drawRated(flow, section, summary.problems, MARGIN.left, width);
  const left = flow.y;
  flow.y = top;
  drawRated(flow, section, summary.strengths, MARGIN.left + width + GUTTER, width);
  flow.y = Math.max(left, flow.y) + 12;
  drawSteps(flow, section, summary.steps.title, summary.steps.lines);
}
