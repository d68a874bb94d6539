import { jobContext } from '#features/accounts/workspace.server.ts';
import { and, eq, sql } from 'drizzle-orm';
import { crmImports, workspaces } from '#db/schema/index.ts';
import { isOnServer, type Database } from '#db/drizzle.ts';
import { recordPart } from '#db/journal/cause.ts';
import { everyRow } from '#db/rows.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { manyDetail, recordMany } from '#features/accounts/workspaces/workspace-log.server.ts';
import { jobCause, type ServiceContext } from '#kernel/context.ts';
import { appErrorIn } from '#db/errors.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { handle, type Handler, type JobRun, type Outcome } from '#kernel/jobs/job.ts';
import { keepLease, LeaseLost } from '#kernel/jobs/lease.ts';
import type { WorkPool } from '#kernel/work/work.ts';
import { firstSize, nextSize } from '#db/writer/part-size.ts';
import { Cancelled, importJob, isRunning, type ImportWork } from './import-job.server.ts';
import { definedFields } from '#features/leads/fields/defined-fields.server.ts';
import { forgetFiles } from './cleanup.server.ts';
import { storeDryRun } from './dry-run-store.server.ts';
import { piecesOf, reasonOf, type Piece } from './pieces.server.ts';
import { joinReadValues } from '#features/leads/import-export/cells/read-values.rules.ts';
import { rowText, storeRows } from './rows.server.ts';
import { countOf, runBatch } from './run.server.ts';
import { ADAPTERS, scopeOf } from '#features/leads/import-export/records/adapters.server.ts';
import { ImportRecords } from '#features/leads/import-export/records/records.server.ts';

/** A batch lets requests in after every few lines (run.server.ts). */
const REST = 0.2;

type Import = typeof crmImports.$inferSelect;

const isIt = ({ id }: Import) => and(eq(crmImports.id, id), isRunning);

/** Enters an import that is over into the workspace's log. */
async function logImport(ctx: ServiceContext, id: number): Promise<void> {
  const [row] = await ctx.rows(crmImports).select().where(eq(crmImports.id, id));
  const count = row ? row.created + row.updated : 0;
  if (row && count > 0) await recordMany(ctx, 'records_imported', ADAPTERS[row.kind].record, count);
}

/** Writes a batch and the import's progress in one transaction. */
async function commitBatch(
  { db, row, lease, ctx, clock }: ImportWork,
  { layout, lines, blank, line, readBytes }: Piece,
) {
  const now = clock();
  const cause = { ...jobCause({ ...ctx, now }, row.fileName), kind: 'import', causeId: row.causeId } as const;
  const done = await recordPart(db, cause, async (tx, causeId) => {
    const scope = scopeOf({ ...ctx, now }, tx, row, layout);
    const { kind, overwrite, decisions } = row;
    const adapter = ADAPTERS[kind];
    const isDryRun = false;
    const records = new ImportRecords({ scope, adapter, isDryRun });
    const { columns } = layout;
    const batch = {
      scope,
      adapter,
      records,
      isDryRun,
      overwrite,
      decisions: decisions ?? {},
      columns,
      lines,
    };
    const rows = await runBatch(batch);
    await storeRows(tx, row.id, rows.map(rowText));
    const { created, updated, skipped, failed, asked, later } = crmImports;
    const counts = countOf(rows);
    const readValues = joinReadValues(row.readValues ?? [], scope.values);
    const kept = await { ...ctx, db: tx }
      .rows(crmImports)
      .update({
        created: sql`${created} + ${counts.created}`,
        updated: sql`${updated} + ${counts.updated}`,
        skipped: sql`${skipped} + ${counts.skipped}`,
        failed: sql`${failed} + ${counts.failed}`,
        asked: sql`${asked} + ${counts.asked}`,
        later: sql`${later} + ${counts.later}`,
        blank: sql`${crmImports.blank} + ${blank}`,
        readValues,
        causeId,
        line,
        readBytes,
        updatedAt: now.toISOString(),
      })
      .where(isIt(row))
      .returning({ id: crmImports.id });
    if (kept.length === 0) throw new Cancelled();
    // Taken for dead, and taken over: the successor does these lines.
    await keepLease(tx, lease, now);
    return { causeId, readValues };
  });
  Object.assign(row, done);
}

async function importFile(work: ImportWork): Promise<'done' | 'stopped'> {
  const { db, ctx, row, signal } = work;
  const isFar = isOnServer(db);
  let most = firstSize(isFar);
  const pieces = piecesOf(db, row, {
    own: await definedFields({ ...ctx, db }, ADAPTERS[row.kind].record),
    most: () => most,
    onFacts: async (facts) => void (await ctx.rows(crmImports).update(facts).where(isIt(row))),
  });
  for await (const piece of pieces) {
    if (signal.aborted) return 'stopped';
    const startedAt = performance.now();
    await commitBatch(work, piece);
    most = nextSize(most, performance.now() - startedAt, isFar);
    await giveWay(startedAt, REST);
  }
  return 'done';
}

async function finish(
  { db, ctx, row, lease, clock }: ImportWork,
  outcome: Partial<typeof crmImports.$inferInsert>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await keepLease(tx, lease, clock());
    await { ...ctx, db: tx }
      .rows(crmImports)
      .update({ ...outcome, updatedAt: clock().toISOString() })
      .where(isIt(row));
    if (!row.isDryRun) await logImport({ ...ctx, db: tx, now: clock() }, row.id);
  });
  // The next clean-up removes the files that a crash leaves.
  if (outcome.status !== undefined) await forgetFiles(db, eq(crmImports.id, row.id));
}

/** The limits of the pool that are the file's fault, and will be again. */
const TOO_MUCH: readonly string[] = ['work_too_large', 'work_too_slow'];
const POOL_BUSY: readonly string[] = ['busy', 'work_waiting', 'too_many_requests', 'shutting_down'];

/** Until an import is tried again that found the pool busy. */
const BUSY_MS = 5_000;

/** Carries out an import, or goes on behind its last finished line. */
async function runImport(job: JobRun, id: number, pool: Pick<WorkPool, 'run'>): Promise<Outcome> {
  const { db, clock, log } = job;
  // The queue knows the import alone; its workspace follows from its row.
  const [row] = await everyRow(db, crmImports)
    .select()
    .where(and(eq(crmImports.id, id), isRunning));
  if (!row) return undefined;
  const work = { ...job, row, ctx: await jobContext(db, row, clock()), pool };
  try {
    if (row.isDryRun) await finish(work, await storeDryRun(work));
    else if ((await importFile(work)) === 'done')
      await finish(work, { status: 'done', readBytes: row.sizeBytes });
    // The process ends halfway: the next one resumes after the last line.
    else return { again: clock() };
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    if (error instanceof Cancelled) {
      await forgetFiles(db, eq(crmImports.id, row.id));
      return undefined;
    }
    const known = appErrorIn(error);
    const isTooMuch = known !== undefined && TOO_MUCH.includes(known.code);
    const reason = reasonOf(error) ?? (isTooMuch ? 'leads:imports.tooLong' : undefined);
    if (reason === undefined && known) {
      if (!POOL_BUSY.includes(known.code)) throw error;
      return { again: new Date(clock().getTime() + BUSY_MS) };
    }
    if (reason === undefined) log.error({ err: error, importId: row.id }, 'import failed');
    await finish(work, { status: 'failed', error: reason ?? 'errors:internal' });
  }
  return undefined;
}

/** Ends an import that nobody goes on with; the log names what it has written until then. */
const giveUp = async (tx: Database, id: number, error: string, now: Date): Promise<void> => {
  const [row] = await everyRow(tx, crmImports)
    .update({ status: 'failed', error, updatedAt: now.toISOString() })
    .where(and(eq(crmImports.id, id), isRunning))
    .returning();
  const count = row && !row.isDryRun ? row.created + row.updated : 0;
  if (!row || count === 0) return;
  const { workspaceId, userId: actorId } = row;
  const isShared = and(eq(workspaces.id, workspaceId), eq(workspaces.isPersonal, false));
  if ((await tx.$count(workspaces, isShared)) === 0) return;
  const detail = manyDetail(ADAPTERS[row.kind].record, count);
  await recordAudit({ db: tx, now }, 'records_imported', { actorId, workspaceId, detail });
};

/** Carries out the imports whose files have arrived, dry runs in a process of the pool. */
export const importHandler = (pool: Pick<WorkPool, 'run'>): Handler =>
  handle(importJob, {
    run: (job, { id }) =>
      runImport(job, id, pool).catch(async (error: unknown) => {
        // Its author has left the workspace meanwhile.
        if (appErrorIn(error)?.code !== 'workspace_left') throw error;
        await job.db.transaction((tx) => giveUp(tx, id, 'errors:workspace_left', job.clock()));
        return undefined;
      }),
    onParked: (db, { id }, now) => giveUp(db, id, 'errors:internal', now),
  });
