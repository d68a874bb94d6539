import { and, eq } from 'drizzle-orm';
import { reportActionReadings, reportActions } from '#db/schema/index.ts';
import { requireOwnReport } from '#features/consulting/report/report.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import type {
  ActionTracker,
  DeleteReading,
  PutReading,
  TrackedAction,
  UpdateAction,
} from './tracker.schema.ts';
import { trackReport } from './tracked-actions.server.ts';
import { MOST_READINGS } from './tracker.values.ts';

/** Throws `not_found` for another workspace's report. */
export async function readTracker(ctx: ServiceContext, reportId: number): Promise<ActionTracker> {
  return trackReport(ctx, await requireOwnReport(ctx, reportId));
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
export async function updateAction(
  ctx: ServiceContext,
  reportId: number,
  { actionId, updatedAt: read, ...changes }: UpdateAction,
): Promise<TrackedAction> {
  const current = await requireAction(ctx, reportId, actionId);
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
  const at = nextUpdatedAt(current.updatedAt, ctx.now);
  const { status = current.status } = changes;
  const doneAt = status === 'done' ? (current.doneAt ?? at) : null;
  await ctx
    .rows(reportActions)
    .update({ ...changes, status, doneAt, updatedAt: at })
    .where(and(eq(reportActions.reportId, reportId), eq(reportActions.actionId, actionId)));
  return requireAction(ctx, reportId, actionId);
}

/**
 * Enters the KPI's value of a day, in place of an earlier one. Errors: those of `updateAction`; 422 beyond ten years of
 * weeks.
 */
export async function putReading(
  ctx: ServiceContext,
  reportId: number,
  { actionId, day, value }: PutReading,
): Promise<TrackedAction> {
  const { readings } = await requireAction(ctx, reportId, actionId);
  if (readings.length >= MOST_READINGS && !readings.some((reading) => reading.day === day))
    throw new AppError('invalid', { fields: { day: 'consulting:tracker.readingsFull' } });
  await ctx
    .rows(reportActionReadings)
    .insert({ reportId, actionId, day, value, createdAt: ctx.now.toISOString() })
    .onConflictDoUpdate({
      target: [reportActionReadings.reportId, reportActionReadings.actionId, reportActionReadings.day],
      set: { value },
    });
  return requireAction(ctx, reportId, actionId);
}

export async function deleteReading(
  ctx: ServiceContext,
  reportId: number,
  { actionId, day }: DeleteReading,
): Promise<void> {
  await requireAction(ctx, reportId, actionId);
  await ctx
    .rows(reportActionReadings)
    .delete()
    .where(
      and(
        eq(reportActionReadings.reportId, reportId),
        eq(reportActionReadings.actionId, actionId),
        eq(reportActionReadings.day, day),
      ),
    );
}
