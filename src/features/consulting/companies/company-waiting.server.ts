import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  notExists,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { companies, profileProposals, questionnaires, reportActions, reports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import type { Waiting } from './company.values.ts';
import { isReplaced } from './versions.server.ts';

/** Statuses of an action that is still to be done. */
const OPEN = ['todo', 'doing'] as const;
const one = { one: sql`1` };

/** Calendar day by which an action shall be done. */
const actionDue = sql`coalesce(${reportActions.dueDate}, ${reportActions.proposedDue})`;

/** Actions to do of the company that an outer query is at, but for those of a report that was replaced. */
const openActions = (db: Database, fields: Record<string, SQL>, condition?: SQL) =>
  everyRow(db, reportActions)
    .select(fields)
    .innerJoin(reports, eq(reports.id, reportActions.reportId))
    .where(
      and(
        eq(reports.companyId, companies.id),
        sql`not ${isReplaced(sql`${companies}.${sql.identifier('id')}`)}`,
        inArray(reportActions.status, [...OPEN]),
        condition,
      ),
    );

/** Overdue actions of the company that an outer query is at. */
export const overdueActions = ({ db, ...ctx }: ServiceContext): SQL =>
  sql`${openActions(db, { count: sql`count(*)` }, sql`${actionDue} < ${todayOf({ db, ...ctx })}`)}`;

const isOpenProposal = and(eq(profileProposals.companyId, companies.id), eq(profileProposals.state, 'open'));

/** Today's date: the value, or its place in a statement. */
type Today = string | Placeholder;

export const todayOf = ({ now, timeZone }: ServiceContext): string => wallTime(now, timeZoneOf(timeZone)).day;

/** Conditions of what a company waits for its consultant with. Each reads rows of the company it is asked of alone. */
export function isWaiting(db: Database, today: Today, waiting: Waiting): SQL | undefined {
  const ownReports = everyRow(db, reports).select(one).where(eq(reports.companyId, companies.id));
  const conditions: Record<Waiting, () => SQL | undefined> = {
    // No list is empty, and nothing is left to confirm: what freezing a report asks for.
    report: () =>
      and(eq(companies.completeness, 4), sql`${companies.unconfirmed} = '[]'`, notExists(ownReports)),
    proposals: () => exists(everyRow(db, profileProposals).select(one).where(isOpenProposal)),
    questionnaire: () =>
      exists(
        everyRow(db, questionnaires)
          .select(one)
          .innerJoin(profileProposals, eq(profileProposals.questionnaireId, questionnaires.id))
          .where(
            and(
              eq(questionnaires.companyId, companies.id),
              isNotNull(questionnaires.submittedAt),
              isOpenProposal,
            ),
          ),
      ),
    actions: () => exists(openActions(db, one, sql`${actionDue} < ${today}`)),
    any: () => or(isWaiting(db, today, 'proposals'), isWaiting(db, today, 'actions')),
  };
  return conditions[waiting]();
}

/**
 * Companies that wait with anything, those whose actions are due first before the others; an action waits before the
 * day `before`.
 */
export function listWaiting(ctx: ServiceContext, before: string, limit: number) {
  const { db } = ctx;
  const firstDue = sql<string | null>`${openActions(db, { due: sql`min(${actionDue})` })}`;
  const firstProposed = everyRow(db, profileProposals)
    .select({ at: sql`min(${profileProposals.createdAt})` })
    .where(isOpenProposal);
  const flag = (waiting: Waiting) => sql`${isWaiting(db, before, waiting)}`.mapWith(Boolean);
  return ctx
    .rows(companies)
    .select({
      id: companies.id,
      name: companies.name,
      sector: companies.sector,
      actionDue: firstDue,
      proposedAt: sql<string | null>`${firstProposed}`,
      isReturned: flag('questionnaire'),
      isReady: flag('report'),
    })
    .where(or(isWaiting(db, before, 'any'), isWaiting(db, before, 'report')))
    .orderBy(sql`coalesce(${firstDue}, '9999')`, companies.id)
    .limit(limit);
}
