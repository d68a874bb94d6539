import PDFDocument from 'pdfkit';
import { INTL_TAG } from '#shared/languages.ts';
import type { ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { BlockWriter } from './pdf-blocks.server.ts';
import { drawContents, drawFooters, drawProof } from './pdf-contents.server.ts';
import { drawCover } from './pdf-cover.server.ts';
import { PdfFlow, SHEET } from './pdf-flow.server.ts';
import { Lettering } from '#features/consulting/report/export/lettering.server.ts';
import { drawSummary } from './pdf-summary.server.ts';
import { drawOpener } from './pdf-tiles.server.ts';

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
  drawCover(flow, document, brand);
  await flow.breathe();

  if (summary !== null) {
    const section = flow.element(flow.root, 'Sect', { title: summary.title });
    writer.partTitle(section, summary.title, summary.id);
    drawSummary(flow, section, summary);
  }
  flow.newPage();
  const contents = doc.bufferedPageRange().count - 1;
  const contentsSection = flow.element(flow.root, 'Sect', { title: document.words.contents });
  for (const part of parts) await writer.part(part);

  doc.switchToPage(contents);
  drawOpener(flow, document.seed);
  flow.y = 68;
  flow.text(contentsSection, 'H1', [{ text: document.words.contents, role: 'display' }], {
    size: 26,
    leading: 30,
  });
  flow.y += 6;
  drawContents(flow, contentsSection, writer.entries);
  drawProof(flow, contentsSection, document, flow.lettering.hasBoxes);
  await drawFooters(flow, document);
  doc.end();
  return bytes;
}
