import type { DocumentBlock, DocumentPart } from '#features/consulting/report/document/document.values.ts';
import type { Span } from './lettering.server.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { drawFigure } from './pdf-chart.server.ts';
import { MARGIN, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';
import { drawTable } from './pdf-table.server.ts';

export const BODY = { size: 10, leading: 14.5 } as const;
const PART = { size: 26, leading: 30 } as const;
const HEADINGS = {
  1: { role: 'display', size: 14.5, leading: 19, before: 20, after: 5, tag: 'H2' },
  2: { role: 'strong', size: 10.5, leading: 15, before: 11, after: 2, tag: 'H3' },
} as const;
/** Least height in points of following content that must fit on the page with a heading. */
const COMPANY_OF_HEADING = 62;
/** The same for a sentence that introduces quotations: two lines. */
const COMPANY_OF_ANNOUNCEMENT = 40;
const INDENT = 14;

const paragraphSpans = ({ lead, text }: { lead: string | null; text: string }): Span[] => [
  ...(lead === null ? [] : [{ text: lead, role: 'strong' as const }]),
  { text, role: 'text' },
];

export type Entry = { level: 0 | 1 | 2; text: string; id: string; page: number };

type Outline = { item: PDFKit.PDFOutline; section: PDFKit.PDFOutline };

export class BlockWriter {
  readonly #flow: PdfFlow;
  readonly entries: Entry[] = [];
  #outline: Outline | undefined;

  constructor(flow: PdfFlow) {
    this.#flow = flow;
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

  partTitle(parent: Element, title: string, id: string): void {
    const flow = this.#flow;
    flow.newPage();
    this.mark(0, title, id);
    flow.text(parent, 'H1', [{ text: title, role: 'display' }], PART);
    flow.y += 6;
  }

  async part({ id, title, blocks }: DocumentPart): Promise<void> {
    const flow = this.#flow;
    const section = flow.element(flow.root, 'Sect', { title });
    this.partTitle(section, title, id);
    for (const [index, block] of blocks.entries()) {
      // A sentence that introduces quotations moves to the next page with them.
      if (block.kind === 'paragraph' && blocks[index + 1]?.kind === 'citations')
        flow.ensure(flow.heightOf(paragraphSpans(block), BODY) + COMPANY_OF_ANNOUNCEMENT);
      await this.#block(section, block);
      await flow.breathe();
    }
  }

  async #block(parent: Element, block: DocumentBlock): Promise<void> {
    const flow = this.#flow;
    switch (block.kind) {
      case 'heading': {
        const { role, size, leading, before, after, tag } = HEADINGS[block.level];
        const spans = [{ text: block.text, role }];
        flow.space(before);
        flow.ensure(flow.heightOf(spans, { size, leading }) + after + COMPANY_OF_HEADING);
        this.mark(block.level, block.text, block.id);
        flow.text(parent, tag, spans, { size, leading });
        flow.y += after;
        return;
      }
      case 'paragraph': {
        flow.text(parent, 'P', paragraphSpans(block), BODY);
        flow.y += 7;
        return;
      }
      case 'list':
      case 'citations': {
        const list = flow.element(parent, 'L');
        for (const item of block.items) {
          this.#item(list, item, block.kind === 'citations');
          await flow.breathe();
        }
        flow.y += 4;
        return;
      }
      case 'table':
        return drawTable(flow, parent, block.table);
      case 'figure':
        drawFigure(flow, parent, block);
        return;
      case 'keyFigures':
      case 'decisions':
      case 'sheet':
      case 'signature':
        return;
    }
  }

  /** Draws a citation with a saffron line at its side, or a list item with a bullet. */
  #item(list: Element, text: string, isCitation: boolean): void {
    const flow = this.#flow;
    const style = { ...BODY, x: MARGIN.left + INDENT, width: TEXT_WIDTH - INDENT };
    const spans = [{ text, role: 'text' as const }];
    const height = flow.heightOf(spans, style);
    if (flow.room < Math.min(height, 2 * BODY.leading)) flow.newPage();
    const { y, room, doc } = flow;
    flow.decorate(() => {
      if (isCitation) {
        doc.rect(MARGIN.left + 3, y + 1.5, 2, Math.min(height, room) - 3).fill(PRINT.warning);
      } else doc.rect(MARGIN.left + 3, y + BODY.leading / 2 - 1.5, 3, 3).fill(PRINT.accent);
    });
    flow.text(list, 'LI', spans, style);
    flow.y += 3;
  }
}
