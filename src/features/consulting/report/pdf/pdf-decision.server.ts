import type { DocumentBlock, KeyFigure } from '#features/consulting/report/document/document.schema.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { COLUMN, MARGIN, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';
import { noteSpans } from './pdf-notes.server.ts';
import { drawNumber } from './pdf-number.server.ts';

const GUTTER = 22;
const LABEL = { size: 9, leading: 12, colour: PRINT.soft };
const LARGEST = 30;
const SMALLEST = 13;
const UNIT_SHARE = 0.45;
const DECISION = { size: 10, leading: 13.8 };
const NUMBER = 24;

type Block<Kind> = Extract<DocumentBlock, { kind: Kind }>;

/** The size in which every figure fits its column beside its unit. */
function figureSize(flow: PdfFlow, figures: readonly KeyFigure[], width: number): number {
  const widest = Math.max(
    ...figures.map(
      ({ value, unit }) =>
        flow.lettering.widthOf(value, 'display', 1) + flow.lettering.widthOf(unit, 'text', UNIT_SHARE) + 0.15,
    ),
  );
  return Math.max(SMALLEST, Math.min(LARGEST, width / widest));
}

/** Draws figures in a row, at most four abreast, in one size. */
export function drawKeyFigures(flow: PdfFlow, parent: Element, { figures }: Block<'keyFigures'>): void {
  const abreast = Math.min(4, Math.max(1, figures.length));
  const width = (TEXT_WIDTH - GUTTER * (abreast - 1)) / abreast;
  const size = figureSize(flow, figures, width);
  for (let start = 0; start < figures.length; start += abreast) {
    const row = figures.slice(start, start + abreast);
    flow.ensure(size + 50);
    const top = flow.y;
    let lowest = top;
    row.forEach(({ value, unit, label, notes }, index) => {
      const x = MARGIN.left + index * (width + GUTTER);
      const baseline = top + 8 + size;
      flow.decorate(() => flow.doc.rect(x, top, width, 2.5).fill(flow.colour));
      flow.tag(flow.element(parent, 'P'), 'P', () => {
        const [number] = flow.lettering.lines([{ text: value, role: 'display' }], size, width * 2);
        const after = number ? flow.drawLine(number, x, baseline, { size, leading: size }) : x;
        const unitSize = Math.max(9, size * UNIT_SHARE);
        const [of] = unit === '' ? [] : flow.lettering.lines([{ text: unit, role: 'text' }], unitSize, width);
        if (of) flow.drawLine(of, after + 3, baseline, { ...LABEL, size: unitSize });
        flow.y = baseline + 5;
        const style = { ...LABEL, x, width };
        flow.drawLines(flow.linesOf([{ text: label, role: 'text' }, ...noteSpans(notes)], style), style);
      });
      lowest = Math.max(lowest, flow.y);
    });
    flow.y = lowest + 14;
  }
}

/** Draws what the reader has to decide, numbered. */
export function drawDecisions(flow: PdfFlow, parent: Element, { items }: Block<'decisions'>): void {
  const list = flow.element(parent, 'L');
  const style = { ...DECISION, x: MARGIN.left + NUMBER, width: COLUMN - NUMBER };
  items.forEach(({ title, text, notes }, index) => {
    const spans = [{ text, role: 'text' as const }, ...noteSpans(notes)];
    flow.ensure(flow.heightOf([{ text: title, role: 'strong' }], style) + flow.heightOf(spans, style));
    const item = flow.element(list, 'LI');
    drawNumber(flow, item, index + 1);
    const body = flow.element(item, 'LBody');
    flow.text(body, 'P', [{ text: title, role: 'strong' }], style);
    flow.text(body, 'P', spans, style);
    flow.y += 8;
  });
  flow.y += 6;
}

/** Draws lines to sign on, two abreast; they stay together on a page. */
export function drawSignature(
  flow: PdfFlow,
  parent: Element,
  { parties, placeAndDate }: Block<'signature'>,
): void {
  const width = (TEXT_WIDTH - GUTTER) / 2;
  const height = 104;
  flow.space(18);
  for (let start = 0; start < parties.length; start += 2) {
    flow.ensure(height);
    const top = flow.y;
    parties.slice(start, start + 2).forEach(({ role, name }, index) => {
      const x = MARGIN.left + index * (width + GUTTER);
      const style = { size: 9.5, leading: 14, x, width };
      flow.y = top;
      flow.text(parent, 'P', [{ text: role, role: 'text' }], { ...style, colour: PRINT.soft });
      flow.y = top + 50;
      flow.rule(x, width, PRINT.ink, 0.6);
      flow.y += 3;
      flow.text(parent, 'P', [{ text: name, role: 'strong' }], style);
      flow.y = top + 86;
      flow.rule(x, width, PRINT.neutral, 0.5);
      flow.y += 2;
      flow.text(parent, 'P', [{ text: placeAndDate, role: 'text' }], { ...LABEL, x, width });
    });
    flow.y = top + height + 14;
  }
}
