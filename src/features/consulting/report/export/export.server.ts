import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { download, type Download } from '#kernel/api/download.ts';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';
import type { FrozenReport } from '#features/consulting/report/document/document.rules.ts';
import type { ExportFormat } from './export.values.ts';
import { keepFile } from './kept-files.server.ts';
import { frozenReport } from '#features/consulting/report/snapshot.server.ts';
import { reportWords } from '#features/consulting/report/text/words.rules.ts';
import { requireOwnReport } from '#features/consulting/report/report.server.ts';
import { reportTables } from '#features/consulting/report/report.texts.ts';

export const EXPORT_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
};
const LONGEST_COMPANY = 80;

/** Characters that file systems forbid; each run becomes a space. */

const UNFIT = /[\0-\x1f\x7f\u2028-\u202e\u2066-\u2069/\\:*?"<>|]+/g;

/** Returns for example «Conservas Nutrimar, S.L. - Informe de consultoría de IA - 2026-03-01.pdf». */
export function exportFileName(company: string, title: string, madeAt: string, format: ExportFormat): string {
  const name = [...company.replace(UNFIT, ' ').trim()].slice(0, LONGEST_COMPANY).join('');
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: DEFAULT_TIME_ZONE }).format(new Date(madeAt));
  return `${[name, title, day].filter((part) => part !== '').join(' - ')}.${format}`;
}

/** A report to be handed out; `reportId` is whose file it becomes (`keepFile`). */
type Handed = { report: FrozenReport; reportId: number; format: ExportFormat; siteUrl: string };

/** Renders the stored report alone, in a process of its own. */
export function exportFrozen(ctx: PublicContext, { report, reportId, format, siteUrl }: Handed): Download {
  const { layout } = reportTables(report.language);
  const title = reportWords(layout, report.language).say('title');
  return download({
    work: { task: 'reportFile', input: { report, format, siteUrl } },
    type: EXPORT_TYPES[format],
    fileName: exportFileName(report.snapshot.company.name, title, report.createdAt, format),
    handedOut: (sha256) => keepFile(ctx, { reportId, format, sha256 }),
  });
}

/** Exports a report for its owner; `siteUrl` is the origin of the verification address. */
export async function exportReport(
  ctx: ServiceContext,
  id: number,
  format: ExportFormat,
  siteUrl: string,
): Promise<Download> {
  const report = frozenReport(await requireOwnReport(ctx, id));
  return exportFrozen(ctx, { report, reportId: id, format, siteUrl });
}
