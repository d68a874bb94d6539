import type {
  DocumentSummary,
  KeyFigure,
  RatedLine,
} from '#features/consulting/report/document/document.schema.ts';
import type { Span } from '#features/consulting/report/export/lettering.server.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { MARGIN, TEXT_WIDTH, type Element, type PdfFlow, type TextStyle } from './pdf-flow.server.ts';
import { drawNumber } from './pdf-number.server.ts';

const GUTTER = 22;
const COLUMN = (TEXT_WIDTH - GUTTER) / 2;
const NUMBER = 24;
const FIGURE_LABEL = { size: 9, leading: 12 };
/** Scales tried until the summary fits on one page (product.md section 5), down to letters of 8 points. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8] as const;

type Scale = { lead: TextStyle; title: TextStyle; line: TextStyle; gap: (points: number) => number };

const scaled = (scale: number): Scale => {
  const style = (size: number, leading: number) => ({ size: size * scale, leading: leading * scale });
  return {
    lead: { ...style(12, 17), width: TEXT_WIDTH },
    title: style(12.5, 17),
    line: style(10, 14),
    gap: (points) => points * scale,
  };
};

const text = (content: string): Span[] => [{ text: content, role: 'text' }];
const strong = (content: string): Span[] => [{ text: content, role: 'strong' }];
const display = (content: string): Span[] => [{ text: content, role: 'display' }];
const rated = ({ text: row, rating }: RatedLine): Span[] => [...text(row), ...strong(`(${rating})`)];

const figureWidth = (figures: readonly KeyFigure[]): number =>
  (TEXT_WIDTH - GUTTER * (figures.length - 1)) / figures.length;

function heightAt(
  flow: PdfFlow,
  { lead, figures, problems, strengths, steps }: DocumentSummary,
  scale: Scale,
) {
  const { line, gap } = scale;
  const sum = (heights: number[]) => heights.reduce((total, height) => total + height, 0);
  const title = (content: string, width: number) =>
    flow.heightOf(display(content), { ...scale.title, width });
  const column = (list: DocumentSummary['problems']): number =>
    title(list.title, COLUMN) +
    gap(9) +
    sum(list.lines.map((row) => flow.heightOf(rated(row), { ...line, width: COLUMN }) + gap(6)));
  const label = { ...FIGURE_LABEL, width: figureWidth(figures) };
  const inStep = { ...line, width: TEXT_WIDTH - NUMBER };
  return (
    flow.heightOf(text(lead.join(' ')), scale.lead) +
    gap(16) +
    43 +
    Math.max(...figures.map((figure) => flow.heightOf(text(figure.label), label))) +
    gap(20) +
    Math.max(column(problems), column(strengths)) +
    gap(12) +
    title(steps.title, TEXT_WIDTH) +
    gap(11) +
    sum(
      steps.lines.map(
        (step) =>
          flow.heightOf(strong(step.title), inStep) +
          flow.heightOf(text(step.text), inStep) +
          flow.heightOf(text(step.source), inStep) +
          gap(8),
      ),
    )
  );
}

function drawFigures(flow: PdfFlow, parent: Element, figures: readonly KeyFigure[]): void {
  const width = figureWidth(figures);
  const top = flow.y;
  let lowest = top;
  figures.forEach(({ value, unit, label }, index) => {
    const x = MARGIN.left + index * (width + GUTTER);
    const element = flow.element(parent, 'P');
    flow.y = top;
    flow.decorate(() => flow.doc.rect(x, top, width, 2.5).fill(PRINT.accent));
    flow.tag(element, 'P', () => {
      const [number] = flow.lettering.lines(display(value), 30, width);
      const after = number ? flow.drawLine(number, x, top + 36, { size: 30, leading: 30 }) : x;
      const [of] = unit === '' ? [] : flow.lettering.lines(text(unit), 13, width);
      if (of) flow.drawLine(of, after + 2, top + 36, { size: 13, leading: 13, colour: PRINT.soft });
      flow.y = top + 43;
      const style = { ...FIGURE_LABEL, x, width, colour: PRINT.soft };
      flow.drawLines(flow.linesOf(text(label), style), style);
    });
    lowest = Math.max(lowest, flow.y);
  });
  flow.y = lowest;
}

function drawRated(
  flow: PdfFlow,
  parent: Element,
  { title, lines }: DocumentSummary['problems'],
  x: number,
  scale: Scale,
): void {
  const width = COLUMN;
  flow.text(parent, 'H2', display(title), { ...scale.title, x, width });
  flow.y += scale.gap(3);
  flow.rule(x, width);
  flow.y += scale.gap(6);
  const list = flow.element(parent, 'L');
  for (const row of lines) {
    flow.text(list, 'LI', rated(row), { ...scale.line, x, width });
    flow.y += scale.gap(6);
  }
}

function drawSteps(
  flow: PdfFlow,
  parent: Element,
  { title, lines }: DocumentSummary['steps'],
  scale: Scale,
): void {
  flow.text(parent, 'H2', display(title), { ...scale.title, width: TEXT_WIDTH });
  flow.y += scale.gap(3);
  flow.rule(MARGIN.left, TEXT_WIDTH);
  flow.y += scale.gap(8);
  const list = flow.element(parent, 'L');
  lines.forEach((step, index) => {
    const item = flow.element(list, 'LI');
    const style = { ...scale.line, x: MARGIN.left + NUMBER, width: TEXT_WIDTH - NUMBER };
    drawNumber(flow, item, index + 1);
    const body = flow.element(item, 'LBody');
    flow.text(body, 'P', strong(step.title), style);
    flow.text(body, 'P', text(step.text), style);
    flow.text(body, 'P', text(step.source), { ...style, colour: PRINT.soft });
    flow.y += scale.gap(8);
  });
}

/** Draws the one-page summary (product.md section 5). */
export function drawSummary(flow: PdfFlow, section: Element, summary: DocumentSummary): void {
  const scales = SCALES.map(scaled);
  const scale = scales.find((each) => heightAt(flow, summary, each) <= flow.room) ?? scaled(SCALES[4]);
  const { gap } = scale;
  flow.text(section, 'P', text(summary.lead.join(' ')), scale.lead);
  flow.y += gap(16);
  drawFigures(flow, section, summary.figures);
  flow.y += gap(20);
  const top = flow.y;
  drawRated(flow, section, summary.problems, MARGIN.left, scale);
  const left = flow.y;
  flow.y = top;
  drawRated(flow, section, summary.strengths, MARGIN.left + COLUMN + GUTTER, scale);
  flow.y = Math.max(left, flow.y) + gap(12);
  drawSteps(flow, section, summary.steps, scale);
}
