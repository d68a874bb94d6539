import { jobContext } from '#features/accounts/workspace.server.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { isOnServer, type Database } from '#db/drizzle.ts';
import { appErrorIn } from '#db/errors.ts';
import { everyRow } from '#db/rows.ts';
import { crmJobs } from '#db/schema/index.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { firstSize, nextSize } from '#db/writer/part-size.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { handle, type Handler, type JobRun, type Outcome } from '#kernel/jobs/job.ts';
import { keepLease, LeaseLost } from '#kernel/jobs/lease.ts';
import { isRunning, nextPart, runPart, type Work } from './job-part.server.ts';
import { changeJob, type JobRow } from './job.server.ts';

/** Transactions before another job has its turn: a long one keeps nobody waiting. */
const TURN_PARTS = 40;
/** A request waits for one transaction at most, which is short; a change of very many should still end soon. */
const REST = 0.5;

const isOpen = inArray(crmJobs.status, ['queued', 'running']);

const FAILED = { status: 'failed', error: 'errors:internal' } as const;

/** Undefined for a change that is done, or that its undo has stopped. The job's workspace follows from its row. */
async function begin(db: Database, id: number): Promise<JobRow | undefined> {
  const [row] = await everyRow(db, crmJobs)
    .update({ status: 'running' })
    .where(and(eq(crmJobs.id, id), isOpen))
    .returning();
  return row;
}

async function takeTurn(work: Work, signal: AbortSignal): Promise<'done' | 'paused'> {
  const isFar = isOnServer(work.ctx.db);
  let records = firstSize(isFar);
  for (let parts = 0; parts < TURN_PARTS && !signal.aborted; parts += 1) {
    const startedAt = performance.now();
    const part = await nextPart(work, records);
    if (part.length === 0) return 'done';
    await runPart(work, part);
    records = nextSize(records, performance.now() - startedAt, isFar);
    await giveWay(startedAt, REST);
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
