import { inArray } from 'drizzle-orm';
import { crmTasks } from '#db/schema/index.ts';
import type { Change } from '#features/leads/bulk/bulk.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { taskSetSchema } from './task-bulk.schema.ts';
import { changesOf, type TaskValues } from './task-change.rules.ts';
import { deleteTask, updateTask } from './task.server.ts';

/** Changes those that are not so already, one by one, because a recurring one that is done is followed by its next; returns how many. */
export async function setTasks(
  ctx: ServiceContext,
  ids: readonly number[],
  values: TaskValues,
): Promise<number> {
  const { id, assigneeId, dueAt, doneAt } = crmTasks;
  const there = await ctx
    .rows(crmTasks)
    .select({ id, assigneeId, dueAt, doneAt })
    .where(inArray(id, [...ids]));
  let count = 0;
  for (const task of there) {
    const changes = changesOf(task, values);
    if (!changes) continue;
    await updateTask(ctx, task.id, changes);
    count += 1;
  }
  return count;
}

/** Carries out a batch of a job, in its transaction; returns how many tasks it left as they were. */
export async function changeTaskBatch(
  ctx: ServiceContext,
  change: Change,
  chosen: readonly number[],
): Promise<number> {
  if ('set' in change) return chosen.length - (await setTasks(ctx, chosen, taskSetSchema.parse(change.set)));
  if (!('delete' in change)) throw new Error('tasks have no tags');
  const there = await ctx
    .rows(crmTasks)
    .select({ id: crmTasks.id })
    .where(inArray(crmTasks.id, [...chosen]));
  for (const { id } of there) await deleteTask(ctx, id);
  return chosen.length - there.length;
}
