import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import { crmOpportunities, crmTasks, workspaceMembers, workspaces } from '#db/schema/index.ts';
import type { Notice } from '#features/accounts/notifications/notice.server.ts';
import { lastActivity, openStage, staleAfter } from '#features/leads/opportunities/stale-deals.server.ts';

/** Time after the first moment and up to the last. */
export type Period = { after: string; upTo: string };

const rowOf = z.object({ recordId: z.number(), userId: z.number(), workspaceId: z.number(), at: z.string() });

const HOUR_MS = 3_600_000;
/** A task of a whole day is due at 23:59 of its author's day, and told at 8:59. */
const MORNING_HOURS = 15;

const hoursAfter = (iso: string, hours: number): string =>
  new Date(Date.parse(iso) + hours * HOUR_MS).toISOString();

/** The member that answers for a record of the workspace; in a personal one its one member. */
const memberOf = (column: 'ownerId' | 'assigneeId') =>
  sql`join ${workspaceMembers} m on m."workspaceId" = w."id"
    and m."userId" = coalesce(r.${sql.identifier(column)}, iif(w."isPersonal", w."createdBy", null))`;

/**
 * Selects the open tasks of a period. It is asked after every change, so it reads no others: `cross join` keeps the order of the
 * tables, which SQLite, having no statistics, would choose so that it reads all open tasks.
 */
export const dueTasksQuery = ({ after, upTo }: Period): SQL => {
  const told = (at: SQL, tables: SQL) =>
    sql`select r."id" as "recordId", m."userId" as "userId", m."workspaceId" as "workspaceId", ${at} as "at"
      from ${tables} on w."id" = r."workspaceId" ${memberOf('assigneeId')} where r."doneAt" is null`;
  const due = sql`iif(r."dueAt" like '%:59:__.___Z',
    strftime('%Y-%m-%dT%H:%M:%fZ', r."dueAt", ${`-${MORNING_HOURS} hours`}), r."dueAt")`;
  // Along the index of the reminders of all workspaces, which has the due date of a task without one.
  const reminded = told(sql`r."remindAt"`, sql`${crmTasks} r cross join ${workspaces} w`);
  const reminder = sql`coalesce(r."remindAt", r."dueAt")`;
  // Along the index of the due dates of each workspace.
  const isDue = told(due, sql`${workspaces} w cross join ${crmTasks} r`);
  return sql`${reminded} and r."remindAt" is not null and ${reminder} > ${after} and ${reminder} <= ${upTo}
    union ${isDue} and r."dueAt" > ${after} and r."dueAt" <= ${hoursAfter(upTo, MORNING_HOURS)}`;
};

/** Open tasks at the time of their reminder and when they are due; both at one time are one notice, by its key. */
export async function dueTasks(tx: Database, period: Period): Promise<Notice[]> {
  const { after, upTo } = period;
  return z
    .array(rowOf)
    .parse(await tx.all(dueTasksQuery(period)))
    .filter(({ at }) => at > after && at <= upTo)
    .map((row) => ({
      ...row,
      kind: 'task_due',
      record: 'task',
      actorId: null,
      key: `task:${row.recordId}:${row.at}`,
    }));
}

/**
 * Open opportunities in which nothing has happened for as many days as their stage allows: once for each time they fall
 * asleep. Those that do together, as after an import, are one notification of a member.
 */
export async function staleDeals(db: Database, { after, upTo }: Period): Promise<Notice[]> {
  const asleepAt = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${lastActivity}, '+' || ${staleAfter} || ' days')`;
  const rows = await db.all(
    sql`select r."id" as "recordId", m."userId" as "userId", m."workspaceId" as "workspaceId", ${lastActivity} as "at"
      from ${crmOpportunities} r join ${workspaces} w on w."id" = r."workspaceId" ${memberOf('ownerId')}
      join ${openStage}
      where r."updatedAt" <= strftime('%Y-%m-%dT%H:%M:%fZ', ${upTo}, '-' || ${staleAfter} || ' days')
        and ${asleepAt} > ${after} and ${asleepAt} <= ${upTo}`,
  );
  return z
    .array(rowOf)
    .parse(rows)
    .map((row) => ({
      ...row,
      kind: 'deal_stale',
      record: 'opportunity',
      actorId: null,
      key: `stale:${row.workspaceId}:${upTo}`,
      at: upTo,
    }));
}
