import { and, asc, desc, eq, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
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
type Batch = { position: number; ids: number[]; lastChange: number | null };

/** The next batches of a job, in order and of about so many records; an undo begins with the last. */
export function nextPart({ ctx, row }: Work, records: number): Promise<Batch[]> {
  const { jobId, position, lastChange, ids } = crmJobBatches;
  return ctx
    .rows(crmJobBatches)
    .select({ position, ids, lastChange })
    .where(
      row.undoesId === null
        ? and(eq(jobId, row.id), isNull(lastChange))
        : and(eq(jobId, row.undoesId), isNotNull(lastChange)),
    )
    .orderBy(row.undoesId === null ? asc(position) : desc(position))
    .limit(Math.max(1, Math.floor(records / BATCH_RECORDS)));
}

/** As its batch keeps it: the newest change of the journal, -1 before there is one. */
async function lastChangeOf({ db }: ServiceContext): Promise<number> {
  const [last] = await db.select({ id: max(changes.id) }).from(changes);
  return last?.id ?? -1;
}

function noteBatch(
  ctx: ServiceContext,
  jobId: number,
  positions: readonly number[],
  lastChange: number | null,
) {
  return ctx
    .rows(crmJobBatches)
    .update({ lastChange })
    .where(and(eq(crmJobBatches.jobId, jobId), isAmongIds(crmJobBatches.position, positions)));
}

/** Changes the records of each batch; returns how many were left as they were. */
async function change({ row }: Work, ctx: ServiceContext, part: readonly Batch[]): Promise<number> {
  const wanted = changeSchema.parse(row.change);
  let kept = 0;
  for (const { position, ids } of part) {
    kept += await applyBatch(ctx, row.kind, wanted, ids);
    await noteBatch(ctx, row.id, [position], await lastChangeOf(ctx));
  }
  return kept;
}

/** Takes back what the journal has of the batches; returns how many records were left as they are. */
async function takeBack(
  { undoes }: Work,
  ctx: ServiceContext,
  { kind, change: wanted, undoesId }: JobRow & { undoesId: number },
  part: readonly Batch[],
  undoId: number,
): Promise<number> {
  if (undoes === null) throw new Error('the change to undo has no cause');
  // A second undo of the cause finds nothing to do.
  await ctx.db
    .update(causes)
    .set({ undoneBy: undoId })
    .where(and(eq(causes.id, undoes), isNull(causes.undoneBy)));
  const positions = part.map(({ position }) => position);
  const { jobId, position, lastChange } = crmJobBatches;
  const [before] = await ctx
    .rows(crmJobBatches)
    .select({ lastChange: max(lastChange) })
    .where(and(eq(jobId, undoesId), lt(position, Math.min(...positions))));
  const upTo = Math.max(...part.map((batch) => batch.lastChange ?? -1));
  const stretch = { causeId: undoes, after: before?.lastChange ?? -1, upTo };
  const kept = await undoBatch(ctx, { kind, change: changeSchema.parse(wanted), undoId, ...stretch });
  await noteBatch(ctx, undoesId, positions, null);
  return kept;
}

/** Runs some batches and stores the job's progress in the same transaction. */
export async function runPart(work: Work, part: readonly Batch[]): Promise<void> {
  const { ctx, row, lease, clock } = work;
  const now = clock();
  const cause = {
    ...jobCause({ ...ctx, now }, 'bulk'),
    ...(work.undoes === null ? { kind: 'bulk' as const } : { kind: 'undo' as const, undoes: work.undoes }),
    causeId: row.causeId,
  };
  row.causeId = await recordPart(ctx.db, cause, async (tx, causeId) => {
    const inside = { ...ctx, db: tx, now };
    const { undoesId } = row;
    const kept = await (undoesId === null
      ? change(work, inside, part)
      : takeBack(work, inside, { ...row, undoesId }, part, causeId));
    const count = part.reduce((sum, { ids }) => sum + ids.length, 0);
    const advanced = await inside
      .rows(crmJobs)
      .update({
        done: sql`${crmJobs.done} + ${count}`,
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
