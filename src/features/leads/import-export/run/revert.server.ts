// Longer than 200 lines: undoing updates and creations, and what goes with each.
import { and, eq, inArray, notExists } from 'drizzle-orm';
import { giveWay } from '#db/writer/give-way.ts';
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
import { isOnServer, type Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { unsuppress } from '#kernel/mail/suppression.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { idList, namedIds } from '#features/leads/references.server.ts';
import { companyImport } from '#features/leads/import-export/records/company.server.ts';
import { contactImport } from '#features/leads/import-export/records/contact.server.ts';
import { opportunityImport } from '#features/leads/import-export/records/opportunity.server.ts';
import { aroundRows } from './around.server.ts';
import { linesAtFirst, linesNext } from './batch-size.rules.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { stampBefore, valuesToRestore } from './restore.server.ts';
import { AT_END, rowsBefore, type Part, type Pass, type Place } from './rows-before.server.ts';
import { NO_SIGNS } from '#features/leads/import-export/reading/column-signs.server.ts';
import { importAnswer, requireImport } from '#features/leads/import-export/import.server.ts';
import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';

const KINDS = {
  contacts: { kind: 'contact', table: crmContacts, adapter: contactImport },
  companies: { kind: 'company', table: crmCompanies, adapter: companyImport },
  opportunities: { kind: 'opportunity', table: crmOpportunities, adapter: opportunityImport },
} as const;

/** Drizzle infers one table at a time; the cast says that all three have ids and times. */
const tableOf = (kind: keyof typeof KINDS) => KINDS[kind].table as typeof crmContacts;

type Row = typeof crmImportRows.$inferSelect;
type Import = typeof crmImports.$inferSelect;

const idsOf = (rows: readonly Row[]): number[] => rows.flatMap(({ recordId }) => recordId ?? []);

async function stampsOf(
  db: Database,
  kind: keyof typeof KINDS,
  rows: readonly Row[],
): Promise<Map<number | null, string>> {
  const table = tableOf(kind);
  const found = await db
    .select({ id: table.id, updatedAt: table.updatedAt })
    .from(table)
    .where(inArray(table.id, idList(idsOf(rows))));
  return new Map(found.map(({ id, updatedAt }) => [id, updatedAt]));
}

/** Undoes the updates of a batch, newest first; returns the rows skipped because of later edits. */
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
    const scope = {
      ctx,
      db: ctx.db,
      workspaceId,
      importId,
      at,
      met,
      companies: new Map(),
      decisions: {},
      orders: {},
      signs: NO_SIGNS,
      stages: new Map(),
    };
    await KINDS[kind].adapter.restore(scope, recordId, await valuesToRestore(ctx.db, before), at);
    stamps.set(recordId, at);
  }
  return kept;
}

/** Lets those be written to again whom only this import has put on the list of who wants no mail. */
async function takeOffList(
  db: Database,
  ids: readonly number[],
  by: { importId: number; workspaceId: number },
): Promise<void> {
  const { id, email, emails } = crmContacts;
  const rows = await db
    .select({ email, emails })
    .from(crmContacts)
    .where(inArray(id, idList(ids)));
  await unsuppress(
    db,
    rows.flatMap((row) => (row.email === null ? row.emails : [row.email, ...row.emails])),
    by,
  );
}

/** Deletes created records unless they were edited or are in use; returns the rows of those that stay. */
async function undoCreations(
  db: Database,
  { id: importId, workspaceId }: Pick<Import, 'id' | 'workspaceId'>,
  kind: keyof typeof KINDS,
  created: readonly Row[],
): Promise<Row[]> {
  const stamps = await stampsOf(db, kind, created);
  const there = created.filter(({ recordId }) => stamps.has(recordId));
  const same = there.filter(({ recordId, stamp }) => stamps.get(recordId) === stamp);
  const used = await namedIds(db, KINDS[kind].kind, idsOf(same));
  const doomed = idsOf(same).filter((id) => !used.has(id));
  const table = tableOf(kind);
  if (kind === 'contacts') await takeOffList(db, doomed, { importId, workspaceId });
  await db.delete(table).where(inArray(table.id, idList(doomed)));
  const gone = new Set(doomed);
  return there.filter(({ recordId }) => !gone.has(recordId ?? 0));
}

type Batch = { last: Place; undone: number };

/** Reverts the next `most` rows before a place; returns undefined when there are none. */
async function revertBatch(
  ctx: ServiceContext,
  row: Import,
  pass: Pass,
  part: Part,
): Promise<Batch | undefined> {
  return ctx.db.transaction(async (tx) => {
    const { id } = crmImportRows;
    const rows = await rowsBefore(tx, row, pass, part);
    const last = rows.at(-1);
    if (!last) return undefined;
    // The creating line is older than all that changed the record: within a batch, updates are undone first.
    const updates = rows.filter(({ before }) => before !== null);
    const created = rows.filter(({ before }) => before === null);
    const kind = pass.isAside ? 'companies' : row.kind;
    const inside = { ...ctx, db: tx };
    // No lead has to do with a contact or a company that nothing names, and no other is deleted.
    const telling = kind === 'opportunities' ? rows : updates;
    const kept = await settlingLeads(inside, await aroundRows(tx, kind, telling), async () => [
      ...(await undoUpdates(inside, row, updates)),
      ...(await undoCreations(tx, row, kind, created)),
    ]);
    const keptIds = new Set(kept.map((each) => each.id));
    const done = rows.map((each) => each.id).filter((each) => !keptIds.has(each));
    await tx.delete(crmImportRows).where(inArray(id, idList(done)));
    if (keptIds.size > 0)
      await tx
        .update(crmImportRows)
        .set({ action: 'kept' })
        .where(inArray(id, idList([...keptIds])));
    return { last, undone: done.length };
  });
}

/** Reverts every row with one of the actions, newest first, then the companies; returns how many were undone. */
async function revertRows(ctx: ServiceContext, row: Import, actions: Pass['actions']): Promise<number> {
  const isFar = isOnServer(ctx.db);
  let most = linesAtFirst(isFar);
  let undone = 0;
  for (const isAside of [false, true])
    for (let before = AT_END; ;) {
      const startedAt = performance.now();
      const batch = await revertBatch(ctx, row, { actions, isAside }, { before, most });
      if (!batch) break;
      before = batch.last;
      undone += batch.undone;
      most = linesNext(most, performance.now() - startedAt, isFar);
      await giveWay(startedAt);
    }
  return undone;
}

async function dropUnusedTags(db: Database, workspaceId: number): Promise<void> {
  const uses = [crmContactTags, crmCompanyTags].map((table) =>
    notExists(db.select({ id: table.tagId }).from(table).where(eq(table.tagId, crmTags.id))),
  );
  await db.delete(crmTags).where(and(eq(crmTags.workspaceId, workspaceId), ...uses));
}

/**
 * Reverts every line of an import, last one first, in batches so that other requests can run; resumes after a crash.
 * Skips and lists records edited or used since; a repeated call checks them again, because the obstacle, such as a
 * later import, may be gone. Errors: `immutable` for a dry run and for a running import.
 */
export async function revertImport(ctx: ServiceContext, id: number): Promise<ImportAnswer> {
  const row = await requireImport(ctx, id);
  if (row.isDryRun || row.status === 'running')
    throw new AppError('immutable', { messageKey: 'leads:imports.notRevertible' });
  const isFirst = row.status !== 'reverted';
  const undone = await revertRows(ctx, row, isFirst ? ['created', 'updated'] : ['kept']);
  if (isFirst || undone > 0) {
    await dropUnusedTags(ctx.db, row.workspaceId);
    await ctx.db
      .update(crmImports)
      .set({ status: 'reverted', updatedAt: nextUpdatedAt(row.updatedAt, ctx.now) })
      .where(eq(crmImports.id, id));
  }
  return importAnswer(ctx, await requireImport(ctx, id));
}
