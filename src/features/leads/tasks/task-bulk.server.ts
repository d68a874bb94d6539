import { inArray } from 'drizzle-orm';
import { crmTasks } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { TaskBulk } from './task-bulk.schema.ts';
import { deleteTask, updateTask } from './task.server.ts';

/**
 * Changes or deletes all of the tasks of one call or none; the call is undone by its cause. What was done before keeps its
 * time, and a recurring task that is done is followed by its next one. Errors: `not_found` if one id is not the
 * workspace's; those of `updateTask`.
 */
export async function changeTasks(ctx: ServiceContext, body: TaskBulk): Promise<{ count: number }> {
  const ids = [...new Set(body.ids)];
  const { id, assigneeId, dueAt, doneAt } = crmTasks;
  const there = await ctx.rows(crmTasks).select({ id, assigneeId, dueAt, doneAt }).where(inArray(id, ids));
  if (there.length < ids.length) throw new AppError('not_found');
  if ('delete' in body) {
    for (const each of ids) await deleteTask(ctx, each);
    return { count: ids.length };
  }
  let count = 0;
  for (const task of there) {
    const { doneAt: done, ...set } = body.set;
    const isDoneAlready = task.doneAt !== null && done !== null;
    const values = { ...set, ...(done !== undefined && !isDoneAlready && { doneAt: done }) };
    const names = ['assigneeId', 'dueAt', 'doneAt'] as const;
    if (!names.some((name) => values[name] !== undefined && values[name] !== task[name])) continue;
    await updateTask(ctx, task.id, values);
    count += 1;
  }
  return { count };
}
