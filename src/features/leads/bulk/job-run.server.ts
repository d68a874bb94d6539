import { jobContext } from '#features/accounts/workspace.server.ts';
import { and, asc, eq, inArray, isNull, lt, max, sql } from 'drizzle-orm';
import { isOnServer, type Database } from '#db/drizzle.ts';
import { appErrorIn } from '#db/errors.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { firstSize, nextSize } from '#db/writer/part-size.ts';
import { changes, causes, crmJobBatches, crmJobs } from '#db/schema/index.ts';
import { recordPart } from '#db/journal/cause.ts';
import { everyRow } from '#db/rows.ts';
import { jobCause, type ServiceContext } from '#kernel/context.ts';
import { handle, type Handler, type JobRun, type Outcome } from '#kernel/jobs/job.ts';
import { keepLease, LeaseLost, type Lease } from '#kernel/jobs/lease.ts';
import { changeSchema } from './bulk.schema.ts';
import { isAmongIds } from './among-ids.server.ts';
import { applyBatch, undoBatch } from './job-batch.server.ts';
import { BATCH_RECORDS, changeJob, type JobRow } from './job.server.ts';

/** Transactions before another job has its turn: a long one keeps nobody waiting. */
const TURN_PARTS = 40;

const isOpen = inArray(crmJobs.status, ['queued', 'running']);

const FAILED = { status: 'failed', error: 'errors:internal' } as const;

const isRunning = ({ id }: JobRow) => and(eq(crmJobs.id, id), eq(crmJobs.status, 'running'));

/** Undefined for a change that is done, or that its undo has stopped. The job's workspace follows from its row. */
async function begin(db: Database, id: number): Promise<JobRow | undefined> {
  const [row] = await everyRow(db, crmJobs)
    .update({ status: 'running' })
    .where(and(eq(crmJobs.id, id), isOpen))
    .returning();
  return row;
}

type Work = {
  ctx: ServiceContext;
  row: JobRow;
  /** Cause of the change that the job undoes. */
  undoes: number | null;
  lease: Lease;
  clock: () => Date;
};
/** Batches that one transaction carries out, or takes back, together. */
type Part = { ids: number[]; positions: number[]; lastChange: number | null };

/**
 * Returns the next batches of a job, in order and of about so many records; an undo takes back what one transaction of
 * the original job has changed, the last one first.
 */
async function nextPart({ ctx, row }: Work, records: number): Promise<Part | undefined> {
  const { jobId, position, lastChange, ids } = crmJobBatches;
  const batches = ctx.rows(crmJobBatches).select({ position, ids, lastChange });
  const last = sql`(select max(${lastChange}) from ${crmJobBatches} where ${jobId} = ${row.undoesId})`;
  const found = await (row.undoesId === null
    ? batches
        .where(and(eq(jobId, row.id), isNull(lastChange)))
        .orderBy(asc(position))
        .limit(Math.max(1, Math.floor(records / BATCH_RECORDS)))
    : batches.where(and(eq(jobId, row.undoesId), eq(lastChange, last))));
  const [first] = found;
  if (!first) return undefined;
  return {
    ids: found.flatMap((batch) => batch.ids),
    positions: found.map((batch) => batch.position),
    lastChange: first.lastChange,
  };
}

async function lastChangeOf({ db }: ServiceContext): Promise<number> {
  const [last] = await db.select({ id: max(changes.id) }).from(changes);
  return last?.id ?? 0;
}

/** Returns how many records were left, and the last change of the part as it is then. */
async function carryOut({ row, undoes }: Work, ctx: ServiceContext, causeId: number, part: Part) {
  const change = changeSchema.parse(row.change);
  if (row.undoesId === null) {
    const kept = await applyBatch(ctx, row.kind, change, part.ids);
    return { kept, lastChange: await lastChangeOf(ctx) };
  }
  if (undoes === null) throw new Error('the change to undo has no cause');
  // A second undo of the cause finds nothing to do.
  await ctx.db
    .update(causes)
    .set({ undoneBy: causeId })
    .where(and(eq(causes.id, undoes), isNull(causes.undoneBy)));
  const { jobId, lastChange } = crmJobBatches;
  const upTo = part.lastChange ?? 0;
  const [before] = await ctx
    .rows(crmJobBatches)
    .select({ lastChange: max(lastChange) })
    .where(and(eq(jobId, row.undoesId), lt(lastChange, upTo)));
  const stretch = { causeId: undoes, after: before?.lastChange ?? 0, upTo };
  const kept = await undoBatch(ctx, { kind: row.kind, change, undoId: causeId, ...stretch });
  return { kept, lastChange: null };
}

/** Runs some batches and stores the job's progress in the same transaction. */
async function runPart(work: Work, part: Part): Promise<void> {
  const { ctx, row, lease, clock } = work;
  const now = clock();
  const cause = {
    ...jobCause({ ...ctx, now }, 'bulk'),
    ...(work.undoes === null ? { kind: 'bulk' as const } : { kind: 'undo' as const, undoes: work.undoes }),
    causeId: row.causeId,
  };
  row.causeId = await recordPart(ctx.db, cause, async (tx, causeId) => {
    const inside = { ...ctx, db: tx, now };
    const { kept, lastChange } = await carryOut(work, inside, causeId, part);
    const isOfPart = isAmongIds(crmJobBatches.position, part.positions);
    await inside
      .rows(crmJobBatches)
      .update({ lastChange })
      .where(and(eq(crmJobBatches.jobId, row.undoesId ?? row.id), isOfPart));
    const advanced = await inside
      .rows(crmJobs)
      .update({
        done: sql`${crmJobs.done} + ${part.ids.length}`,
        kept: sql`${crmJobs.kept} + ${kept}`,
        causeId,
        updatedAt: now.toISOString(),
      })
      .where(isRunning(row))
      .returning({ id: crmJobs.id });
    // The job was stopped by an undo, or its lease expired and another process took over: roll the part back.
    if (advanced.length === 0) throw new LeaseLost();
    await keepLease(tx, lease, now);
    return causeId;
  });
}

async function takeTurn(work: Work, signal: AbortSignal): Promise<'done' | 'paused'> {
  const isFar = isOnServer(work.ctx.db);
  let records = firstSize(isFar);
  for (let parts = 0; parts < TURN_PARTS && !signal.aborted; parts += 1) {
    const startedAt = performance.now();
    const part = await nextPart(work, records);
    if (!part) return 'done';
    await runPart(work, part);
    records = nextSize(records, performance.now() - startedAt, isFar);
    await giveWay(startedAt);
  }
  return 'paused';
}

async function causeToUndo(ctx: ServiceContext, { undoesId }: JobRow): Promise<number | null> {
  if (undoesId === null) return null;
  const [undone] = await ctx
    .rows(crmJobs)
    .select({ causeId: crmJobs.causeId })
    .where(eq(crmJobs.id, undoesId));
  return undone?.causeId ?? null;
}

/** Carries out some batches of a change of many records; the others have their turn then. */
async function runTurn(job: JobRun, id: number): Promise<Outcome> {
  const { db, lease, clock, log, signal } = job;
  const row = await begin(db, id);
  if (!row) return undefined;
  const settle = (ctx: ServiceContext, outcome: Partial<JobRow>) =>
    db.transaction(async (tx) => {
      await keepLease(tx, lease, clock());
      await { ...ctx, db: tx }
        .rows(crmJobs)
        .update({ ...outcome, updatedAt: clock().toISOString() })
        .where(isRunning(row));
    });
  const ctx = await jobContext(db, row, clock());
  try {
    const undoes = await causeToUndo(ctx, row);
    const isDone = (await takeTurn({ ctx, row, undoes, lease, clock }, signal)) === 'done';
    await settle(ctx, isDone ? { status: 'done' } : {});
    return isDone ? undefined : { again: clock() };
  } catch (error) {
    const known = appErrorIn(error);
    if (known?.code === 'already_undone') {
      await settle(ctx, { status: 'failed', error: 'leads:jobs.stopped' });
      return undefined;
    }
    // Lost, or the database is busy or closing: another run resumes the change.
    if (error instanceof LeaseLost || known) throw error;
    log.error({ err: error, jobId: row.id }, 'job of many records failed');
    await settle(ctx, FAILED);
    return undefined;
  }
}

/** The queue knows the job alone. */
const giveUp = async (db: Database, id: number, error: string, now: Date): Promise<void> => {
  await everyRow(db, crmJobs)
    .update({ status: 'failed', error, updatedAt: now.toISOString() })
    .where(and(eq(crmJobs.id, id), isOpen));
};

/** Carries out changes of many records, and undoes them. */
export const changeHandler = (): Handler =>
  handle(changeJob, {
    run: (job, { id }) =>
      runTurn(job, id).catch(async (error: unknown) => {
        // Its author has left the workspace meanwhile.
        if (appErrorIn(error)?.code !== 'workspace_left') throw error;
        await giveUp(job.db, id, 'errors:workspace_left', job.clock());
        return undefined;
      }),
    onParked: (db, { id }, now) => giveUp(db, id, FAILED.error, now),
  });
