// One long file: the flow of a page is one object with one state.
import { setImmediate } from 'node:timers/promises';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import {
  BOX,
  RAISED,
  type Lettering,
  type Line,
  type Span,
} from '#features/consulting/report/export/lettering.server.ts';

/** A4 in points. */
export const SHEET = { width: 595.28, height: 841.89 } as const;
const MILLIMETRE = 72 / 25.4;
export const MARGIN = { left: 20 * MILLIMETRE, right: 20 * MILLIMETRE, top: 54, bottom: 66 } as const;
/** Whole width, for tables, wide charts and what stands in several columns. */
export const TEXT_WIDTH = SHEET.width - MARGIN.left - MARGIN.right;
/** Width of running text. */
export const COLUMN = 154 * MILLIMETRE;
/** Width of the text of an action, and of the facts beside it. */
export const SHEET_COLUMN = 118 * MILLIMETRE;
export const SIDE = {
  x: SHEET.width - MARGIN.right - 47 * MILLIMETRE,
  width: 47 * MILLIMETRE,
} as const;
const BOTTOM = SHEET.height - MARGIN.bottom;
/** Longest time in ms that drawing blocks the event loop. */
const BREATH_MS = 12;

export type Element = PDFKit.PDFStructureElement;
export type TextStyle = {
  size: number;
  leading: number;
  colour?: string;
  x?: number;
  width?: number;
  align?: 'start' | 'end';
};

export class PdfFlow {
  readonly doc: PDFKit.PDFDocument;
  readonly lettering: Lettering;
  readonly root: Element;
  /** Colour of titles' rules and of tiles: the firm's, or the brand's. */
  readonly colour: string;
  y: number = MARGIN.top;
  #breathedAt = performance.now();

  constructor(doc: PDFKit.PDFDocument, lettering: Lettering, title: string, colour: string | null = null) {
    this.colour = colour ?? PRINT.accent;
    this.doc = doc;
    this.lettering = lettering;
    this.root = doc.struct('Document', { title });
    doc.addStructure(this.root);
  }

  newPage(): void {
    this.doc.addPage();
    this.y = MARGIN.top;
  }

  get isAtTop(): boolean {
    return this.y <= MARGIN.top;
  }

  get pageHeight(): number {
    return BOTTOM - MARGIN.top;
  }

  get room(): number {
    return BOTTOM - this.y;
  }

  ensure(height: number): void {
    if (this.room < height && !this.isAtTop) this.newPage();
  }

  space(height: number): void {
    if (!this.isAtTop) this.y += height;
  }

  async breathe(): Promise<void> {
    if (performance.now() - this.#breathedAt < BREATH_MS) return;
    await setImmediate();
    this.#breathedAt = performance.now();
  }

  element(
    parent: Element,
    type: string,
    options: { title?: string; alt?: string; scope?: string } = {},
  ): Element {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  tag(element: Element, type: string, draw: () => void): void {
    const content = this.doc.markStructureContent(type);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** Draws an artifact: decoration without content. */
  decorate(draw: () => unknown): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  rule(x: number = MARGIN.left, width: number = TEXT_WIDTH, colour = PRINT.ink, weight = 0.8): void {
    const { doc, y } = this;
    this.decorate(() =>
      doc
        .lineWidth(weight)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(colour),
    );
  }

  drawLine(
    { runs, width }: Line,
    x: number,
    baseline: number,
    { size, colour = PRINT.ink }: TextStyle,
  ): number {
    const { doc } = this;
    let at = x;
    for (const run of runs) {
      if (run.actual !== null) doc.markContent('Span', { actual: run.actual });
      if (run.font === null) {
        doc.lineWidth(0.7);
        for (const index of [...run.text].keys())
          doc.rect(
            at + size * (BOX.x + index * BOX.advance),
            baseline - size * BOX.height,
            size * BOX.width,
            size * BOX.height,
          );
        doc.stroke(colour);
      } else {
        doc
          .font(run.font)
          .fontSize(run.isRaised ? size * RAISED.size : size)
          .fillColor(colour)
          .text(run.text, at, run.isRaised ? baseline - size * RAISED.by : baseline, {
            lineBreak: false,
            baseline: 'alphabetic',
          });
      }
      if (run.actual !== null) doc.endMarkedContent();
      at += run.width * size;
    }
    return x + width * size;
  }

  linesOf(spans: readonly Span[], { size, width = COLUMN }: TextStyle): Line[] {
    return this.lettering.lines(spans, size, width);
  }

  heightOf(spans: readonly Span[], style: TextStyle): number {
    return this.linesOf(spans, style).length * style.leading;
  }

  /** Draws lines below each other from `y` on and advances it; never starts a page. */
  drawLines(lines: readonly Line[], style: TextStyle): void {
    const { size, leading, x = MARGIN.left, width = COLUMN, align = 'start' } = style;
    for (const line of lines) {
      const start = align === 'end' ? x + width - line.width * size : x;
      this.drawLine(line, start, this.y + (leading + size * 0.7) / 2, style);
      this.y += leading;
    }
  }

  /** Draws a text that may run over pages, without widows or orphans. */
  text(parent: Element, type: string, spans: readonly Span[], style: TextStyle): void {
    const element = this.element(parent, type);
    let rest = this.linesOf(spans, style);
    while (rest.length > 0) {
      const fitting = Math.max(0, Math.floor(this.room / style.leading));
      let count = Math.min(fitting, rest.length);
      if (count < rest.length) {
        if (count < 2) count = 0;
        else if (rest.length - count === 1 && count > 2) count -= 1;
      }
      if (count > 0) {
        const drawn = rest.slice(0, count);
        this.tag(element, type, () => this.drawLines(drawn, style));
        rest = rest.slice(count);
      }
      if (rest.length > 0) this.newPage();
    }
  }
}
