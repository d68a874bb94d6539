// Longer than 200 lines: an import from its upload to its answer, which is read in one piece.
import { recordMany } from '#features/accounts/workspaces/workspace-log.server.ts';
import { listPipelines } from '#features/leads/opportunities/pipeline.server.ts';
import { and, eq, ne } from 'drizzle-orm';
import { byId, type PageQuery } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { crmImports } from '#db/schema/index.ts';
import { serviceContext, workContext, type ServiceContext, type WorkContext } from '#kernel/context.ts';
import { download, type Download } from '#kernel/api/download.ts';
import { wordsOf } from '#kernel/api/problem.ts';
import type { WorkProcess } from '#kernel/work/task.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { withoutApostrophes } from '#shared/texts/csv-formulas.ts';
import { delimiterOf } from '#kernel/api/csv-cells.ts';
import { csvPieces } from '#kernel/api/csv-out.ts';
import {
  aboutLines,
  failedLines,
  NOTHING_YET,
  rowsWithErrors,
} from '#features/leads/import-export/run/answer.server.ts';
import { queueImport, unqueueImport } from '#features/leads/import-export/run/import-job.server.ts';
import { keptRecords } from '#features/leads/import-export/run/kept.server.ts';
import { isWhole } from '#features/leads/import-export/cells/notes.rules.ts';
import { wordedLine } from '#features/leads/import-export/reading/worded-lines.server.ts';
import { companyDecisions } from '#features/leads/import-export/records/company-named.rules.ts';
import { fieldKeys } from '#features/leads/import-export/reading/field-key.rules.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import { ADAPTERS } from '#features/leads/import-export/records/adapters.server.ts';
import { IMPORT_FIELDS, ownMapped } from '#features/leads/import-export/reading/fields.values.ts';
import type { Mapping } from '#features/leads/import-export/reading/guess.rules.ts';
import type { ImportAnswer, ImportLineCounts, StartImport } from './import.schema.ts';

type Import = typeof crmImports.$inferSelect;

const FILE_ROWS = 500;

/** Errors: `not_found`, also for an import of another workspace or whose file is still uploading. */
export async function requireImport(ctx: ServiceContext, id: number): Promise<Import> {
  const [row] = await ctx
    .rows(crmImports)
    .select()
    .where(and(eq(crmImports.id, id), ne(crmImports.status, 'receiving')));
  if (!row) throw new AppError('not_found');
  return row;
}

type Pause = ImportAnswer['pausedBy'];

/** `isBrief`: for a list, with only the failed lines. `pause`: why running imports wait. */
export async function importAnswer(
  ctx: ServiceContext,
  row: Import,
  { isBrief = false, pause = null }: { isBrief?: boolean; pause?: Pause } = {},
): Promise<ImportAnswer> {
  const { id, kind, status, isDryRun, fileName, mapping, headings, sizeBytes, readBytes, error } = row;
  const { created, updated, skipped, failed, overwrite, dates, createdAt, updatedAt } = row;
  const isRunning = status === 'running' || status === 'receiving';
  return {
    id,
    kind,
    status: isRunning ? 'running' : status,
    dryRun: isDryRun,
    fileName,
    mapping: mapping as Mapping,
    headings: headings ?? [],
    passedOver: row.passedOver ?? [],
    counts: { created, updated, skipped, failed },
    lines: lineCounts(row),
    overwrite,
    pausedBy: status === 'running' ? pause : null,
    ...(await keptRecords(ctx, row)),
    ...(isRunning ? NOTHING_YET : await (isBrief ? failedLines(ctx, row) : aboutLines(ctx, row))),
    dates: Object.entries(dates ?? {}).map(([heading, read]) => ({ heading, ...read })),
    progress: isRunning ? Math.min(1, readBytes / Math.max(1, sizeBytes)) : 1,
    error: error === null ? null : (wordsOf({ error }, ctx.locale)['error'] ?? error),
    createdAt,
    updatedAt,
  };
}

export const findImport = async (
  ctx: ServiceContext,
  id: number,
  pause: Pause = null,
): Promise<ImportAnswer> => importAnswer(ctx, await requireImport(ctx, id), { pause });

/** Every line below the headings is in one of these counts. */
function lineCounts({ created, updated, skipped, failed, asked, later, blank }: Import): ImportLineCounts {
  return {
    total: created + updated + skipped + failed + blank,
    created: created - asked,
    updated,
    unchanged: skipped - later,
    asked,
    later,
    failed,
    blank,
  };
}

/**
 * Ends an import at its last finished line; what it has done stays, and can be reverted. Error: `immutable` for one that
 * is over.
 */
export async function cancelImport(ctx: ServiceContext, id: number): Promise<ImportAnswer> {
  const row = await requireImport(ctx, id);
  const [cancelled] = await ctx
    .rows(crmImports)
    .update({ status: 'cancelled', updatedAt: nextUpdatedAt(row.updatedAt, ctx.now) })
    .where(and(eq(crmImports.id, row.id), eq(crmImports.status, 'running')))
    .returning();
  if (!cancelled) throw new AppError('immutable', { messageKey: 'leads:imports.notCancellable' });
  await unqueueImport(ctx.db, id);
  const done = cancelled.isDryRun ? 0 : cancelled.created + cancelled.updated;
  if (done > 0) await recordMany(ctx, 'records_imported', ADAPTERS[cancelled.kind].record, done);
  return importAnswer(ctx, cancelled);
}

/** Queues the import once its file is uploaded. Errors: `invalid` for a field that these records have not. */
export async function startImport(
  ctx: ServiceContext,
  {
    kind,
    dryRun,
    mapping,
    overwrite,
    decisions,
    companies,
    stages,
    owners,
    dateOrder,
    uploadId,
  }: StartImport,
): Promise<ImportAnswer> {
  const own = await definedFields(ctx, ADAPTERS[kind].record);
  const known: readonly string[] = [...IMPORT_FIELDS[kind], ...own.map(({ key }) => ownMapped(key))];
  if (Object.values(mapping ?? {}).some((field) => !known.includes(field)))
    throw new AppError('invalid', { fields: { mapping: 'leads:imports.mappingInvalid' } });
  const [started] = await ctx
    .rows(crmImports)
    .update({
      kind,
      isDryRun: dryRun,
      mapping: mapping ?? {},
      overwrite,
      decisions: { ...decisions, ...companyDecisions(companies ?? {}) },
      stages: stages ?? null,
      owners: owners ?? null,
      dateOrder,
      status: 'running',
    })
    .where(and(eq(crmImports.id, uploadId), eq(crmImports.status, 'receiving')))
    .returning();
  if (!started) throw new AppError('not_found');
  // A dry run reads the stages in a process that cannot make the default ones.
  if (kind === 'opportunities') await listPipelines(ctx);
  await queueImport(ctx.db, ctx.now, started);
  return importAnswer(ctx, started);
}

/** Returns the newest first, without dry runs. */
export const listImports = (
  ctx: ServiceContext,
  page: PageQuery,
  pause: Pause = null,
): Promise<Page<ImportAnswer>> =>
  listRows(page, {
    order: byId(crmImports.id),
    where: and(eq(crmImports.isDryRun, false), ne(crmImports.status, 'receiving')),
    select: (place) => ctx.rows(crmImports).select({ row: crmImports, place }),
    items: async (rows) => {
      const items: ImportAnswer[] = [];
      for (const { row } of rows) items.push(await importAnswer(ctx, row, { isBrief: true, pause }));
      return items;
    },
  });

/**
 * Exports the lines that failed, were postponed or lost a field, unchanged but with the errors of each, so that the
 * corrected file can be imported again.
 */
export async function errorFile(ctx: ServiceContext, id: number): Promise<Download> {
  const row = await requireImport(ctx, id);
  return download({
    work: { task: 'importErrorsCsv', input: { context: workContext(ctx), id } },
    type: 'text/csv; charset=utf-8',
    fileName: `${row.fileName.replace(/\.\w+$/, '')}-errors.csv`,
  });
}

async function* errorLines(ctx: ServiceContext, id: number): AsyncGenerator<string[]> {
  const row = await requireImport(ctx, id);
  const headings = row.headings ?? [];
  const { error: heading = 'error' } = wordsOf({ error: 'leads:imports.errorColumn' }, ctx.locale);
  const labels = wordsOf(fieldKeys(row.kind, IMPORT_FIELDS[row.kind]), ctx.locale);
  yield [...headings, heading];
  for (let line = 0; ;) {
    const rows = await rowsWithErrors(ctx, id, { afterLine: line, limit: FILE_ROWS });
    for (const found of rows) {
      const { cells } = found;
      const { errors, values } = wordedLine(ctx, row, found);
      const said = values.map(({ field, column, written, made }) => {
        const name = labels[field] ?? column ?? (isWhole(field) ? undefined : field);
        const words = errors[field] ?? '';
        const about = made === null ? words : `${words} (${written} → ${made})`;
        return name === undefined ? about : `${name}: ${about}`;
      });
      const written = headings.map((_, index) => withoutApostrophes(cells?.[index] ?? ''));
      yield [...written, said.join('; '), ...(cells ?? []).slice(headings.length).map(withoutApostrophes)];
    }
    const last = rows.at(-1);
    if (!last || rows.length < FILE_ROWS) return;
    ({ line } = last);
  }
}

/** Runs in a worker process. */
export async function* importErrorsCsv(
  { context, id }: { context: WorkContext; id: number },
  { openDatabase }: WorkProcess,
): AsyncGenerator<Uint8Array> {
  const ctx = serviceContext({ ...context, db: await openDatabase() });
  yield* csvPieces(errorLines(ctx, id), delimiterOf(ctx.locale));
}
