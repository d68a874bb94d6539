import { and, asc, eq, isNull, lt, max, sql } from 'drizzle-orm';
import { recordPart } from '#db/journal/cause.ts';
import { causes, changes, crmJobBatches, crmJobs } from '#db/schema/index.ts';
import { jobCause, type ServiceContext } from '#kernel/context.ts';
import { keepLease, LeaseLost, type Lease } from '#kernel/jobs/lease.ts';
import { isAmongIds } from './among-ids.server.ts';
import { changeSchema } from './bulk.schema.ts';
import { applyBatch, undoBatch } from './job-batch.server.ts';
import { BATCH_RECORDS, type JobRow } from './job.server.ts';

export const isRunning = ({ id }: JobRow) => and(eq(crmJobs.id, id), eq(crmJobs.status, 'running'));

export type Work = {
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
export async function nextPart({ ctx, row }: Work, records: number): Promise<Part | undefined> {
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
export async function runPart(work: Work, part: Part): Promise<void> {
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
