import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  companies,
  crmContacts,
  crmTasks,
  inboxEntries,
  marketingCompanies,
  marketingLeads,
} from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import { isWaiting } from '#features/consulting/companies/company-waiting.server.ts';
import type { Waiting } from '#features/consulting/companies/company.values.ts';
import { isOwnEntry } from '#features/leads/inbox/inbox-rows.server.ts';
import { inState } from '#features/leads/tasks/task-list.server.ts';
import type { TaskState } from '#features/leads/tasks/task.values.ts';
import type { ServiceContext } from '#server/context.ts';
import { timeZoneOf } from '#shared/time-zone.ts';
import { MOST_COUNTED, type Badges, type StartSection } from './start.values.ts';

export type Counted =
  | Exclude<StartSection, 'campaigns' | 'opportunities'>
  | 'overdue'
  | 'attention'
  | 'firms'
  | 'contacts'
  | 'sellers';

/** Queries that find at most so many rows, by what they count. */
function countable(ctx: ServiceContext, workspaceId: number): Record<Counted, () => SQL> {
  const upTo = (most: number, table: SQLiteTable, where: SQL | undefined) => () =>
    ctx.db
      .select({ one: sql`1` })
      .from(table)
      .where(where)
      .limit(most)
      .getSQL();
  const tasks = (state: TaskState) =>
    upTo(
      MOST_COUNTED,
      crmTasks,
      and(eq(crmTasks.workspaceId, workspaceId), inState(state, ctx.now, timeZoneOf(ctx.timeZone))),
    );
  const isOwnCompany = eq(companies.userId, ctx.user.id);
  const waiting = (kind: Waiting) => upTo(MOST_COUNTED, companies, and(isOwnCompany, isWaiting(ctx, kind)));
  const isOwnSeller = eq(marketingCompanies.workspaceId, workspaceId);
  const sellers = ctx.db.select({ id: marketingCompanies.id }).from(marketingCompanies).where(isOwnSeller);
  return {
    inbox: upTo(MOST_COUNTED, inboxEntries, and(isOwnEntry(ctx), eq(inboxEntries.status, 'unread'))),
    leads: upTo(
      MOST_COUNTED,
      marketingLeads,
      and(inArray(marketingLeads.marketingCompanyId, sellers), eq(marketingLeads.status, 'new')),
    ),
    tasks: tasks('today'),
    overdue: tasks('overdue'),
    report: waiting('report'),
    proposals: waiting('proposals'),
    questionnaire: waiting('questionnaire'),
    actions: waiting('actions'),
    attention: waiting('any'),
    firms: upTo(1, companies, isOwnCompany),
    contacts: upTo(1, crmContacts, eq(crmContacts.workspaceId, workspaceId)),
    sellers: upTo(1, marketingCompanies, isOwnSeller),
  };
}

/** Counts what waits in one query, each at most to 100. */
export async function countWaiting<Name extends Counted>(
  ctx: ServiceContext,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const all = countable(ctx, await ownWorkspaceId(ctx));
  const counts = names.map((name) => sql`(select count(*) from (${all[name]()})) as ${sql.identifier(name)}`);
  const [row] = await ctx.db.all<Record<Name, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return Object.fromEntries(names.map((name) => [name, Number(row?.[name] ?? 0)])) as Record<Name, number>;
}

/** Counts beside the entries of the portals' navigation. */
export const navigationBadges = (ctx: ServiceContext): Promise<Badges> =>
  countWaiting(ctx, ['inbox', 'tasks', 'attention']);
