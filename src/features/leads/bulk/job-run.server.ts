import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { appErrorIn } from '#db/errors.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { crmJobBatches, crmJobs, users } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { serviceContext, type ServiceContext } from '#kernel/context.ts';
import { handle, type Handler, type JobRun, type Outcome } from '#kernel/jobs/job.ts';
import { keepLease, LeaseLost, type Lease } from '#kernel/jobs/lease.ts';
import { changeSchema } from './bulk.schema.ts';
import { applyBatch } from './job-batch.server.ts';
import { undoBatch } from './job-undo.server.ts';
import { changeJob, type JobRow } from './job.server.ts';

/** Batches before another job has its turn: a long one keeps nobody waiting. */
const TURN_BATCHES = 20;

const isOpen = inArray(crmJobs.status, ['queued', 'running']);

const FAILED = { status: 'failed', error: 'errors:internal' } as const;

const isRunning = ({ id }: JobRow) => and(eq(crmJobs.id, id), eq(crmJobs.status, 'running'));

/** Undefined for a change that is done, or that its undo has stopped. */
async function begin(db: Database, id: number): Promise<JobRow | undefined> {
  const [row] = await db
    .update(crmJobs)
    .set({ status: 'running' })
    .where(and(eq(crmJobs.id, id), isOpen))
    .returning();
  return row;
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

/** Carries out some batches of a change of many records; the others have their turn then. */
async function runTurn(job: JobRun, id: number): Promise<Outcome> {
  const { db, lease, clock, log, signal } = job;
  const row = await begin(db, id);
  if (!row) return undefined;
  const settle = (outcome: Partial<JobRow>) =>
    db.transaction(async (tx) => {
      await keepLease(tx, lease, clock());
      await tx
        .update(crmJobs)
        .set({ ...outcome, updatedAt: clock().toISOString() })
        .where(isRunning(row));
    });
  try {
    const ctx = await contextOf(db, row, clock());
    const isDone = (await takeTurn({ ctx, row, lease, clock }, signal)) === 'done';
    await settle(isDone ? { status: 'done' } : {});
    return isDone ? undefined : { again: clock() };
  } catch (error) {
    // Lost, or the database is busy or closing: another run resumes the change.
    if (error instanceof LeaseLost || appErrorIn(error)) throw error;
    log.error({ err: error, jobId: row.id }, 'job of many records failed');
    await settle(FAILED);
    return undefined;
  }
}

/** Carries out changes of many records, and undoes them. */
export const changeHandler = (): Handler =>
  handle(changeJob, {
    run: (job, { id }) => runTurn(job, id),
    onParked: async (db, { id }, now) => {
      const updatedAt = now.toISOString();
      await db
        .update(crmJobs)
        .set({ ...FAILED, updatedAt })
        .where(and(eq(crmJobs.id, id), isOpen));
    },
  });
