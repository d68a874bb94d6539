import { formatText } from '#shared/texts/text.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import type { Entry } from './pdf-blocks.server.ts';
import { MARGIN, SHEET, TEXT_WIDTH, type Element, type PdfFlow } from './pdf-flow.server.ts';

const HEAD = { size: 10.5, leading: 16 } as const;
const LINE = { size: 9.5, leading: 15 } as const;
const GUTTER = 28;
const WIDTH = (TEXT_WIDTH - GUTTER) / 2;
const NOTE = { size: 9, leading: 13 };

const rowsOf = (lines: number): number => Math.ceil(lines / 2);

/** The height of contents of so many lines, in two columns. */
export const contentsHeight = (lines: number): number => HEAD.leading + 18 + rowsOf(lines) * LINE.leading;

/** Draws the contents after everything else, when the page numbers are known: a line a chapter, in two columns. */
export function drawContents(
  flow: PdfFlow,
  section: Element,
  title: string,
  entries: readonly Entry[],
): void {
  const shown = entries.filter(({ level }) => level === 0);
  const rows = rowsOf(shown.length);
  flow.y += 4;
  flow.text(section, 'H2', [{ text: title, role: 'strong' }], HEAD);
  flow.rule();
  flow.y += 6;
  const top = flow.y;
  const list = flow.element(section, 'TOC');
  shown.forEach(({ text, id, page }, index) => {
    const x = MARGIN.left + (index < rows ? 0 : WIDTH + GUTTER);
    const y = top + (index % rows) * LINE.leading;
    const element = flow.element(list, 'TOCI');
    flow.tag(element, 'TOCI', () => {
      const { size, leading } = LINE;
      const [line] = flow.linesOf([{ text, role: 'text' }], { ...LINE, width: WIDTH - 30 });
      if (!line) return;
      const baseline = y + (leading + size * 0.7) / 2;
      const end = flow.drawLine(line, x, baseline, LINE);
      const [number] = flow.lettering.lines([{ text: String(page + 1), role: 'strong' }], size, 60);
      const numberX = x + WIDTH - (number ? number.width * size : 0);
      if (number) flow.drawLine(number, numberX, baseline, LINE);
      flow.doc
        .lineWidth(0.5)
        .dash(0.6, { space: 3 })
        .moveTo(end + 6, baseline - 1)
        .lineTo(numberX - 6, baseline - 1)
        .stroke(PRINT.neutral)
        .undash();
    });
    flow.doc.goTo(x, y, WIDTH, LINE.leading, id);
  });
  flow.y = top + rows * LINE.leading;
}

/** Draws at the end who wrote the report and how to verify a copy. */
export function drawProof(
  flow: PdfFlow,
  section: Element,
  { proof, words, writerNote }: ReportDocument,
): void {
  const lines = [
    [{ text: proof.text, role: 'text' as const }],
    [
      { text: `${words.hash}:`, role: 'strong' as const },
      { text: proof.hash, role: 'text' as const },
    ],
    ...(proof.address === ''
      ? []
      : [
          [
            { text: `${words.address}:`, role: 'strong' as const },
            { text: proof.address, role: 'text' as const },
          ],
        ]),
    ...[writerNote, flow.lettering.hasBoxes ? words.lettering : null].flatMap((note) =>
      note === null ? [] : [[{ text: note, role: 'text' as const }]],
    ),
  ];
  const style = { ...NOTE, colour: PRINT.soft, width: TEXT_WIDTH };
  const height = lines.reduce((sum, spans) => sum + flow.heightOf(spans, style) + 3, 26);
  flow.space(20);
  flow.ensure(height);
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
  for (let page = start; page < start + count; page += 1) {
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
