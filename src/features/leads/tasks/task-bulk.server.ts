import { and, count, desc, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { crmTasks } from '#db/schema/index.ts';
import { isAmongIds } from '#features/leads/bulk/among-ids.server.ts';
import type { Job } from '#features/leads/bulk/job.schema.ts';
import { gatherIds, startJob } from '#features/leads/bulk/job.server.ts';
import type { BulkPreview } from '#features/leads/bulk/preview.schema.ts';
import { requireMember } from '#features/leads/owners/owner.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { setTasks } from './task-batch.server.ts';
import type { TaskBulk, TaskPreview } from './task-bulk.schema.ts';
import type { TaskValues } from './task-change.rules.ts';
import { matchingTasks } from './task-list.server.ts';
import { deleteTask } from './task.server.ts';

/** Former values that an answer lists; the tasks with the rest are counted together. */
const MOST_VALUES = 5;

/** As `changesOf` decides it for one task. */
function differs({ assigneeId, dueAt, doneAt }: TaskValues): SQL {
  const found = [
    ...(assigneeId === undefined ? [] : [sql`${crmTasks.assigneeId} is not ${assigneeId}`]),
    ...(dueAt === undefined ? [] : [sql`${crmTasks.dueAt} is not ${dueAt}`]),
    ...(doneAt === undefined ? [] : [doneAt === null ? isNotNull(crmTasks.doneAt) : isNull(crmTasks.doneAt)]),
  ];
  return or(...found) ?? sql`false`;
}

/** Errors: `not_found` if one id is not the workspace's. */
async function chosenIds(ctx: ServiceContext, body: TaskBulk | TaskPreview): Promise<number[]> {
  if ('allMatching' in body) {
    const { q, filter } = body.allMatching;
    return gatherIds(ctx.db, await matchingTasks(ctx, { q, ...filter }));
  }
  const ids = [...new Set(body.ids)];
  if ((await ctx.rows(crmTasks).count(isAmongIds(crmTasks.id, ids))) < ids.length)
    throw new AppError('not_found');
  return ids;
}

/**
 * Changes or deletes all of the tasks named or none, in one call that is undone by its cause; all that match a list by a
 * job. A recurring task that is done is followed by its next one. Errors: those of `chosenIds` and `updateTask`.
 */
export async function changeTasks(ctx: ServiceContext, body: TaskBulk): Promise<{ count: number } | Job> {
  const ids = await chosenIds(ctx, body);
  if ('ids' in body) {
    if ('set' in body) return { count: await setTasks(ctx, ids, body.set) };
    for (const each of ids) await deleteTask(ctx, each);
    return { count: ids.length };
  }
  if ('delete' in body)
    return ctx.db.transaction((tx) => startJob({ ...ctx, db: tx }, 'task', { delete: true }, ids));
  await requireMember(ctx, 'assigneeId', body.set.assigneeId);
  const { id } = crmTasks;
  const some = await ctx
    .rows(crmTasks)
    .select({ id })
    .where(and(isAmongIds(id, ids), differs(body.set)))
    .orderBy(id);
  const set = Object.fromEntries(
    Object.entries(body.set).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const changed = some.map((row) => row.id);
  return ctx.db.transaction((tx) => startJob({ ...ctx, db: tx }, 'task', { set }, changed));
}

/** Says what `changeTasks` would do, which changes nothing. Errors: as that. */
export async function previewTasks(ctx: ServiceContext, body: TaskPreview): Promise<BulkPreview> {
  const { set } = body;
  await requireMember(ctx, 'assigneeId', set.assigneeId);
  const ids = await chosenIds(ctx, body);
  const where = and(isAmongIds(crmTasks.id, ids), differs(set));
  const changed = await ctx.rows(crmTasks).count(where);
  const fields: BulkPreview['fields'] = [];
  for (const field of ['assigneeId', 'dueAt'] as const) {
    if (set[field] === undefined) continue;
    const value = crmTasks[field];
    const replaced = await ctx
      .rows(crmTasks)
      .select({ value: sql<string | number | null>`${value}`, count: count() })
      .where(and(where, sql`${value} is not ${set[field]}`))
      .groupBy(value)
      .orderBy(desc(count()), value);
    if (replaced.length === 0) continue;
    const others = replaced.slice(MOST_VALUES).reduce((all, each) => all + each.count, 0);
    fields.push({ field, replaced: replaced.slice(0, MOST_VALUES), others });
  }
  const total = ids.length;
  return { total, changed, same: total - changed, refused: 0, fields, refusals: [] };
}
