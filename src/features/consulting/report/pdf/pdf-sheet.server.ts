import { notesOf } from '#features/consulting/report/document/notes.rules.ts';
import type {
  DocumentSheet,
  NotedText,
  ReportDocument,
} from '#features/consulting/report/document/document.schema.ts';
import type { Span } from '#features/consulting/report/export/lettering.server.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { COLUMN, MARGIN, SIDE, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';
import { drawNotes, noteSpans, notesHeight } from './pdf-notes.server.ts';
import { plain, strong, textLines } from './pdf-text.server.ts';

/** Two sheets fit on a page. */
const BODY = { size: 8.6, leading: 11.5 };
const TITLE = { size: 12.5, leading: 15.5 };
const SMALL = { size: 7.8, leading: 10, colour: PRINT.soft };
const VALUE = { size: 8.2, leading: 10.3 };
const SPACE = 3;
const TILE = 34;
const BETWEEN = 10;

type Part = { width: number; x: number };

class SheetDrawing {
  readonly #flow: PdfFlow;
  readonly #sheet: DocumentSheet;
  readonly #words: ReportDocument['words'];
  readonly #notes: ReportDocument['notes'];

  constructor(
    flow: PdfFlow,
    sheet: DocumentSheet,
    { words, notes }: Pick<ReportDocument, 'words' | 'notes'>,
  ) {
    this.#flow = flow;
    this.#sheet = sheet;
    this.#words = words;
    this.#notes = notesOf([sheet], notes);
  }

  get #head(): Part {
    return { x: MARGIN.left + TILE + 12, width: TEXT_WIDTH - TILE - 12 };
  }

  get #text(): Part {
    return { x: MARGIN.left, width: COLUMN };
  }

  get #facts(): Part {
    return SIDE;
  }

  get #answers(): Span[] {
    const { answers, isQuickWin } = this.#sheet;
    return isQuickWin ? [plain(answers), strong(`· ${this.#words.quickWin}`)] : [plain(answers)];
  }

  get #lines() {
    return this.#sheet.blocks.flatMap((block) => textLines(block, this.#words.own));
  }

  #headHeight(): number {
    const { title } = this.#sheet;
    const flow = this.#flow;
    const { width } = this.#head;
    const text = flow.heightOf([{ text: title, role: 'display' }], { ...TITLE, width });
    return Math.max(24, text + flow.heightOf(this.#answers, { ...SMALL, width })) + 22;
  }

  #factsHeight(): number {
    const { width } = this.#facts;
    return this.#sheet.facts.reduce(
      (sum, { label, text, notes }) =>
        sum +
        this.#flow.heightOf([plain(label)], { ...SMALL, width }) +
        this.#flow.heightOf([strong(text), ...noteSpans(notes)], { ...VALUE, width }) +
        SPACE,
      0,
    );
  }

  #textHeight(): number {
    const { width } = this.#text;
    return this.#lines.reduce(
      (sum, { spans, isItem }) =>
        sum + this.#flow.heightOf(spans, { ...BODY, width: width - (isItem ? 12 : 0) }) + SPACE,
      0,
    );
  }

  get height(): number {
    const columns = Math.max(this.#factsHeight(), this.#textHeight());
    return this.#headHeight() + columns + notesHeight(this.#flow, this.#notes) + 10;
  }

  draw(parent: Element): void {
    const flow = this.#flow;
    const section = flow.element(parent, 'Sect', { title: this.#sheet.title });
    this.#drawHead(section);
    const top = flow.y;
    const isBeside = this.height - this.#headHeight() < flow.room + 40;
    this.#drawFacts(section, isBeside ? this.#facts : { x: MARGIN.left, width: TEXT_WIDTH });
    const factsEnd = flow.y;
    if (isBeside) {
      flow.y = top;
      this.#drawText(section, this.#text);
      const end = Math.max(factsEnd, flow.y);
      const x = SIDE.x - 7;
      flow.decorate(() =>
        flow.doc
          .lineWidth(0.5)
          .moveTo(x, top)
          .lineTo(x, end - 6)
          .stroke(PRINT.line),
      );
      flow.y = end;
    } else this.#drawText(section, { x: MARGIN.left, width: TEXT_WIDTH });
    drawNotes(flow, section, this.#notes);
    flow.y += BETWEEN;
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

  #drawFacts(section: Element, place: Part): void {
    const flow = this.#flow;
    const list = flow.element(section, 'L');
    const fact = ({ label, text, notes }: NotedText & { label: string }) => {
      const item = flow.element(list, 'LI');
      flow.text(flow.element(item, 'Lbl'), 'P', [plain(label)], { ...SMALL, ...place });
      flow.text(flow.element(item, 'LBody'), 'P', [strong(text), ...noteSpans(notes)], {
        ...VALUE,
        ...place,
      });
      flow.y += SPACE;
    };
    this.#sheet.facts.forEach(fact);
  }

  #drawText(section: Element, { x, width }: Part): void {
    const flow = this.#flow;
    for (const { spans, isItem, isOwn } of this.#lines) {
      const top = flow.y;
      const indent = isItem ? 12 : 0;
      const isLabel = isOwn && spans.length === 1 && spans[0]?.text === this.#words.own;
      if (isItem) flow.decorate(() => flow.doc.rect(x + 2, top + 5, 3, 3).fill(flow.colour));
      flow.text(section, isItem ? 'LI' : 'P', spans, {
        ...(isLabel ? SMALL : BODY),
        x: x + indent,
        width: width - indent,
      });
      if (isOwn && flow.y > top)
        flow.decorate(() => flow.doc.rect(x - 8, top + 1, 1.5, flow.y - top).fill(PRINT.info));
      flow.y += isLabel ? 0 : SPACE;
    }
  }
}

/** Draws an action; it moves to the next page where it fits there as a whole. */
export function drawSheet(
  flow: PdfFlow,
  parent: Element,
  sheet: DocumentSheet,
  document: Pick<ReportDocument, 'words' | 'notes'>,
  mark: () => void,
): void {
  const drawing = new SheetDrawing(flow, sheet, document);
  flow.clearSide();
  if (drawing.height > flow.room && drawing.height <= flow.pageHeight) flow.newPage();
  else flow.ensure(150);
  mark();
  drawing.draw(parent);
}
