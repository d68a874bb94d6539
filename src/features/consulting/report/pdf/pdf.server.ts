import PDFDocument from 'pdfkit';
import { INTL_TAG } from '#shared/languages.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { chaptersOf } from '#features/consulting/report/document/chapters.rules.ts';
import { BlockWriter } from './pdf-blocks.server.ts';
import { contentsHeight, drawContents, drawFooters, drawProof } from './pdf-contents.server.ts';
import { drawFront } from './pdf-front.server.ts';
import { PdfFlow, SHEET } from './pdf-flow.server.ts';
import { Lettering } from '#features/consulting/report/export/lettering.server.ts';
import { drawSummary } from './pdf-summary.server.ts';

/** Collects the bytes; must start before the document is written, or the first ones are lost. */
function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/**
 * Renders a tagged PDF with outline, contents and page numbers. Yields regularly, so that a long report does not block
 * the event loop; uses the report's `madeAt` as the date, so that the same report gives the same file.
 */
export async function renderReportPdf(
  document: ReportDocument,
  brand: string,
  madeAt: Date,
): Promise<Buffer> {
  const { title, company, language, summary, parts } = document;
  const doc = new PDFDocument({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    lang: INTL_TAG[language],
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${company} · ${title}`,
      Author: document.face?.author ?? document.face?.firm ?? brand,
      Creator: brand,
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  const bytes = collect(doc);
  const flow = new PdfFlow(doc, new Lettering(doc), title, document.face?.color);
  const writer = new BlockWriter(flow, document);
  drawFront(flow, document, brand);
  await flow.breathe();

  const [first, ...rest] = chaptersOf(parts);
  /** Keeps the room of the contents, which are drawn when the pages are known. */
  const placeContents = () => {
    const height = contentsHeight(rest.length + (first ? 1 : 0) + (summary === null ? 0 : 1));
    flow.ensure(height);
    const place = { page: doc.bufferedPageRange().count - 1, y: flow.y };
    const section = flow.element(flow.root, 'Sect', { title: document.words.contents });
    flow.y += height;
    return { ...place, section };
  };
  let contents;
  if (summary === null) {
    if (first) await writer.chapter(first, true);
    contents = placeContents();
  } else {
    contents = placeContents();
    const section = flow.element(flow.root, 'Sect', { title: summary.title });
    flow.newPage();
    writer.title(section, summary.title, summary.id, []);
    drawSummary(flow, section, summary);
    if (first) await writer.chapter(first, false);
  }
  for (const chapter of rest) await writer.chapter(chapter, false);
  drawProof(flow, flow.element(flow.root, 'Sect', { title: document.proof.title }), document);

  doc.switchToPage(contents.page);
  flow.y = contents.y;
  drawContents(flow, contents.section, document.words.contents, writer.entries);
  await drawFooters(flow, document);
  doc.end();
  return bytes;
}
