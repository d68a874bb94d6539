import { formatText } from '#shared/texts/text.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import type { Entry } from './pdf-blocks.server.ts';
import { MARGIN, SHEET, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';

const STYLES = {
  0: { size: 11, leading: 18, role: 'strong', indent: 0, before: 8 },
  1: { size: 9.5, leading: 14.5, role: 'text', indent: 14, before: 0 },
} as const;
/** Above this number, which only texts from elsewhere reach, only the parts are listed. */
const MOST_ENTRIES = 34;
const NOTE = { size: 9, leading: 13 };

/** Draws the contents after everything else, when the page numbers are known. */
export function drawContents(flow: PdfFlow, section: Element, entries: readonly Entry[]): void {
  const listed = entries.filter(({ level }) => level < 2);
  const shown = listed.length <= MOST_ENTRIES ? listed : listed.filter(({ level }) => level === 0);
  const list = flow.element(section, 'TOC');
  for (const { level, text, id, page } of shown) {
    const { size, leading, role, indent, before } = STYLES[level === 0 ? 0 : 1];
    flow.y += before;
    const style = { size, leading, x: MARGIN.left + indent, width: TEXT_WIDTH - indent - 40 };
    const element = flow.element(list, 'TOCI');
    const top = flow.y;
    flow.tag(element, 'TOCI', () => {
      const [line] = flow.linesOf([{ text, role }], style);
      if (!line) return;
      const baseline = top + (leading + size * 0.7) / 2;
      const end = flow.drawLine(line, style.x, baseline, style);
      const [number] = flow.lettering.lines([{ text: String(page + 1), role }], size, 60);
      const right = MARGIN.left + TEXT_WIDTH;
      const numberX = right - (number ? number.width * size : 0);
      if (number) flow.drawLine(number, numberX, baseline, style);
      flow.doc
        .lineWidth(0.5)
        .dash(0.6, { space: 3 })
        .moveTo(end + 6, baseline - 1)
        .lineTo(numberX - 6, baseline - 1)
        .stroke(PRINT.neutral)
        .undash();
    });
    flow.doc.goTo(style.x, top, TEXT_WIDTH - indent, leading, id);
    flow.y = top + leading;
  }
}

/** Draws below the contents who wrote the report and how to verify a copy. */
export function drawProof(
  flow: PdfFlow,
  section: Element,
  { proof, words, writerNote }: ReportDocument,
  hasBoxes: boolean,
): void {
  const lines = [
    [{ text: proof.text, role: 'text' as const }],
    [
      { text: `${words.hash}:`, role: 'strong' as const },
      { text: proof.hash, role: 'text' as const },
    ],
    [
      { text: `${words.address}:`, role: 'strong' as const },
      { text: proof.address, role: 'text' as const },
    ],
    ...[writerNote, hasBoxes ? words.lettering : null].flatMap((note) =>
      note === null ? [] : [[{ text: note, role: 'text' as const }]],
    ),
  ];
  const style = { ...NOTE, colour: PRINT.soft, width: TEXT_WIDTH };
  const height = lines.reduce((sum, spans) => sum + flow.heightOf(spans, style) + 3, 26);
  flow.y = Math.max(flow.y + 24, SHEET.height - MARGIN.bottom - height);
  flow.text(section, 'H2', [{ text: proof.title, role: 'strong' }], { size: 10, leading: 15 });
  flow.rule();
  flow.y += 5;
  for (const spans of lines) {
    const top = flow.y;
    flow.text(section, 'P', spans, style);
    if (spans.some(({ text }) => text === proof.address))
      flow.doc.link(MARGIN.left, top, TEXT_WIDTH, flow.y - top, proof.address);
    flow.y += 3;
  }
}

export async function drawFooters(
  flow: PdfFlow,
  { company, title, face, words }: ReportDocument,
): Promise<void> {
  const { doc } = flow;
  const { start, count } = doc.bufferedPageRange();
  const style = { size: 8, leading: 11, colour: PRINT.soft };
  for (let page = start + 1; page < start + count; page += 1) {
    doc.switchToPage(page);
    const number = formatText(words.page, { page: page + 1, pages: count });
    flow.decorate(() => {
      const y = SHEET.height - 44;
      const [right] = flow.lettering.lines([{ text: number, role: 'text' }], style.size, 160);
      const rightWidth = right ? right.width * style.size : 0;
      const [left] = flow.lettering.lines(
        [
          ...(face?.isDraft ? [{ text: `${face.words.draft} ·`, role: 'strong' as const }] : []),
          { text: `${company} · ${title}`, role: 'text' },
        ],
        style.size,
        TEXT_WIDTH - rightWidth - 20,
      );
      doc
        .lineWidth(0.5)
        .moveTo(MARGIN.left, y - 14)
        .lineTo(MARGIN.left + TEXT_WIDTH, y - 14)
        .stroke(PRINT.line);
      if (left) flow.drawLine(left, MARGIN.left, y, style);
      if (right) flow.drawLine(right, MARGIN.left + TEXT_WIDTH - rightWidth, y, style);
    });
    await flow.breathe();
  }
}
