import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { crmCompanies, crmContacts, crmImportRows, crmImports, crmOpportunities } from '#db/schema/index.ts';
import type { Database, ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { namedIds } from './crm-references.server.ts';
import { companyImport } from './import-company.server.ts';
import { contactImport } from './import-contact.server.ts';
import { opportunityImport } from './import-opportunity.server.ts';
import { storedValues } from './import-run.server.ts';
import { importAnswer, requireImport } from './import.server.ts';
import type { ImportAnswer } from './import.schema.ts';

/** Few enough that others wait for one batch no longer than some tens of milliseconds. */
const BATCH_ROWS = 25;

const KINDS = {
  contacts: { kind: 'contact', table: crmContacts, adapter: contactImport },
  companies: { kind: 'company', table: crmCompanies, adapter: companyImport },
  opportunities: { kind: 'opportunity', table: crmOpportunities, adapter: opportunityImport },
} as const;

/** Drizzle infers one table at a time; of the three it is told here that each has ids and times. */
const tableOf = (kind: keyof typeof KINDS) => KINDS[kind].table as typeof crmContacts;

type Row = typeof crmImportRows.$inferSelect;
type Import = typeof crmImports.$inferSelect;

/** What still stands as the import left it: everything else is somebody's work by now. */
async function untouched(db: Database, kind: keyof typeof KINDS, rows: readonly Row[]): Promise<Row[]> {
  const table = tableOf(kind);
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const found = await db
    .select({ id: table.id, updatedAt: table.updatedAt })
    .from(table)
    .where(inArray(table.id, ids));
  const stamps = new Map(found.map(({ id, updatedAt }) => [id, updatedAt]));
  return rows.filter(({ recordId, stamp }) => recordId !== null && stamps.get(recordId) === stamp);
}

async function revertRows(
  ctx: ServiceContext,
  { kind: own, workspaceId }: Import,
  rows: readonly Row[],
): Promise<Row[]> {
  const { db } = ctx;
  const kind = rows[0]?.recordKind === 'company' ? 'companies' : own;
  const same = await untouched(db, kind, rows);
  const created = same.filter(({ action }) => action === 'created');
  const used = await namedIds(
    db,
    KINDS[kind].kind,
    created.flatMap(({ recordId }) => recordId ?? []),
  );
  const doomed = created.filter(({ recordId }) => recordId !== null && !used.has(recordId));
  const table = tableOf(kind);
  await db.delete(table).where(
    inArray(
      table.id,
      doomed.flatMap(({ recordId }) => recordId ?? []),
    ),
  );
  const updated = same.filter(({ action }) => action === 'updated');
  for (const { recordId, before, stamp } of updated) {
    const at = nextUpdatedAt(stamp ?? ctx.now.toISOString(), ctx.now);
    const scope = { ctx, db, workspaceId, at, met: new Map<string, number>() };
    await KINDS[kind].adapter.update(scope, recordId ?? 0, storedValues.parse(before), at);
  }
  return [...doomed, ...updated];
}

/** One transaction's worth; answers whether there was any. The companies that were made on the way come last. */
async function revertBatch(ctx: ServiceContext, row: Import): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const { importId, action, recordKind, id } = crmImportRows;
    const next = (isAside: boolean) =>
      tx
        .select()
        .from(crmImportRows)
        .where(
          and(
            eq(importId, row.id),
            inArray(action, ['created', 'updated']),
            isAside ? isNotNull(recordKind) : isNull(recordKind),
          ),
        )
        .orderBy(desc(id))
        .limit(BATCH_ROWS);
    const own = await next(false);
    const rows = own.length > 0 ? own : await next(true);
    if (rows.length === 0) return false;
    const done = await revertRows({ ...ctx, db: tx }, row, rows);
    const doneIds = new Set(done.map((each) => each.id));
    await tx.delete(crmImportRows).where(inArray(id, [...doneIds]));
    // What stays is told apart from what was never touched: the answer counts it.
    const left = rows.filter((each) => !doneIds.has(each.id)).map((each) => each.id);
    await tx.update(crmImportRows).set({ action: 'skipped' }).where(inArray(id, left));
    return true;
  });
}

/**
 * Takes back what an import made and changed, in pieces, so that others get on with their work meanwhile; asked for
 * again after a crash it goes on. Records that somebody has changed or worked with since stay, and are counted.
 * Errors: `immutable` for a dry run and for an import that still runs.
 */
export async function revertImport(ctx: ServiceContext, id: number): Promise<ImportAnswer> {
  const row = await requireImport(ctx, id);
  if (row.isDryRun || row.status === 'running')
    throw new AppError('immutable', { messageKey: 'leads:imports.notRevertible' });
  while (await revertBatch(ctx, row)) await new Promise<void>((resolve) => setImmediate(resolve));
  await ctx.db
    .update(crmImports)
    .set({ status: 'reverted', updatedAt: nextUpdatedAt(row.updatedAt, ctx.now) })
    .where(eq(crmImports.id, id));
  return importAnswer(ctx, await requireImport(ctx, id));
}
