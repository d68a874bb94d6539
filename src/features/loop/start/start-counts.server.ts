import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { builtOnce } from '#db/built-once.ts';
import type { Database } from '#db/drizzle.ts';
import { inWorkspace, isTenantTable } from '#db/tenancy.ts';
import { companies, crmContacts, crmTasks, inboxEntries, marketingCompanies } from '#db/schema/index.ts';
import { isWaiting, todayOf } from '#features/consulting/companies/company-waiting.server.ts';
import { isOwnEntry } from '#features/leads/inbox/inbox-places.server.ts';
import { inState, todayAt } from '#features/leads/tasks/task-list.server.ts';
import type { ServiceContext, SessionUser } from '#kernel/context.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { BADGES, MOST_COUNTED, type Badges } from './start.values.ts';

export type Counted = keyof Badges | 'firms' | 'contacts' | 'sellers';

const place = {
  user: sql.placeholder('user'),
  workspace: sql.placeholder('workspace'),
  day: sql.placeholder('day'),
  now: sql.placeholder('now'),
  end: sql.placeholder('end'),
};

/** Queries that find at most so many rows of the workspace, by what they count. */
function countable(db: Database, role: SessionUser['role']): Record<Counted, () => SQL> {
  const upTo = (most: number, table: SQLiteTable, where?: SQL) => () =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(isTenantTable(table) ? and(inWorkspace(table, sql`${place.workspace}`), where) : where)
      .limit(most)
      .getSQL();
  const reader = { user: { id: place.user, role }, workspace: { id: place.workspace } };
  const isUnread = isOwnEntry(reader, eq(inboxEntries.status, 'unread'));
  return {
    inbox: upTo(MOST_COUNTED, inboxEntries, isUnread),
    tasks: upTo(MOST_COUNTED, crmTasks, inState('today', place)),
    attention: upTo(MOST_COUNTED, companies, isWaiting(db, place.day, 'any')),
    firms: upTo(1, companies),
    contacts: upTo(1, crmContacts),
    sellers: upTo(1, marketingCompanies),
  };
}

function prepareCounts(db: Database, role: SessionUser['role'], names: readonly Counted[]) {
  const all = countable(db, role);
  const counts = names.map((name) => [name, sql<number>`(select count(*) from (${all[name]()}))`.as(name)]);
  return db
    .select(Object.fromEntries(counts) as Record<Counted, SQL.Aliased<number>>)
    .from(sql`(select 1)`)
    .prepare();
}

/** Every page asks for some of them, and building the statement takes longer than running it. */
const statementsOf = builtOnce(() => new Map<string, ReturnType<typeof prepareCounts>>());

/** Counts what waits in one query, each at most to 100. */
export async function countWaiting<Name extends Counted>(
  ctx: ServiceContext,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const { db, user } = ctx;
  const statements = statementsOf(db);
  const key = [user.role, ...names].join(' ');
  const statement = statements.get(key) ?? prepareCounts(db, user.role, names);
  statements.set(key, statement);
  const values = { user: user.id, workspace: ctx.workspace.id, day: todayOf(ctx) };
  const [row] = await statement.all({ ...values, ...todayAt(ctx.now, timeZoneOf(ctx.timeZone)) });
  return Object.fromEntries(names.map((name) => [name, Number(row?.[name] ?? 0)])) as Record<Name, number>;
}

/** Counts beside the entries of the portals' navigation. */
export const navigationBadges = (ctx: ServiceContext): Promise<Badges> => countWaiting(ctx, BADGES);
