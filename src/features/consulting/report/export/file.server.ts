import { documentOf, type FrozenReport } from '#features/consulting/report/document/document.rules.ts';
import { renderReportDocx } from '#features/consulting/report/docx/docx.server.ts';
import type { ExportFormat } from './export.values.ts';
import { renderReportMarkdown } from './markdown.rules.ts';
import { renderReportPdf } from '#features/consulting/report/pdf/pdf.server.ts';
import { BRAND, reportTables } from '#features/consulting/report/report.texts.ts';

type ReportFile = { report: FrozenReport; format: ExportFormat; siteUrl: string };

/** Renders a report as a file. Run it in a work process: time and memory grow with the texts. */
export async function* reportFile({ report, format, siteUrl }: ReportFile): AsyncGenerator<Uint8Array> {
  const document = documentOf(report, reportTables(report.language), siteUrl);
  if (format === 'md') yield Buffer.from(renderReportMarkdown(document));
  else if (format === 'docx') yield await renderReportDocx(document, BRAND);
  else yield await renderReportPdf(document, BRAND, new Date(report.createdAt));
}
