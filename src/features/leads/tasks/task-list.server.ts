import { and, gte, isNotNull, isNull, lt, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { orderOf, type Order } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { whereGiven } from '#db/list/where-given.ts';
import { crmTasks } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { dayBounds, wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { betweenDays } from '#db/between-days.ts';
import { ofOwner } from '#features/leads/owners/owner.server.ts';
import { requireLinks } from '#features/leads/timeline/record-links.server.ts';
import { selectTasks, toTask } from './task-rows.server.ts';
import type { Task, TaskCounts, TaskCountsQuery, TaskQuery } from './task.schema.ts';
import type { TaskState } from './task.values.ts';
import { askedCondition } from '#features/leads/views/view.server.ts';
import { holdsWords } from '#features/leads/search/search-index.server.ts';

const { id, dueAt, remindAt, doneAt, createdAt } = crmTasks;

/** Tasks without a date come last. */
const dueKey = { by: sql`coalesce(${dueAt}, '9999')`, holds: 'string' } as const;

/** The moment, and the end of its day in a time zone, as ISO times: values, or the places of them in a statement. */
export type Today<Value = string | Placeholder> = { now: Value; end: Value };

export const todayAt = (now: Date, timeZone: string): Today<string> => ({
  now: now.toISOString(),
  end: dayBounds(wallTime(now, timeZone).day, timeZone).end,
});

/** Condition of a tab of the list. */
export function inState(state: TaskState, { now, end }: Today): SQL | undefined {
  const isOpen = isNull(doneAt);
  const states: Record<TaskState, SQL | undefined> = {
    open: isOpen,
    done: isNotNull(doneAt),
    undated: and(isOpen, isNull(dueAt)),
    overdue: and(isOpen, lt(dueAt, now)),
    upcoming: and(isOpen, gte(dueAt, end)),
    today: and(isOpen, or(lt(dueAt, end), lt(remindAt, end))),
  };
  return states[state];
}

const taskOrder = ({ sort, state }: TaskQuery): Order =>
  orderOf({ dueAt: dueKey, createdAt, doneAt }, id, sort ?? (state === 'done' ? '-doneAt' : 'dueAt'));

type OfRecord = Pick<TaskQuery, 'contactId' | 'companyId' | 'opportunityId'>;

/** Tasks of the workspace, or of one record, which `requireRecord` checks. */
const ofRecord = ({ contactId, companyId, opportunityId }: OfRecord): SQL | undefined =>
  whereGiven(
    [crmTasks.contactId, contactId],
    [crmTasks.companyId, companyId],
    [crmTasks.opportunityId, opportunityId],
  );

/** Errors: `not_found` for a record of another workspace. */
const requireRecord = (ctx: ServiceContext, { contactId, companyId, opportunityId }: OfRecord) =>
  requireLinks(ctx, { contactId, companyId, opportunityId });

export type TaskFilter = Omit<TaskQuery, 'sort' | 'cursor' | 'limit' | 'count'>;

/** Condition of the list's filters. Errors: as `askedCondition`. */
async function taskFilters(ctx: ServiceContext, query: TaskFilter): Promise<SQL | undefined> {
  const { q, timeZone = timeZoneOf(ctx.timeZone), doneFrom, doneTo } = query;
  return and(
    ofRecord(query),
    ofOwner(ctx, crmTasks.assigneeId, query.assignee),
    query.state && inState(query.state, todayAt(ctx.now, timeZone)),
    betweenDays(ctx, doneAt, { from: doneFrom, to: doneTo }),
    holdsWords(ctx, q, { task: id }),
    await askedCondition(ctx, 'task', query),
  );
}

/** Returns a query for the ids of all tasks that match the filters. Errors: as `listTasks`. */
export async function matchingTasks(ctx: ServiceContext, query: TaskFilter): Promise<SQL> {
  await requireRecord(ctx, query);
  return ctx
    .rows(crmTasks)
    .select({ id })
    .where(await taskFilters(ctx, query))
    .getSQL();
}

/** Errors: `not_found` for a record of another workspace, `bad_request` for an invalid cursor; as `askedCondition`. */
export async function listTasks(ctx: ServiceContext, query: TaskQuery): Promise<Page<Task>> {
  const where = and(await taskFilters(ctx, query), query.sort === '-doneAt' ? isNotNull(doneAt) : undefined);
  const [page] = await Promise.all([
    listRows(query, {
      order: taskOrder(query),
      where,
      select: (place) => selectTasks(ctx, place),
      items: (rows) => rows.map(toTask),
      count: () => ctx.rows(crmTasks).count(where),
    }),
    requireRecord(ctx, query),
  ]);
  return page;
}

const NONE: Omit<TaskCounts, 'done'> = { today: 0, overdue: 0, upcoming: 0, undated: 0, open: 0 };

/**
 * Counts the tasks per tab, and the open ones per day for the API's callers, under the search of the list; its days are those of what is done. Errors: `not_found` for a record of another
 * workspace.
 */
export async function countTasks(
  ctx: ServiceContext,
  {
    timeZone = timeZoneOf(ctx.timeZone),
    q,
    doneFrom,
    doneTo,
    assignee,
    view,
    filter,
    ...record
  }: TaskCountsQuery,
): Promise<TaskCounts> {
  const own = and(
    ofRecord(record),
    ofOwner(ctx, crmTasks.assigneeId, assignee),
    holdsWords(ctx, q, { task: id }),
    await askedCondition(ctx, 'task', { view, filter }),
  );
  const onTheDays = betweenDays(ctx, doneAt, { from: doneFrom, to: doneTo });
  const today = todayAt(ctx.now, timeZone);
  const count = (state: TaskState) => sql<number>`count(case when ${inState(state, today)} then 1 end)`;
  const [[open], done] = await Promise.all([
    ctx
      .rows(crmTasks)
      .select({
        today: count('today'),
        overdue: count('overdue'),
        upcoming: count('upcoming'),
        undated: count('undated'),
        open: count('open'),
      })
      .where(and(own, isNull(doneAt))),
    // Separate, because the index alone can count them.
    ctx.rows(crmTasks).count(and(own, isNotNull(doneAt), onTheDays)),
    requireRecord(ctx, record),
  ]);
  return { ...NONE, ...open, done };
}
