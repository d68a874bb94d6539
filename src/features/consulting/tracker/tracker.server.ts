import { and, eq } from 'drizzle-orm';
import { allInOrder } from '#shared/all-in-order.ts';
import { commitWithLast } from '#db/commit-with-last.ts';
import { reportActionReadings, reportActions } from '#db/schema/index.ts';
import { requireOwnReport } from '#features/consulting/report/report.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import type {
  ActionTracker,
  DeleteReading,
  PutReading,
  TrackedAction,
  UpdateAction,
} from './tracker.schema.ts';
import { readTracked, trackedIn } from './tracked-actions.server.ts';
import { MOST_READINGS } from './tracker.values.ts';

/** Throws `not_found` for another user's report. */
export async function readTracker(ctx: ServiceContext, reportId: number): Promise<ActionTracker> {
  const [report, stored] = await allInOrder([requireOwnReport(ctx, reportId), readTracked(ctx, reportId)]);
  return trackedIn(ctx, report, stored);
}

async function requireAction(
  ctx: ServiceContext,
  reportId: number,
  actionId: string,
): Promise<TrackedAction> {
  const { items } = await readTracker(ctx, reportId);
  const found = items.find((item) => item.actionId === actionId);
  if (!found) throw new AppError('invalid', { fields: { actionId: 'errors:fields.choice' } });
  return found;
}

/**
 * Enters what became of an action; what a call does not name stays. Errors: `not_found`, 422 for an action that the
 * report does not have, 409 `stale` with the current action.
 */
export function updateAction(
  ctx: ServiceContext,
  reportId: number,
  { actionId, updatedAt: read, ...changes }: UpdateAction,
): Promise<TrackedAction> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const current = await requireAction(inside, reportId, actionId);
    if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
    const at = nextUpdatedAt(current.updatedAt, ctx.now);
    const { status = current.status } = changes;
    const doneAt = status === 'done' ? (current.doneAt ?? at) : null;
    await tx
      .update(reportActions)
      .set({ ...changes, status, doneAt, updatedAt: at })
      .where(and(eq(reportActions.reportId, reportId), eq(reportActions.actionId, actionId)));
    return () => requireAction(inside, reportId, actionId);
  });
}

/**
 * Enters the KPI's value of a day, in place of an earlier one. Errors: those of `updateAction`; 422 beyond ten years of
 * weeks.
 */
export function putReading(
  ctx: ServiceContext,
  reportId: number,
  { actionId, day, value }: PutReading,
): Promise<TrackedAction> {
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const { readings } = await requireAction(inside, reportId, actionId);
    if (readings.length >= MOST_READINGS && !readings.some((reading) => reading.day === day))
      throw new AppError('invalid', { fields: { day: 'consulting:tracker.readingsFull' } });
    await tx
      .insert(reportActionReadings)
      .values({ reportId, actionId, day, value, createdAt: ctx.now.toISOString() })
      .onConflictDoUpdate({
        target: [reportActionReadings.reportId, reportActionReadings.actionId, reportActionReadings.day],
        set: { value },
      });
    return () => requireAction(inside, reportId, actionId);
  });
}

export async function deleteReading(
  ctx: ServiceContext,
  reportId: number,
  { actionId, day }: DeleteReading,
): Promise<void> {
  await requireAction(ctx, reportId, actionId);
  await ctx.db
    .delete(reportActionReadings)
    .where(
      and(
        eq(reportActionReadings.reportId, reportId),
        eq(reportActionReadings.actionId, actionId),
        eq(reportActionReadings.day, day),
      ),
    );
}
