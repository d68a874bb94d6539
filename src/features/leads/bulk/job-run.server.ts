import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { appErrorIn } from '#db/errors.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { crmJobBatches, crmJobs, users } from '#db/schema/index.ts';
import { hasCome } from '#db/stored-times.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#server/context.ts';
import { changeSchema } from './bulk.schema.ts';
import { applyBatch } from './job-batch.server.ts';
import { undoBatch } from './job-undo.server.ts';
import type { JobRow } from './job.server.ts';

/** Longer than a batch takes; after a crash another run takes the job over when this expires. */
const LEASE_MS = 60_000;
/** Batches before the next job runs, so that a long job does not block short ones. */
const TURN_BATCHES = 20;

const isDue = (now: Date) =>
  and(
    inArray(crmJobs.status, ['queued', 'running']),
    or(isNull(crmJobs.leaseUntil), hasCome(crmJobs.leaseUntil, now, LEASE_MS)),
  );

const isMine = ({ id, leaseToken }: JobRow) =>
  and(eq(crmJobs.id, id), eq(crmJobs.leaseToken, leaseToken ?? ''), eq(crmJobs.status, 'running'));

/** Claims the job that has waited longest, in a single statement so that only one of two processes gets it. */
async function claim(db: Database, now: Date): Promise<JobRow | undefined> {
  const next = () =>
    db
      .select({ id: crmJobs.id })
      .from(crmJobs)
      .where(isDue(now))
      .orderBy(asc(crmJobs.updatedAt), asc(crmJobs.id))
      .limit(1);
  if ((await next()).length === 0) return undefined;
  const [row] = await db
    .update(crmJobs)
    .set({
      status: 'running',
      leaseToken: randomUUID(),
      leaseUntil: new Date(now.getTime() + LEASE_MS).toISOString(),
    })
    .where(and(eq(crmJobs.id, sql`(${next()})`), isDue(now)))
    .returning();
  return row;
}

type Work = { ctx: ServiceContext; row: JobRow; clock: () => Date };

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
  { ctx, row, clock }: Work,
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
        leaseUntil: new Date(now.getTime() + LEASE_MS).toISOString(),
        updatedAt: now.toISOString(),
      })
      .where(isMine(row))
      .returning({ id: crmJobs.id });
    // The job was stopped by an undo, or its lease expired and another process took over: roll the batch back.
    if (advanced.length === 0) throw new LeaseLost();
  });
}

class LeaseLost extends Error {}

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

const release = { leaseToken: null, leaseUntil: null };

async function contextOf(db: Database, { userId }: JobRow, now: Date): Promise<ServiceContext> {
  const { id, username, name, email, role, language } = users;
  const [user] = await db
    .select({ id, username, name, email, role, language })
    .from(users)
    .where(eq(id, userId));
  if (!user) throw new Error('the user of the job is gone');
  return { db, now, locale: user.language, user };
}

export type JobLog = { error: (about: object, message: string) => void };

/** Runs some batches of the job that has waited longest; returns whether there was one. */
export async function runNextJob(
  db: Database,
  { signal, clock, log }: { signal: AbortSignal; clock: () => Date; log: JobLog },
): Promise<boolean> {
  const row = await claim(db, clock());
  if (!row) return false;
  try {
    const ctx = await contextOf(db, row, clock());
    if ((await ownWorkspaceId(ctx)) !== row.workspaceId) throw new Error('not the workspace of the job');
    const outcome = await takeTurn({ ctx, row, clock }, signal);
    const status = outcome === 'done' ? { status: 'done' as const } : {};
    await db
      .update(crmJobs)
      .set({ ...release, ...status, updatedAt: clock().toISOString() })
      .where(isMine(row));
  } catch (error) {
    if (error instanceof LeaseLost) return true;
    // The database is busy or closing: the lease expires and another run resumes the job.
    if (appErrorIn(error)) throw error;
    log.error({ err: error, jobId: row.id }, 'job of many records failed');
    await db
      .update(crmJobs)
      .set({ ...release, status: 'failed', error: 'errors:internal', updatedAt: clock().toISOString() })
      .where(isMine(row));
  }
  return true;
}
