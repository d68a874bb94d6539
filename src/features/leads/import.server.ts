import { and, asc, count, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { crmImportRows, crmImports } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { Database, ServiceContext } from '#server/context.ts';
import { download, type Download } from '#server/download.ts';
import { wordsOf } from '#server/problem.ts';
import type { WorkProcess } from '#server/work/tasks.ts';
import { workContext, type WorkContext } from '#server/work/work.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';
import { csvPieces, delimiterOf } from './csv-out.server.ts';
import { IMPORT_FIELDS } from './import-fields.values.ts';
import type { Mapping } from './import-guess.rules.ts';
import type { ImportAnswer, StartImport } from './import.schema.ts';

type Import = typeof crmImports.$inferSelect;

/** Of the lines that failed the answer shows so many; the error file has all. */
const SHOWN_ERRORS = 50;
const FILE_ROWS = 500;

/** Answers `not_found` for an import of another workspace as for none, and while its file is still arriving. */
export async function requireImport(ctx: ServiceContext, id: number): Promise<Import> {
  const [row] = await ctx.db
    .select()
    .from(crmImports)
    .where(
      and(
        eq(crmImports.id, id),
        eq(crmImports.workspaceId, await ownWorkspaceId(ctx)),
        ne(crmImports.status, 'receiving'),
      ),
    );
  if (!row) throw new AppError('not_found');
  return row;
}

const failedRows = (db: Database, importId: number, afterLine: number, limit: number) =>
  db
    .select()
    .from(crmImportRows)
    .where(
      and(
        eq(crmImportRows.importId, importId),
        eq(crmImportRows.action, 'failed'),
        gt(crmImportRows.line, afterLine),
      ),
    )
    .orderBy(asc(crmImportRows.line))
    .limit(limit);

/** How many records a revert left alone, because somebody had worked on them. */
async function leftAlone(db: Database, { id, status }: Import): Promise<number> {
  if (status !== 'reverted') return 0;
  const [row] = await db
    .select({ n: count() })
    .from(crmImportRows)
    .where(and(eq(crmImportRows.importId, id), eq(crmImportRows.action, 'skipped')));
  return row?.n ?? 0;
}

type Pause = ImportAnswer['pausedBy'];

export async function importAnswer(
  ctx: ServiceContext,
  row: Import,
  pause: Pause = null,
): Promise<ImportAnswer> {
  const { id, kind, status, isDryRun, fileName, mapping, headings, sizeBytes, readBytes, error } = row;
  const { created, updated, skipped, failed, createdAt, updatedAt } = row;
  const failures = failed > 0 ? await failedRows(ctx.db, id, 0, SHOWN_ERRORS) : [];
  return {
    id,
    kind,
    status: status === 'receiving' ? 'running' : status,
    dryRun: isDryRun,
    fileName,
    mapping: mapping as Mapping,
    headings: headings ?? [],
    counts: { created, updated, skipped, failed },
    left: await leftAlone(ctx.db, row),
    pausedBy: status === 'running' ? pause : null,
    progress: status === 'running' ? Math.min(1, readBytes / Math.max(1, sizeBytes)) : 1,
    error: error === null ? null : (wordsOf({ error }, ctx.locale)['error'] ?? error),
    errors: failures.map(({ line, errors }) => ({ line, errors: wordsOf(errors ?? {}, ctx.locale) })),
    createdAt,
    updatedAt,
  };
}

/** `pause`: why the database takes no writes at the moment. */
export const findImport = async (
  ctx: ServiceContext,
  id: number,
  pause: Pause = null,
): Promise<ImportAnswer> => importAnswer(ctx, await requireImport(ctx, id), pause);

/** The file has arrived: the import begins as soon as a job takes it up. */
export async function startImport(
  ctx: ServiceContext,
  { kind, dryRun, mapping, uploadId }: StartImport,
): Promise<ImportAnswer> {
  const known: readonly string[] = IMPORT_FIELDS[kind];
  if (Object.values(mapping ?? {}).some((field) => !known.includes(field)))
    throw new AppError('invalid', { fields: { mapping: 'leads:imports.mappingInvalid' } });
  const [started] = await ctx.db
    .update(crmImports)
    .set({ kind, isDryRun: dryRun, mapping: mapping ?? {}, status: 'running' })
    .where(
      and(
        eq(crmImports.id, uploadId),
        eq(crmImports.workspaceId, await ownWorkspaceId(ctx)),
        eq(crmImports.status, 'receiving'),
      ),
    )
    .returning();
  if (!started) throw new AppError('not_found');
  return importAnswer(ctx, started);
}

/** The newest first; dry runs are left out, because nothing came of them. */
export async function listImports(
  ctx: ServiceContext,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  pause: Pause = null,
): Promise<Page<ImportAnswer>> {
  const before = cursor === undefined ? undefined : lt(crmImports.id, decodeCursor(cursor).id);
  const rows = await ctx.db
    .select()
    .from(crmImports)
    .where(
      and(
        eq(crmImports.workspaceId, await ownWorkspaceId(ctx)),
        eq(crmImports.isDryRun, false),
        ne(crmImports.status, 'receiving'),
        before,
      ),
    )
    .orderBy(desc(crmImports.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items: ImportAnswer[] = [];
  for (const row of shown) items.push(await importAnswer(ctx, row, pause));
  return { items, nextCursor: rows.length > limit && last ? encodeCursor({ key: '', id: last.id }) : null };
}

/** The lines that failed, as they stood, with what is wrong with each: corrected, the file can be imported again. */
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
  const labels = wordsOf(
    Object.fromEntries(IMPORT_FIELDS[row.kind].map((field) => [field, `leads:imports.fields.${field}`])),
    ctx.locale,
  );
  yield [...headings, heading];
  for (let line = 0; ;) {
    const rows = await failedRows(ctx.db, id, line, FILE_ROWS);
    for (const { cells, errors } of rows) {
      const said = Object.entries(wordsOf(errors ?? {}, ctx.locale)).map(([field, words]) =>
        labels[field] === undefined ? words : `${labels[field]}: ${words}`,
      );
      yield [...headings.map((_, index) => cells?.[index] ?? ''), said.join('; ')];
    }
    const last = rows.at(-1);
    if (!last || rows.length < FILE_ROWS) return;
    ({ line } = last);
  }
}

/** For a work process. */
export async function* importErrorsCsv(
  { context, id }: { context: WorkContext; id: number },
  { openDatabase }: WorkProcess,
): AsyncGenerator<Uint8Array> {
  const ctx = { ...context, db: await openDatabase() };
  yield* csvPieces(errorLines(ctx, id), delimiterOf(ctx.locale));
}
