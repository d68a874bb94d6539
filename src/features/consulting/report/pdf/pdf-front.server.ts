import { INK, INK_SOFT, PAPER } from '#features/site/pages/brand-colours.values.ts';
import { faceFacts } from '#features/consulting/report/document/notes.rules.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import type { Span } from '#features/consulting/report/export/lettering.server.ts';
import { drawLogo, logoSize } from './pdf-face.server.ts';
import { MARGIN, SHEET, TEXT_WIDTH, type PdfFlow } from './pdf-flow.server.ts';
import { drawTiles } from './pdf-tiles.server.ts';

const BAND = { columns: 24, rows: 2, tile: SHEET.width / 24 } as const;
const BAND_HEIGHT = BAND.rows * BAND.tile;
const TOP = BAND_HEIGHT + 22;
/** Font sizes; the largest at which the company's name fits into two lines is used. */
const NAME_SIZES = [28, 24, 20, 17];
const FACTS = { size: 9, leading: 13, colour: INK_SOFT, width: TEXT_WIDTH } as const;

/** The firm at the right margin: its logo, else its name; returns the width that it takes. */
function drawFirm(flow: PdfFlow, { face }: ReportDocument, brand: string): number {
  if (face?.logo) {
    const { width } = logoSize(face.logo);
    return drawLogo(flow, face, SHEET.width - MARGIN.right - width, TOP - 8) + 16;
  }
  const [line] = flow.lettering.lines([{ text: face?.firm ?? brand, role: 'display' }], 11, TEXT_WIDTH / 2);
  if (!line) return 0;
  const width = line.width * 11;
  flow.tag(flow.element(flow.root, 'P'), 'P', () =>
    flow.drawLine(line, SHEET.width - MARGIN.right - width, TOP + 11, {
      size: 11,
      leading: 11,
      colour: face?.color ?? INK,
    }),
  );
  return width + 16;
}

/** Draws a label over the pattern: the report is a draft. */
function drawDraft(flow: PdfFlow, text: string): void {
  const size = 11;
  const width = flow.lettering.widthOf(text, 'display', size) + 24;
  const x = SHEET.width - MARGIN.right - width;
  const y = BAND_HEIGHT - 13;
  flow.decorate(() => flow.doc.rect(x, y, width, 24).fill(INK));
  const [line] = flow.lettering.lines([{ text, role: 'display' }], size, width);
  if (line)
    flow.tag(flow.element(flow.root, 'P'), 'P', () =>
      flow.drawLine(line, x + 12, y + 16, { size, leading: size, colour: PAPER }),
    );
}

/** Draws the head of the first page: pattern, firm, company, and in a line who it is for, by whom, and of which day. */
export function drawFront(flow: PdfFlow, document: ReportDocument, brand: string): void {
  const { seed, title, company, facts, face } = document;
  flow.newPage();
  flow.decorate(() => drawTiles(flow, seed, 0, 0, BAND));
  if (face?.isDraft) drawDraft(flow, face.words.draft);
  const width = TEXT_WIDTH - drawFirm(flow, document, brand);
  flow.y = TOP;
  flow.text(flow.root, 'P', [{ text: title, role: 'strong' }], {
    size: 10.5,
    leading: 16,
    colour: INK_SOFT,
    width,
  });
  const name = [{ text: company, role: 'display' as const }];
  const size =
    NAME_SIZES.find((size) => flow.linesOf(name, { size, leading: 0, width: TEXT_WIDTH }).length <= 2) ?? 14;
  flow.y = Math.max(flow.y, TOP + (face?.logo ? 30 : 0));
  flow.text(flow.root, 'Title', name, {
    size,
    leading: size * 1.12,
    colour: face?.color ?? INK,
    width: TEXT_WIDTH,
  });
  flow.y += 2;
  const said = [...faceFacts(face), ...facts].flatMap(({ label, value }, index): Span[] => [
    ...(index === 0 ? [] : [{ text: '·', role: 'text' as const }]),
    { text: label, role: 'text' },
    { text: value, role: 'strong' },
  ]);
  flow.text(flow.root, 'P', said, FACTS);
  flow.y += 8;
  flow.rule();
  flow.y += 12;
}
