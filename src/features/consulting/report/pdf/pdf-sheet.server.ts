import type { DocumentSheet, ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import type { Span } from '#features/consulting/report/export/lettering.server.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { MARGIN, SHEET_COLUMN, SIDE, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';
import { noteSpans } from './pdf-notes.server.ts';
import { plain, strong, textLines } from './pdf-text.server.ts';

/** A sheet up to this share of a page stays whole; of a longer one at least this share of its text begins a page. */
const WHOLE = 0.6;
const LEAST_SHARE = 0.4;
const BODY = { size: 8.5, leading: 11 };
const TITLE = { size: 12.5, leading: 15.5 };
const SMALL = { size: 7.8, leading: 10, colour: PRINT.soft };
const VALUE = { size: 8.2, leading: 10.3 };
const SPACE = 3;
const TILE = 34;
const BETWEEN = 10;

type Part = { width: number; x: number };
/** A fact or a line of text: what it takes, and how it is drawn. */
type Piece = { height: number; draw: () => void };

class SheetDrawing {
  readonly #flow: PdfFlow;
  readonly #sheet: DocumentSheet;
  readonly #words: ReportDocument['words'];

  constructor(flow: PdfFlow, sheet: DocumentSheet, words: ReportDocument['words']) {
    this.#flow = flow;
    this.#sheet = sheet;
    this.#words = words;
  }

  get #head(): Part {
    return { x: MARGIN.left + TILE + 12, width: TEXT_WIDTH - TILE - 12 };
  }

  get #answers(): Span[] {
    const { answers, isQuickWin } = this.#sheet;
    return isQuickWin ? [plain(answers), strong(`· ${this.#words.quickWin}`)] : [plain(answers)];
  }

  #headHeight(): number {
    const { title } = this.#sheet;
    const flow = this.#flow;
    const { width } = this.#head;
    const text = flow.heightOf([{ text: title, role: 'display' }], { ...TITLE, width });
    return Math.max(24, text + flow.heightOf(this.#answers, { ...SMALL, width })) + 22;
  }

  #facts(list: () => Element): Piece[] {
    const flow = this.#flow;
    return this.#sheet.facts.map(({ label, text, notes }) => {
      // On one line with its value, a label takes no line of its own: two actions stand on a page.
      const spans = [plain(`${label}:`), strong(text), ...noteSpans(notes)];
      const height = flow.heightOf(spans, { ...VALUE, ...SIDE }) + SPACE;
      const draw = () => {
        const item = flow.element(list(), 'LI');
        flow.text(flow.element(item, 'LBody'), 'P', spans, { ...VALUE, ...SIDE });
        flow.y += SPACE;
      };
      return { height, draw };
    });
  }

  #lines(section: () => Element): Piece[] {
    const flow = this.#flow;
    return this.#sheet.blocks
      .flatMap((block) => textLines(block, this.#words.own))
      .map(({ spans, isItem, isOwn }) => {
        const indent = isItem ? 12 : 0;
        const isLabel = isOwn && spans.length === 1 && spans[0]?.text === this.#words.own;
        const style = {
          ...(isLabel ? SMALL : BODY),
          x: MARGIN.left + indent,
          width: SHEET_COLUMN - indent,
        };
        const space = isLabel ? 0 : SPACE;
        const draw = () => {
          const top = flow.y;
          if (isItem) flow.decorate(() => flow.doc.rect(MARGIN.left + 2, top + 5, 3, 3).fill(flow.colour));
          flow.text(section(), isItem ? 'LI' : 'P', spans, style);
          if (isOwn && flow.y > top)
            flow.decorate(() => flow.doc.rect(MARGIN.left - 8, top + 1, 1.5, flow.y - top).fill(PRINT.info));
          flow.y += space;
        };
        return { height: flow.heightOf(spans, style) + space, draw };
      });
  }

  /** Least room in points in which the sheet begins. */
  get leastRoom(): number {
    const none = () => this.#flow.root;
    const columns = Math.max(heightOf(this.#facts(none)), heightOf(this.#lines(none)));
    const whole = this.#headHeight() + columns;
    return whole <= this.#flow.pageHeight * WHOLE ? whole : this.#headHeight() + columns * LEAST_SHARE;
  }

  draw(parent: Element): void {
    const flow = this.#flow;
    const section = flow.element(parent, 'Sect', { title: this.#sheet.title });
    this.#drawHead(section);
    let list: Element | undefined;
    const facts = this.#facts(() => (list ??= flow.element(section, 'L')));
    const lines = this.#lines(() => section);
    while (facts.length > 0 || lines.length > 0) {
      const top = flow.y;
      const end = Math.max(...[facts, lines].map((pieces) => this.#drawColumn(pieces, top)));
      const x = SIDE.x - 7;
      flow.decorate(() =>
        flow.doc
          .lineWidth(0.5)
          .moveTo(x, top)
          .lineTo(x, end - 6)
          .stroke(PRINT.line),
      );
      flow.y = end;
      if (facts.length > 0 || lines.length > 0) flow.newPage();
    }
    flow.y += BETWEEN;
  }

  /** Draws and takes away what fits below `top`, at the head of a page at least one piece; returns where it ends. */
  #drawColumn(pieces: Piece[], top: number): number {
    const flow = this.#flow;
    flow.y = top;
    while (pieces[0] && (pieces[0].height <= flow.room || flow.isAtTop)) pieces.shift()?.draw();
    return flow.y;
  }

  #drawHead(section: Element): void {
    const flow = this.#flow;
    const { number, title, isQuickWin } = this.#sheet;
    const top = flow.y;
    flow.rule(MARGIN.left, TEXT_WIDTH, flow.colour, 1.6);
    flow.decorate(() =>
      flow.doc.rect(MARGIN.left, top + 9, TILE, 24).fill(isQuickWin ? PRINT.warning : flow.colour),
    );
    const [line] = flow.lettering.lines([{ text: number, role: 'display' }], 13, TILE * 2);
    if (line)
      flow.tag(flow.element(section, 'Lbl'), 'Lbl', () =>
        flow.drawLine(line, MARGIN.left + TILE / 2 - line.width * 6.5, top + 25.7, {
          size: 13,
          leading: 13,
          colour: isQuickWin ? PRINT.onWarning : PRINT.onAccent,
        }),
      );
    flow.y = top + 8;
    flow.text(section, 'H2', [{ text: title, role: 'display' }], { ...TITLE, ...this.#head });
    flow.text(section, 'P', this.#answers, { ...SMALL, ...this.#head });
    flow.y = Math.max(flow.y, top + 33) + 11;
  }
}

const heightOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { height }) => sum + height, 0);

/** Draws an action where it fits whole; what is left of a very long one follows on the next page. */
export function drawSheet(
  flow: PdfFlow,
  parent: Element,
  sheet: DocumentSheet,
  words: ReportDocument['words'],
  mark: () => void,
): void {
  const drawing = new SheetDrawing(flow, sheet, words);
  flow.space(8);
  flow.ensure(drawing.leastRoom);
  mark();
  drawing.draw(parent);
}
