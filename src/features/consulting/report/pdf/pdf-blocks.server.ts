// Longer than 200 lines: every kind of block is drawn on one flow of pages, whose state is kept here.
import {
  notesToWrite,
  partOfNotes,
  type Chapter,
} from '#features/consulting/report/document/chapters.rules.ts';
import type {
  DocumentBlock,
  DocumentFigure,
  DocumentPart,
  ReportDocument,
} from '#features/consulting/report/document/document.schema.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { drawFigure, fitsHere, fullHeight } from './pdf-chart.server.ts';
import { drawDecisions, drawKeyFigures, drawSignature } from './pdf-decision.server.ts';
import { drawLetterParagraph } from './pdf-face.server.ts';
import { takeNotes } from '#features/consulting/report/sections/wording/notes.rules.ts';
import { drawNotes, noteSpans } from './pdf-notes.server.ts';
import { paragraphSpans } from './pdf-text.server.ts';
import { drawSheet } from './pdf-sheet.server.ts';
import { COLUMN, MARGIN, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';
import { drawQuotesAcross, drawRating, quotesAcross, quotesTogether } from './pdf-side.server.ts';
import { drawOpener, OPENER_HEIGHT } from './pdf-tiles.server.ts';
import { drawTable } from './pdf-table.server.ts';

export const BODY = { size: 9.2, leading: 12.3 } as const;
const PART = { size: 20, leading: 24 } as const;
const HEADINGS = {
  1: { role: 'display', size: 14.5, leading: 18, before: 13, after: 3, tag: 'H2' },
  2: { role: 'strong', size: 10.5, leading: 14, before: 9, after: 1, tag: 'H3' },
} as const;
/** Least height in points of following content that must fit on the page with a heading. */
const COMPANY_OF_HEADING = 62;
const COMPANY_OF_TABLE = 110;
/** The same for a sentence that introduces quotations: two lines. */
const COMPANY_OF_ANNOUNCEMENT = 40;
const INDENT = 14;
/** Most of a page that is kept together: a break before it leaves no page under a third full. */
const MOST_TOGETHER = 0.6;
/** In points: of the lines to sign on, which stay with the text of their part. */
const ROOM_OF_SIGNATURE = 150;
/** With the strip of tiles of such a part. */
const BETWEEN_PARTS = 40;
/** Tallest text in points of a part that is not divided. */
const SHORT_PART = 170;

const OWN = { size: 8, leading: 12, colour: PRINT.soft } as const;
/** Blocks that may precede a chart deferred to the next page. */
const FLOWING: ReadonlySet<DocumentBlock['kind']> = new Set(['heading', 'paragraph', 'list', 'citations']);
const isSection = (block: DocumentBlock): boolean => block.kind === 'heading' && block.level === 1;

export type Entry = { level: 0 | 1 | 2; text: string; id: string; page: number };

type Outline = { item: PDFKit.PDFOutline; section: PDFKit.PDFOutline };

export class BlockWriter {
  readonly #flow: PdfFlow;
  readonly #document: ReportDocument;
  /** Charts without room on their page, and the page they were met on. */
  readonly #waiting: { figure: DocumentFigure; page: number }[] = [];
  readonly entries: Entry[] = [];
  #outline: Outline | undefined;

  constructor(flow: PdfFlow, document: ReportDocument) {
    this.#flow = flow;
    this.#document = document;
  }

  mark(level: Entry['level'], text: string, id: string): void {
    const { doc } = this.#flow;
    const { start, count } = doc.bufferedPageRange();
    this.entries.push({ level, text, id, page: start + count - 1 });
    doc.addNamedDestination(id, 'XYZ', 0, this.#flow.y - 8, 0);
    if (level === 0 || !this.#outline) {
      const item = doc.outline.addItem(text);
      this.#outline = { item, section: item };
    } else if (level === 1) this.#outline.section = this.#outline.item.addItem(text);
    else this.#outline.section.addItem(text);
  }

  /** The title of a chapter: below the one before it where enough of the page is left, else on a page of its own. */
  title(parent: Element, title: string, id: string, blocks: readonly DocumentBlock[] | null): void {
    const flow = this.#flow;
    const seed = `${this.#document.seed} ${id}`;
    if (blocks === null || flow.isAtTop) flow.y += blocks === null ? 6 : 0;
    else if (flow.room > this.#roomOf(blocks)) {
      flow.y += BETWEEN_PARTS;
      drawOpener(flow, seed, flow.y - 14 - OPENER_HEIGHT);
    } else flow.newPage();
    if (blocks !== null && flow.isAtTop) drawOpener(flow, seed);
    this.mark(0, title, id);
    flow.text(parent, 'H1', [{ text: title, role: 'display' }], { ...PART, width: TEXT_WIDTH });
    flow.y += 4;
  }

  /** `isFirst`: below the head of the first page. */
  async chapter({ id, title, parts }: Chapter, isFirst: boolean): Promise<void> {
    const section = this.#flow.element(this.#flow.root, 'Sect', { title });
    const headingOf = ({ part, title: own }: Chapter['parts'][number]) =>
      own === null
        ? undefined
        : ({ kind: 'heading', level: 1, id: part.id === id ? `${id}-title` : part.id, text: own } as const);
    const [first] = parts;
    const heading = first && headingOf(first);
    const blocks = [...(heading ? [heading] : []), ...(first?.part.blocks ?? [])];
    this.title(section, title, id, isFirst ? null : blocks);
    for (const [index, each] of parts.entries()) {
      const { part } = each;
      const own = headingOf(each);
      if (own !== undefined) this.#heading(section, own, part.blocks);
      await this.#part(section, part, parts[index + 1]?.part.blocks ?? []);
    }
  }

  /** `following`: the blocks of the part after it, with which a short end of this one stays. */
  async #part(section: Element, part: DocumentPart, following: readonly DocumentBlock[]): Promise<void> {
    const flow = this.#flow;
    const { id, blocks } = part;
    if (blocks[0]?.kind === 'sheet' || blocks[0]?.kind === 'keyFigures') flow.y += 6;
    for (let index = 0; index < blocks.length; index += 1) {
      const [block, next] = [blocks[index], blocks[index + 1]];
      if (!block) continue;
      if (block.kind === 'figure' && !fitsHere(flow, block) && !flow.isAtTop) {
        this.#waiting.push({ figure: block, page: this.#page });
        continue;
      }
      await this.#drawWaiting(section, block);
      // A sentence that introduces quotations moves to the next page with them.
      if (next?.kind === 'citations') flow.ensure(this.#announced(block, next));
      if (id === 'letter' && block.kind === 'paragraph') drawLetterParagraph(flow, section, block.text);
      else if (block.kind === 'heading')
        this.#heading(section, block, [...blocks.slice(index + 1), ...following]);
      else await this.#block(section, block, next);
      await flow.breathe();
    }
    await this.#drawWaiting(section, null);
    if (part !== partOfNotes(this.#document.parts)) return;
    const notes = notesToWrite(this.#document);
    if (notes.length === 0) return;
    const text = this.#document.words.notes;
    this.#heading(section, { kind: 'heading', level: 1, id: 'formulas', text }, []);
    drawNotes(flow, section, notes);
  }

  get #page(): number {
    return this.#flow.doc.bufferedPageRange().count;
  }

  /**
   * Draws the charts that did not fit: on the page that the text after them has begun, or before a block that is no
   * text, so that none stands behind the next section.
   */
  async #drawWaiting(section: Element, next: DocumentBlock | null): Promise<void> {
    while (this.#waiting[0]) {
      const [{ figure, page }] = this.#waiting;
      const isText = next !== null && FLOWING.has(next.kind) && !isSection(next);
      if (isText && next.kind === 'heading' && this.#flow.room < COMPANY_OF_HEADING + 40)
        this.#flow.newPage();
      if (isText && this.#page === page) return;
      this.#waiting.shift();
      await drawFigure(this.#flow, section, figure);
    }
  }

  /** The room below which a part begins on a page of its own. */
  #roomOf(blocks: readonly DocumentBlock[]): number {
    return Math.min(this.#wantedRoom(blocks), this.#flow.pageHeight * MOST_TOGETHER);
  }

  #wantedRoom(blocks: readonly DocumentBlock[]): number {
    const flow = this.#flow;
    const picture = blocks.slice(0, 2).find((block) => block.kind === 'figure');
    if (picture) return BETWEEN_PARTS + PART.leading + 40 + fullHeight(flow, picture);
    const title = BETWEEN_PARTS + PART.leading + 6;
    const text = this.#textHeight(blocks);
    if (blocks.at(-1)?.kind === 'signature') return title + text + ROOM_OF_SIGNATURE;
    if (blocks.every(({ kind }) => FLOWING.has(kind)) && text <= SHORT_PART) return title + text;
    const [first] = blocks;
    if (first?.kind === 'table') return title + COMPANY_OF_TABLE;
    if (first?.kind !== 'heading') return title + COMPANY_OF_ANNOUNCEMENT;
    const { before, leading, after } = HEADINGS[first.level];
    return title + before + leading + after + this.#company(blocks.slice(1));
  }

  /** The height of paragraphs and lists below each other. */
  #textHeight(blocks: readonly DocumentBlock[]): number {
    const style = { ...BODY, width: COLUMN - INDENT };
    const lines = blocks.flatMap((block) => {
      if (block.kind === 'list' || block.kind === 'citations') return block.items;
      return block.kind === 'paragraph' || block.kind === 'heading' ? [block.text] : [];
    });
    return lines.reduce((sum, text) => sum + this.#flow.heightOf([{ text, role: 'text' }], style) + 7, 0);
  }

  async #block(
    parent: Element,
    block: Exclude<DocumentBlock, { kind: 'heading' }>,
    next: DocumentBlock | undefined,
  ): Promise<void> {
    const flow = this.#flow;
    switch (block.kind) {
      case 'paragraph':
        this.#paragraph(parent, block);
        return;
      case 'list':
      case 'citations': {
        const across = block.kind === 'citations' ? quotesAcross(flow, block.items) : null;
        if (across) {
          drawQuotesAcross(flow, parent, across);
          return;
        }
        const list = flow.element(parent, 'L');
        for (const [index, item] of block.items.entries()) {
          // Nobody signs a page without a word on it: the last two lines go with the signatures.
          if (next?.kind === 'signature' && index === Math.max(0, block.items.length - 2))
            flow.ensure(
              this.#textHeight([{ ...block, items: block.items.slice(index) }]) + ROOM_OF_SIGNATURE,
            );
          this.#item(list, item, block.kind === 'citations');
          await flow.breathe();
        }
        flow.y += 4;
        return;
      }
      case 'table':
        return drawTable(flow, parent, block.table);
      case 'figure':
        return drawFigure(flow, parent, block);
      case 'keyFigures':
        drawKeyFigures(flow, parent, block);
        return;
      case 'decisions':
        drawDecisions(flow, parent, block);
        return;
      case 'sheet':
        drawSheet(flow, parent, block, this.#document.words, () =>
          this.mark(1, `${block.number} · ${block.title}`, block.id),
        );
        return;
      case 'signature':
        drawSignature(flow, parent, block);
    }
  }

  /** The room of a sentence and the first of the quotations after it. */
  #announced(block: DocumentBlock, { items }: { items: readonly string[] }): number {
    if (block.kind !== 'paragraph') return 0;
    const quotes = quotesTogether(this.#flow, quotesAcross(this.#flow, items) ?? []);
    return this.#flow.heightOf(paragraphSpans(block), BODY) + Math.max(COMPANY_OF_ANNOUNCEMENT, 7 + quotes);
  }

  /** The room that what follows a heading takes at least on its page. */
  #company([next, third, ...rest]: readonly DocumentBlock[]): number {
    if (next?.kind === 'heading') {
      const { before, leading, after } = HEADINGS[next.level];
      return before + leading + after + this.#company(third === undefined ? [] : [third, ...rest]);
    }
    if (next?.kind === 'table') return COMPANY_OF_TABLE;
    // A line alone is no company: the next section goes with it.
    if (next && third?.kind === 'heading' && this.#textHeight([next]) < 2 * BODY.leading + 7)
      return this.#textHeight([next]) + this.#company([third, ...rest]);
    if (next && third?.kind === 'citations')
      return Math.max(COMPANY_OF_HEADING, this.#announced(next, third));
    const rows = next?.kind === 'citations' ? quotesAcross(this.#flow, next.items) : null;
    return Math.max(COMPANY_OF_HEADING, quotesTogether(this.#flow, rows ?? []));
  }

  #heading(
    parent: Element,
    block: Extract<DocumentBlock, { kind: 'heading' }>,
    following: readonly DocumentBlock[],
  ): void {
    const flow = this.#flow;
    const { role, size, leading, before, after, tag } = HEADINGS[block.level];
    const spans = [{ text: block.text, role }];
    flow.space(before);
    flow.ensure(flow.heightOf(spans, { size, leading }) + after + this.#company(following));
    this.mark(block.level, block.text, block.id);
    flow.text(parent, tag, spans, { size, leading });
    flow.y += after;
  }

  /** Draws a paragraph; the consultant's own words have a label above and a line at their side. */
  #paragraph(parent: Element, block: Extract<DocumentBlock, { kind: 'paragraph' }>): void {
    const flow = this.#flow;
    const spans = paragraphSpans(block);
    if (block.isOwn) {
      flow.ensure(Math.min(flow.heightOf(spans, BODY), 3 * BODY.leading) + OWN.leading);
      const { y, room } = flow;
      const height = Math.min(room, flow.heightOf(spans, BODY) + OWN.leading);
      flow.decorate(() => flow.doc.rect(MARGIN.left - 10, y + 2, 1.5, height - 3).fill(PRINT.info));
      flow.text(parent, 'P', [{ text: this.#document.words.own, role: 'text' }], OWN);
    }
    flow.text(parent, 'P', spans, BODY);
    flow.y += 7;
  }

  /** Draws a citation with a saffron line at its side, or a list item with a bullet. */
  #item(list: Element, text: string, isCitation: boolean): void {
    const flow = this.#flow;
    const style = { ...BODY, x: MARGIN.left + INDENT, width: COLUMN - INDENT };
    const noted = takeNotes(text);
    const spans = [{ text: noted.text, role: 'text' as const }, ...noteSpans(noted.notes)];
    const height = flow.heightOf(spans, style);
    if (flow.room < Math.min(height, 2 * BODY.leading)) flow.newPage();
    const { y, room, doc } = flow;
    flow.decorate(() => {
      if (isCitation) {
        doc.rect(MARGIN.left + 3, y + 1.5, 2, Math.min(height, room) - 3).fill(PRINT.warning);
      } else doc.rect(MARGIN.left + 3, y + BODY.leading / 2 - 1.5, 3, 3).fill(PRINT.accent);
    });
    drawRating(flow, text, y + BODY.leading / 2);
    flow.text(list, 'LI', spans, style);
    flow.y += 3;
  }
}
