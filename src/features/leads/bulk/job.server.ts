import { and, eq, inArray, isNotNull, lt, min, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { crmJobBatches, crmJobs } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { recordDeletion, recordMany } from '#features/accounts/workspaces/workspace-log.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { enqueue } from '#kernel/jobs/enqueue.ts';
import type { JobKind } from '#kernel/jobs/job.ts';
import { wordsOf } from '#kernel/api/problem.ts';
import { AppError } from '#shared/errors.ts';
import { changeSchema, type Change } from './bulk.schema.ts';
import type { Job } from './job.schema.ts';
import type { JobRecordKind } from '#features/leads/leads.values.ts';

/** Jobs that may be waiting or running at once in one workspace. */
const MAX_OPEN_JOBS = 3;
/** Records of a stored batch; a transaction carries out as many batches as a person does not notice. */
export const BATCH_RECORDS = 50;
/** Batches per INSERT, three parameters each. */
const INSERT_BATCHES = 500;
const RETRY_SECONDS = 10;
/** The retention of deleted records (`undo.server.ts`). */
const UNDO_HOURS = 24;

export const changeJob: JobKind<{ id: number }> = {
  kind: 'change',
  lane: 'bulk',
  payload: z.strictObject({ id: z.int() }),
};

export type JobRow = typeof crmJobs.$inferSelect;
const isOpen = inArray(crmJobs.status, ['queued', 'running']);

async function requireJobRow(ctx: ServiceContext, id: number): Promise<JobRow> {
  const [row] = await ctx.rows(crmJobs).select().where(eq(crmJobs.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

async function jobAnswer(ctx: ServiceContext, row: JobRow): Promise<Job> {
  const { id, kind, status, done, total, kept, undoesId, error, createdAt, updatedAt } = row;
  const [undo] = await ctx.rows(crmJobs).select({ id: crmJobs.id }).where(eq(crmJobs.undoesId, id));
  return {
    id,
    kind,
    status,
    done,
    total,
    kept,
    undoesId,
    createdAt,
    updatedAt,
    undoneById: undo?.id ?? null,
    change: changeSchema.parse(row.change),
    ...(error !== null && { error: wordsOf({ error }, ctx.locale)['error'] ?? error }),
  };
}

/** Errors: `not_found`, also for a job of another workspace or one that has expired. */
export const findJob = async (ctx: ServiceContext, id: number): Promise<Job> =>
  jobAnswer(ctx, await requireJobRow(ctx, id));

/** Errors: `too_many_requests` while the workspace has too many open jobs. */
async function requireRoom(ctx: ServiceContext): Promise<void> {
  if ((await ctx.rows(crmJobs).count(isOpen)) >= MAX_OPEN_JOBS)
    throw new AppError('too_many_requests', {
      messageKey: 'leads:jobs.tooMany',
      retryAfterSeconds: RETRY_SECONDS,
    });
}

type NewJob = { kind: JobRecordKind; change: Change; total: number; undoesId?: number };

async function insertJob(ctx: ServiceContext, job: NewJob): Promise<JobRow> {
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(crmJobs)
    .insert({ ...job, userId: ctx.user.id, createdAt: at, updatedAt: at })
    .returning();
  if (!made) throw new AppError('internal');
  await enqueue(ctx.db, ctx.now, changeJob, { id: made.id }, { uniqueKey: `change:${made.id}` });
  return made;
}

const oneText = z.array(z.object({ ids: z.string() }));
const idList = z.array(z.number());

/**
 * Returns the ids of a query in order, aggregated by SQLite into one text (there may be a hundred thousand). Runs
 * before the transaction that stores them, so that no writer waits for it.
 */
export async function gatherIds(db: Database, query: SQL | readonly number[]): Promise<number[]> {
  if (!('getSQL' in query)) return [...query];
  const [row] = oneText.parse(
    await db.all(sql`with found(id) as (${query}) select json_group_array(id) as ids from (
      select distinct id from found order by id)`),
  );
  return idList.parse(JSON.parse(row?.ids ?? '[]'));
}

/** Starts a job over these records, in the caller's transaction; records that match later are not touched. */
export async function startJob(
  ctx: ServiceContext,
  kind: JobRecordKind,
  change: Change,
  ids: readonly number[],
): Promise<Job> {
  await requireRoom(ctx);
  const job = await insertJob(ctx, { kind, change, total: ids.length });
  if ('delete' in change) await recordDeletion(ctx, kind, ids.length);
  else await recordMany(ctx, 'records_changed', kind, ids.length);
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH_RECORDS) }, (_, position) => ({
    jobId: job.id,
    position,
    ids: ids.slice(position * BATCH_RECORDS, (position + 1) * BATCH_RECORDS),
  }));
  for (let from = 0; from < batches.length; from += INSERT_BATCHES)
    await ctx.rows(crmJobBatches).insert(batches.slice(from, from + INSERT_BATCHES));
  return jobAnswer(ctx, job);
}

/** Returns how many records are done. Errors: `immutable` for a change of before the journal. */
async function undoable(ctx: ServiceContext, jobId: number): Promise<number> {
  const { ids, lastChange } = crmJobBatches;
  const [row] = await ctx
    .rows(crmJobBatches)
    .select({
      n: sql<number>`coalesce(sum(json_array_length(${ids})), 0)`,
      first: min(lastChange),
    })
    .where(and(eq(crmJobBatches.jobId, jobId), isNotNull(lastChange)));
  if ((row?.first ?? 0) < 0) throw new AppError('immutable', { messageKey: 'leads:jobs.tooOld' });
  return row?.n ?? 0;
}

/**
 * Undoes a job by starting a second one; a running job is stopped and its finished part undone. Idempotent: returns the
 * existing undo. Errors: `not_found`; `immutable` for the undo of an undo, and a change that is too old.
 */
export async function undoJob(ctx: ServiceContext, id: number): Promise<Job> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const row = await requireJobRow(inside, id);
    if (row.undoesId !== null) throw new AppError('immutable', { messageKey: 'leads:jobs.undoOfUndo' });
    const [before] = await inside.rows(crmJobs).select().where(eq(crmJobs.undoesId, id));
    if (before) return jobAnswer(inside, before);
    await inside
      .rows(crmJobs)
      .update({ status: 'failed', error: 'leads:jobs.stopped' })
      .where(and(eq(crmJobs.id, id), isOpen));
    const total = await undoable(inside, id);
    const undo = await insertJob(inside, {
      kind: row.kind,
      change: changeSchema.parse(row.change),
      total,
      undoesId: id,
    });
    return jobAnswer(inside, undo);
  });
}

/** Deletes expired jobs of all workspaces. Called by the hourly job. */
export async function forgetJobs(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNDO_HOURS * 3_600_000).toISOString();
  const isOver = and(inArray(crmJobs.status, ['done', 'failed']), lt(crmJobs.updatedAt, before));
  const over = everyRow(db, crmJobs).select({ id: crmJobs.id }).where(isOver);
  await deleteInPieces(db, crmJobBatches, inArray(crmJobBatches.jobId, over));
  await deleteInPieces(db, crmJobs, isOver);
}
