import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { appErrorIn } from '#db/errors.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { crmJobBatches, crmJobs, users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { serviceContext, type ServiceContext } from '#kernel/context.ts';
import { dropLease, keepLease, LeaseLost, takeNext, type Lease } from '#kernel/jobs/lease.ts';
import { changeSchema } from './bulk.schema.ts';
import { applyBatch } from './job-batch.server.ts';
import { undoBatch } from './job-undo.server.ts';
import type { JobRow } from './job.server.ts';

/** Batches before another job has its turn: a long one keeps nobody waiting. */
const TURN_BATCHES = 20;

const LEASED = { kind: 'change', id: crmJobs.id };
const isOpen = inArray(crmJobs.status, ['queued', 'running']);

const isRunning = ({ id }: JobRow) => and(eq(crmJobs.id, id), eq(crmJobs.status, 'running'));

/** Takes the job that has waited longest. */
async function claim(db: Database, now: Date): Promise<{ row: JobRow; lease: Lease } | undefined> {
  const find = async (condition: SQL) => {
    const { updatedAt, id } = crmJobs;
    const due = db.select().from(crmJobs).where(and(isOpen, condition));
    const [row] = await due.orderBy(asc(updatedAt), asc(id)).limit(1);
    return row;
  };
  const taken = await takeNext(db, LEASED, now, find);
  if (taken)
    await db
      .update(crmJobs)
      .set({ status: 'running' })
      .where(and(eq(crmJobs.id, taken.row.id), isOpen));
  return taken;
}

type Work = { ctx: ServiceContext; row: JobRow; lease: Lease; clock: () => Date };

/** Returns the next batch of a job in order; an undo walks the batches of the original job backwards. */
async function nextBatch({ ctx, row }: Work) {
  const { jobId, position, before } = crmJobBatches;
  const [batch] = await ctx.db
    .select()
    .from(crmJobBatches)
    .where(
      row.undoesId === null
        ? and(eq(jobId, row.id), isNull(before))
        : and(eq(jobId, row.undoesId), isNotNull(before)),
    )
    .orderBy(row.undoesId === null ? asc(position) : desc(position))
    .limit(1);
  return batch;
}

/** Runs one batch and stores the job's progress in the same transaction. */
async function runBatch(
  { ctx, row, lease, clock }: Work,
  { jobId, position, ids, before }: typeof crmJobBatches.$inferSelect,
): Promise<void> {
  const now = clock();
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx, now };
    const change = changeSchema.parse(row.change);
    const outcome =
      row.undoesId === null
        ? await applyBatch(inside, row.kind, change, ids)
        : { before: null, kept: await undoBatch(inside, row.kind, before) };
    await tx
      .update(crmJobBatches)
      .set({ before: outcome.before })
      .where(and(eq(crmJobBatches.jobId, jobId), eq(crmJobBatches.position, position)));
    const advanced = await tx
      .update(crmJobs)
      .set({
        done: sql`${crmJobs.done} + ${ids.length}`,
        kept: sql`${crmJobs.kept} + ${outcome.kept}`,
        updatedAt: now.toISOString(),
      })
      .where(isRunning(row))
      .returning({ id: crmJobs.id });
    // The job was stopped by an undo, or its lease expired and another process took over: roll the batch back.
    if (advanced.length === 0) throw new LeaseLost();
    await keepLease(tx, lease, now);
  });
}

async function takeTurn(work: Work, signal: AbortSignal): Promise<'done' | 'paused'> {
  for (let batches = 0; batches < TURN_BATCHES && !signal.aborted; batches += 1) {
    const startedAt = performance.now();
    const batch = await nextBatch(work);
    if (!batch) return 'done';
    await runBatch(work, batch);
    await giveWay(startedAt);
  }
  return 'paused';
}

async function contextOf(db: Database, { userId, workspaceId }: JobRow, now: Date): Promise<ServiceContext> {
  const { id, username, name, email, role, language } = users;
  const [user] = await db
    .select({ id, username, name, email, role, language })
    .from(users)
    .where(eq(id, userId));
  if (!user) throw new Error('the user of the job is gone');
  const workspace = await memberWorkspace(db, userId, workspaceId);
  return serviceContext({ db, now, locale: user.language, user, workspace });
}

export type JobLog = { error: (about: object, message: string) => void };

/** Runs some batches of the job that has waited longest; returns whether there was one. */
export async function runNextJob(
  db: Database,
  { signal, clock, log }: { signal: AbortSignal; clock: () => Date; log: JobLog },
): Promise<boolean> {
  const taken = await claim(db, clock());
  if (!taken) return false;
  const { row, lease } = taken;
  const settle = (outcome: Partial<JobRow>) =>
    db.transaction(async (tx) => {
      await keepLease(tx, lease, clock());
      await tx
        .update(crmJobs)
        .set({ ...outcome, updatedAt: clock().toISOString() })
        .where(isRunning(row));
      await dropLease(tx, lease);
    });
  try {
    const ctx = await contextOf(db, row, clock());
    const outcome = await takeTurn({ ctx, row, lease, clock }, signal);
    await settle(outcome === 'done' ? { status: 'done' } : {});
  } catch (error) {
    if (error instanceof LeaseLost) return true;
    // The database is busy or closing: the lease expires and another run resumes the job.
    if (appErrorIn(error)) throw error;
    log.error({ err: error, jobId: row.id }, 'job of many records failed');
    await settle({ status: 'failed', error: 'errors:internal' });
  }
  return true;
}
