import { and, eq, isNull, ne } from 'drizzle-orm';
import { crmTasks } from '#db/schema/index.ts';
import { restore } from '#features/accounts/journal/undo.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { completeLinks } from '#features/leads/timeline/record-links.server.ts';
import { ownerOfNew, requireMember } from '#features/leads/owners/owner.server.ts';
import { requireTask } from './task-rows.server.ts';
import { nextDue } from './task.rules.ts';
import type { CreateTask, Task, UpdateTask } from './task.schema.ts';

/** Errors: `not_found` for a record of another workspace. */
export async function createTask(ctx: ServiceContext, input: CreateTask): Promise<Task> {
  const links = await completeLinks(ctx, input);
  const assigneeId = await ownerOfNew(ctx, 'assigneeId', input.assigneeId);
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(crmTasks)
    .insert({
      ...input,
      ...links,
      assigneeId,
      userId: ctx.user.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: crmTasks.id });
  if (!made) throw new AppError('internal');
  return requireTask(ctx, made.id);
}

/** Creates the task that follows a completed recurring one, at the same local hour. */
async function addNext(ctx: ServiceContext, done: Task, timeZone: string): Promise<void> {
  if (done.recurrence === null || done.dueAt === null) return;
  const { title, notes, recurrence, assigneeId, contactId, companyId, opportunityId } = done;
  const at = ctx.now.toISOString();
  await ctx.rows(crmTasks).insert({
    title,
    notes,
    recurrence,
    assigneeId,
    contactId,
    companyId,
    opportunityId,
    userId: ctx.user.id,
    dueAt: nextDue(done.dueAt, recurrence, ctx.now, timeZone),
    createdAt: at,
    updatedAt: at,
  });
}

/** Deletes the task that completing this one created, unless it was edited. */
async function removeNext(ctx: ServiceContext, reopened: Task): Promise<void> {
  if (reopened.recurrence === null || reopened.doneAt === null) return;
  const { title, recurrence, updatedAt } = reopened;
  await ctx
    .rows(crmTasks)
    .delete()
    .where(
      and(
        ne(crmTasks.id, reopened.id),
        eq(crmTasks.title, title),
        eq(crmTasks.recurrence, recurrence),
        eq(crmTasks.createdAt, updatedAt),
        eq(crmTasks.updatedAt, updatedAt),
        isNull(crmTasks.doneAt),
      ),
    );
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). */
export async function updateTask(ctx: ServiceContext, id: number, input: UpdateTask): Promise<Task> {
  const { updatedAt: read, timeZone = timeZoneOf(ctx.timeZone), ...changes } = input;
  const current = await requireTask(ctx, id);
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
  await requireMember(ctx, 'assigneeId', changes.assigneeId);
  const isRelinked = 'contactId' in changes || 'companyId' in changes || 'opportunityId' in changes;
  const links = isRelinked ? await completeLinks(ctx, { ...current, ...changes }) : {};
  const updatedAt = nextUpdatedAt(current.updatedAt, ctx.now);
  await ctx
    .rows(crmTasks)
    .update({ ...changes, ...links, updatedAt })
    .where(eq(crmTasks.id, id));
  const { title = current.title, notes = current.notes, recurrence = current.recurrence } = changes;
  const { dueAt = current.dueAt, doneAt = current.doneAt, assigneeId = current.assigneeId } = changes;
  const task = { ...current, title, notes, recurrence, dueAt, doneAt, assigneeId, ...links };
  if (current.doneAt === null && task.doneAt !== null)
    await addNext({ ...ctx, now: new Date(updatedAt) }, task, timeZone);
  if (current.doneAt !== null && task.doneAt === null) await removeNext(ctx, current);
  return requireTask(ctx, id);
}

/** Deletes a task; can be undone for a day. Errors: `not_found`. */
export async function deleteTask(ctx: ServiceContext, id: number): Promise<void> {
  await requireTask(ctx, id);
  await ctx.rows(crmTasks).delete().where(eq(crmTasks.id, id));
}

/** Errors: `not_found`. */
export async function restoreTask(ctx: ServiceContext, id: number): Promise<Task> {
  await restore(ctx, 'task', id);
  return requireTask(ctx, id);
}
