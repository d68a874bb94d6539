import { INK, INK_SOFT, PAPER } from '#features/site/pages/brand-colours.values.ts';
import { BRAND_MARK } from '#features/site/pages/brand-mark.rules.ts';
import { faceFacts } from '#features/consulting/report/document/notes.rules.ts';
import type { DocumentFace, ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { drawLogo } from './pdf-face.server.ts';
import { MARGIN, SHEET, TEXT_WIDTH, type PdfFlow } from './pdf-flow.server.ts';
import { drawTiles } from './pdf-tiles.server.ts';

const COLUMNS = 8;
const ROWS = 5;
const TILE = SHEET.width / COLUMNS;
/** Font sizes; the largest at which the company's name fits into three lines is used. */
const NAME_SIZES = [40, 34, 28, 23, 19];
const FACT = { size: 9.5, leading: 14 };
const LABEL_WIDTH = 90;

function drawBrand(flow: PdfFlow, brand: string): void {
  const { doc } = flow;
  const y = SHEET.height - 68;
  flow.decorate(() => {
    doc.save().translate(MARGIN.left, y).scale(1.35);
    for (const [, colour = INK, path = ''] of BRAND_MARK.matchAll(/fill="(.*?)" d="(.*?)"/g))
      doc.path(path).fill(colour);
    doc.restore();
  });
  const element = flow.element(flow.root, 'P');
  const [line] = flow.lettering.lines([{ text: brand, role: 'display' }], 13, TEXT_WIDTH);
  if (line)
    flow.tag(element, 'P', () =>
      flow.drawLine(line, MARGIN.left + 31, y + 15.5, { size: 13, leading: 13, colour: INK }),
    );
}

/** Draws the firm's logo, or its name where there is none, at the foot of the cover. */
function drawFirm(flow: PdfFlow, face: DocumentFace): void {
  const y = SHEET.height - 92;
  const logo = drawLogo(flow, face, MARGIN.left, y);
  const [line] = flow.lettering.lines([{ text: face.firm, role: 'display' }], 13, TEXT_WIDTH - logo - 14);
  if (line)
    flow.tag(flow.element(flow.root, 'P'), 'P', () =>
      flow.drawLine(line, MARGIN.left + (logo === 0 ? 0 : logo + 14), y + 27, {
        size: 13,
        leading: 13,
        colour: face.color ?? INK,
      }),
    );
}

/** Draws a label over the pattern: the report is a draft. */
function drawDraft(flow: PdfFlow, text: string): void {
  const size = 13;
  const width = flow.lettering.widthOf(text, 'display', size) + 28;
  const x = SHEET.width - MARGIN.right - width;
  const y = TILE * ROWS - 15;
  flow.decorate(() => flow.doc.rect(x, y, width, 30).fill(INK));
  const [line] = flow.lettering.lines([{ text, role: 'display' }], size, width);
  if (line)
    flow.tag(flow.element(flow.root, 'P'), 'P', () =>
      flow.drawLine(line, x + 14, y + 19.6, { size, leading: size, colour: PAPER }),
    );
}

export function drawCover(
  flow: PdfFlow,
  { seed, title, company, facts, face, words }: ReportDocument,
  brand: string,
): void {
  const { doc } = flow;
  flow.decorate(() => {
    doc.rect(0, 0, SHEET.width, SHEET.height).fill(PAPER);
    drawTiles(flow, seed, 0, 0, { columns: COLUMNS, rows: ROWS, tile: TILE });
  });
  flow.y = TILE * ROWS + 44;
  if (face?.isDraft) drawDraft(flow, face.words.draft);
  flow.text(flow.root, 'P', [{ text: title, role: 'strong' }], { size: 11.5, leading: 18, colour: INK_SOFT });
  const name = [{ text: company, role: 'display' as const }];
  const size =
    NAME_SIZES.find((size) => flow.linesOf(name, { size, leading: 0, width: TEXT_WIDTH }).length <= 3) ?? 16;
  flow.text(flow.root, 'Title', name, {
    size,
    leading: size * 1.1,
    colour: face?.color ?? INK,
    width: TEXT_WIDTH,
  });
  flow.y += 4;
  flow.text(flow.root, 'P', [{ text: words.subtitle, role: 'text' }], {
    size: 12,
    leading: 18,
    colour: INK_SOFT,
  });
  flow.y += 16;
  for (const { label, value } of [...faceFacts(face), ...facts]) {
    const element = flow.element(flow.root, 'P');
    const top = flow.y;
    flow.tag(element, 'P', () => {
      const style = { ...FACT, colour: INK_SOFT };
      flow.drawLines(flow.linesOf([{ text: label, role: 'text' }], { ...style, width: LABEL_WIDTH }), style);
      flow.y = top;
      const beside = { ...FACT, colour: INK, x: MARGIN.left + LABEL_WIDTH, width: TEXT_WIDTH - LABEL_WIDTH };
      flow.drawLines(flow.linesOf([{ text: value, role: 'strong' }], beside), beside);
    });
    flow.y = Math.max(flow.y, top + FACT.leading);
  }
  if (face === null) drawBrand(flow, brand);
  else drawFirm(flow, face);
}
