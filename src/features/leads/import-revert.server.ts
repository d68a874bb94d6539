import { and, desc, eq, inArray, isNotNull, isNull, lt, notExists } from 'drizzle-orm';
import {
  crmCompanies,
  crmCompanyTags,
  crmContacts,
  crmContactTags,
  crmImportRows,
  crmImports,
  crmOpportunities,
  crmTags,
} from '#db/schema/index.ts';
import type { Database, ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { namedIds } from './crm-references.server.ts';
import { companyImport } from './import-company.server.ts';
import { contactImport } from './import-contact.server.ts';
import { opportunityImport } from './import-opportunity.server.ts';
import { storedValues } from './import-records.server.ts';
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

const idsOf = (rows: readonly Row[]): number[] => rows.flatMap(({ recordId }) => recordId ?? []);

/** `updatedAt` of those that are still there. */
async function stampsOf(
  db: Database,
  kind: keyof typeof KINDS,
  rows: readonly Row[],
): Promise<Map<number | null, string>> {
  const table = tableOf(kind);
  const found = await db
    .select({ id: table.id, updatedAt: table.updatedAt })
    .from(table)
    .where(inArray(table.id, idsOf(rows)));
  return new Map(found.map(({ id, updatedAt }) => [id, updatedAt]));
}

/**
 * What the record was stamped with by the line of this import before that row, so that undoing goes on to that line;
 * for a record that was there before the import, a time of now.
 */
async function stampBefore({ db, now }: ServiceContext, row: Row): Promise<string> {
  const [before] = await db
    .select({ stamp: crmImportRows.stamp })
    .from(crmImportRows)
    .where(
      and(
        eq(crmImportRows.importId, row.importId),
        eq(crmImportRows.recordId, row.recordId ?? 0),
        isNull(crmImportRows.recordKind),
        inArray(crmImportRows.action, ['created', 'updated']),
        lt(crmImportRows.id, row.id),
      ),
    )
    .orderBy(desc(crmImportRows.id))
    .limit(1);
  return before?.stamp ?? nextUpdatedAt(row.stamp ?? now.toISOString(), now);
}

/** Undoes the updates of a batch, the newest first; answers those that somebody's work stands in the way of. */
async function undoUpdates(
  ctx: ServiceContext,
  { kind, workspaceId, id: importId }: Import,
  updates: readonly Row[],
): Promise<Row[]> {
  const stamps = await stampsOf(ctx.db, kind, updates);
  const kept: Row[] = [];
  for (const row of updates) {
    const { recordId, before, stamp } = row;
    if (recordId === null || !stamps.has(recordId)) continue;
    if (stamps.get(recordId) !== stamp) {
      kept.push(row);
      continue;
    }
    const at = await stampBefore(ctx, row);
    const met = new Map<string, number>();
    const scope = { ctx, db: ctx.db, workspaceId, importId, at, met, orders: {}, stages: new Map() };
    await KINDS[kind].adapter.restore(scope, recordId, storedValues.parse(before), at);
    stamps.set(recordId, at);
  }
  return kept;
}

/** Deletes what the rows created, unless somebody has changed it or works with it; answers the rows of what stays. */
async function undoCreations(
  db: Database,
  kind: keyof typeof KINDS,
  created: readonly Row[],
): Promise<Row[]> {
  const stamps = await stampsOf(db, kind, created);
  const there = created.filter(({ recordId }) => stamps.has(recordId));
  const same = there.filter(({ recordId, stamp }) => stamps.get(recordId) === stamp);
  const used = await namedIds(db, KINDS[kind].kind, idsOf(same));
  const doomed = idsOf(same).filter((id) => !used.has(id));
  const table = tableOf(kind);
  await db.delete(table).where(inArray(table.id, doomed));
  const gone = new Set(doomed);
  return there.filter(({ recordId }) => !gone.has(recordId ?? 0));
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
    // The line that created a record is older than all that changed it: within a batch the changes go first.
    const updates = rows.filter((each) => each.action === 'updated');
    const created = rows.filter((each) => each.action === 'created');
    const kind = rows[0]?.recordKind === 'company' ? 'companies' : row.kind;
    const kept = [
      ...(await undoUpdates({ ...ctx, db: tx }, row, updates)),
      ...(await undoCreations(tx, kind, created)),
    ];
    const keptIds = kept.map((each) => each.id);
    const done = rows.map((each) => each.id).filter((each) => !keptIds.includes(each));
    await tx.delete(crmImportRows).where(inArray(id, done));
    await tx.update(crmImportRows).set({ action: 'kept' }).where(inArray(id, keptIds));
    return true;
  });
}

/** Tags that nothing carries any more: the import had made them, or nobody would miss them. */
async function dropUnusedTags(db: Database, workspaceId: number): Promise<void> {
  const uses = [crmContactTags, crmCompanyTags].map((table) =>
    notExists(db.select({ id: table.tagId }).from(table).where(eq(table.tagId, crmTags.id))),
  );
  await db.delete(crmTags).where(and(eq(crmTags.workspaceId, workspaceId), ...uses));
}

/**
 * Undoes every line of an import, the last one first, in pieces, so that others get on with their work meanwhile; asked
 * for again after a crash it goes on, and asked for twice it does nothing more. Records that somebody has changed or
 * worked with since stay, and are listed. Errors: `immutable` for a dry run and for an import that still runs.
 */
export async function revertImport(ctx: ServiceContext, id: number): Promise<ImportAnswer> {
  const row = await requireImport(ctx, id);
  if (row.isDryRun || row.status === 'running')
    throw new AppError('immutable', { messageKey: 'leads:imports.notRevertible' });
  while (await revertBatch(ctx, row)) await new Promise<void>((resolve) => setImmediate(resolve));
  if (row.status !== 'reverted') {
    await dropUnusedTags(ctx.db, row.workspaceId);
    await ctx.db
      .update(crmImports)
      .set({ status: 'reverted', updatedAt: nextUpdatedAt(row.updatedAt, ctx.now) })
      .where(eq(crmImports.id, id));
  }
  return importAnswer(ctx, await requireImport(ctx, id));
}
