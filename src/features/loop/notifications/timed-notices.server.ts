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

/** The member that answers for a record; in a personal workspace its one member. */
const memberOf = (column: 'ownerId' | 'assigneeId') =>
  sql`join ${workspaces} w on w."id" = r."workspaceId"
    join ${workspaceMembers} m on m."workspaceId" = w."id"
      and m."userId" = coalesce(r.${sql.identifier(column)}, iif(w."isPersonal", w."createdBy", null))`;

/** Open tasks at the time of their reminder and when they are due; both at one time are one notice, by its key. */
export async function dueTasks(tx: Database, { after, upTo }: Period): Promise<Notice[]> {
  const told = (at: SQL) =>
    sql`select r."id" as "recordId", m."userId" as "userId", m."workspaceId" as "workspaceId", ${at} as "at"
      from ${crmTasks} r ${memberOf('assigneeId')} where r."doneAt" is null`;
  const due = sql`iif(r."dueAt" like '%:59:__.___Z',
    strftime('%Y-%m-%dT%H:%M:%fZ', r."dueAt", ${`-${MORNING_HOURS} hours`}), r."dueAt")`;
  const rows = await tx.all(
    sql`${told(sql`r."remindAt"`)} and r."remindAt" > ${after} and r."remindAt" <= ${upTo}
      union ${told(due)} and r."dueAt" > ${after} and r."dueAt" <= ${hoursAfter(upTo, MORNING_HOURS)}`,
  );
  return z
    .array(rowOf)
    .parse(rows)
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
      from ${crmOpportunities} r ${memberOf('ownerId')}
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
