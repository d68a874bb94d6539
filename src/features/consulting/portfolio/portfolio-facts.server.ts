import { sql, type SQL } from 'drizzle-orm';
import { reportTotal } from '#db/columns.ts';
import { DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import { isReplaced } from '#features/consulting/companies/versions.server.ts';
import {
  CALENDAR_WEEKS,
  MONTHS_PER_YEAR,
  WEEKS_PER_YEAR,
} from '#features/consulting/report/plan/problem-figures.rules.ts';
import { IS_OPEN } from '#features/consulting/tracker/tracker.rules.ts';
import { ACTION_STATUSES, type ActionStatus } from '#features/consulting/tracker/tracker.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { STAGES, type Stage } from './portfolio.values.ts';

const OPEN = sql.raw(
  ACTION_STATUSES.filter((status) => IS_OPEN[status])
    .map((status) => `'${status}'`)
    .join(),
);
const is = (stage: Stage) => sql.raw(String(STAGES.indexOf(stage)));

/** `toTenth` and `toCents` of the report in SQL, for numbers from 0 on: to the same cent. */
const tenths = (value: SQL): SQL => sql`cast(${value} * 10 + 1e-9 + 0.5 as integer) / 10.0`;
const cents = (value: SQL): SQL => sql`cast(${value} + 1e-9 + 0.5 as integer)`;
const WEEKS = sql`coalesce(c.weeksPerYear, ${sql.raw(String(WEEKS_PER_YEAR))})`;
const MONTHS = sql`iif(${WEEKS} < ${sql.raw(String(WEEKS_PER_YEAR))}, ${sql.raw(`${MONTHS_PER_YEAR}.0`)} * ${WEEKS} / ${sql.raw(String(CALENDAR_WEEKS))}, ${sql.raw(String(MONTHS_PER_YEAR))})`;
const HOURS = tenths(sql`(p.hoursPerWeek * p.people * ${WEEKS})`);
const OF_HOURS = sql`${HOURS} * c.hourlyCostCents`;
const OF_INCIDENTS = sql`${MONTHS} * p.incidentsPerMonth * p.incidentCostCents`;

/** The id in a review's place, its lower half. */
const idIn = (place: SQL): SQL => sql`(${place} & 4294967295)`;

/**
 * `with …`, of which `facts` has one row a company: one client with all of its reviews, however many rows of `companies`
 * they are. One pass over the workspace's rows; no report is read, only the index over their totals.
 *
 * - `reviews`: `place` orders those of a client, by follow-ups, then as they were made.
 * - `clients`: the newest review, and the newest one with a report (`reported`).
 * - `tracked`: what `summaryOf` says of each report's actions; `sums` adds them up without replaced reports, whose actions
 *   the correction goes on with.
 * - `found`: what the problems of a profile cost where no report says it yet (`costOfProblem`, `totalsOf`).
 */
export function portfolioFacts({ workspace, now, timeZone }: ServiceContext): SQL {
  const today = wallTime(now, timeZoneOf(timeZone)).day;
  const ofDone = (low: string, high: string, end: string) =>
    sql.raw(
      `sum(a.${end}) filter (where a.status = 'done' and a.${low} is not null and a.${high} is not null)`,
    );
  /** Actions at these statuses whose saving the report puts in figures. */
  const quantified = (...statuses: readonly ActionStatus[]) =>
    sql.raw(
      `count(*) filter (where a.status in (${statuses.map((status) => `'${status}'`).join()}) and coalesce(a.savedHoursLow, a.savingLowCents) is not null)`,
    );
  const doneHours = (end: string) => ofDone('savedHoursLow', 'savedHoursHigh', end);
  const doneCents = (end: string) => ofDone('savingLowCents', 'savingHighCents', end);
  return sql`
    with recursive chain(id, root, step) as (
      select id, id, 0 from companies where workspaceId = ${workspace.id} and followsCompanyId is null
      union all
      select c.id, chain.root, chain.step + (c.followKind = 'followUp')
      from chain cross join companies c on c.followsCompanyId = chain.id and c.workspaceId = ${workspace.id}
    ), reviews as materialized (
      select chain.id, chain.root, chain.step << 32 | chain.id as place, r.id as reportId,
        ${isReplaced(sql`chain.id`)} as isReplaced
      from chain left join reports r on r.companyId = chain.id
    ), clients as materialized (
      select root, max(place) as top, max(place) filter (where reportId is not null) as reported
      from reviews group by root
    ), tracked as materialized (
      select o.id,
        count(*) filter (where a.status <> 'dropped') as actions,
        count(*) filter (where a.status = 'done') as done,
        count(*) filter (where a.status in ('doing', 'done')) as started,
        count(*) filter (where a.status in (${OPEN})) as unfinished,
        count(*) filter (
          where a.status in (${OPEN}) and coalesce(a.dueDate, a.proposedDue) < ${today}
        ) as overdue,
        ${doneHours('savedHoursLow')} as hoursLow, ${doneHours('savedHoursHigh')} as hoursHigh,
        ${quantified('done')} as quantifiedDone, ${quantified('todo', 'doing', 'done')} as quantified,
        ${doneCents('savingLowCents')} as centsLow, ${doneCents('savingHighCents')} as centsHigh
      from companies o indexed by companies_workspace
        cross join reports r on r.companyId = o.id
        cross join report_actions a on a.reportId = r.id
      where o.workspaceId = ${workspace.id} group by o.id
    ), sums as materialized (
      select v.root, sum(actions) as actions, sum(done) as done, sum(overdue) as overdue,
        sum(quantifiedDone) as quantifiedDone, sum(quantified) as quantified,
        max(v.place) filter (where overdue > 0) as late,
        round(sum(hoursLow), 1) as hoursLow, round(sum(hoursHigh), 1) as hoursHigh,
        sum(centsLow) as centsLow, sum(centsHigh) as centsHigh
      from reviews v cross join tracked t on t.id = v.id where not v.isReplaced group by v.root
    ), found as materialized (
      select c.id, ${tenths(sql`sum(${HOURS})`)} as hours,
        sum(case when ${OF_HOURS} is not null or ${OF_INCIDENTS} is not null
          then ${cents(sql`(coalesce(${OF_HOURS}, 0) + coalesce(${OF_INCIDENTS}, 0))`)} end) as cents
      from companies c indexed by companies_workspace cross join problems p on p.companyId = c.id
      where c.workspaceId = ${workspace.id} and not exists (select 1 from reports r where r.companyId = c.id)
      group by c.id
    ), facts as materialized (
      select c.id, c.searchText, coalesce(c.currency, ${DEFAULT_CURRENCY}) as currency,
        case
          when k.reported = k.top then case
            when t.unfinished = 0 then ${is('done')}
            when t.started > 0 then ${is('inProgress')}
            else ${is('reported')} end
          when c.completeness < 4 then ${is('draft')}
          when exists (select 1 from report_drafts d where d.companyId = c.id and d.blocks <> '[]') then ${is('editing')}
          when c.unconfirmed <> '[]' then ${is('draft')}
          else ${is('ready')}
        end as stage,
        coalesce(k.reported = k.top and r.createdAt < coalesce(c.contentUpdatedAt, c.updatedAt), 0) as isChanged,
        r.companyId as reportCompanyId,
        case when k.reported >> 32 = k.top >> 32 then r.createdAt end as reviewedAt,
        coalesce(k.reported >> 32 < k.top >> 32, 0) as isUnderWay,
        coalesce(s.actions, 0) as actions, coalesce(s.done, 0) as done, coalesce(s.overdue, 0) as overdue,
        ${idIn(sql`s.late`)} as overdueCompanyId,
        case when k.reported is null then f.hours else ${reportTotal('hoursPerYear')} end as hours,
        case when k.reported is null then f.cents else ${reportTotal('costPerYearCents')} end as cents,
        coalesce(s.quantifiedDone, 0) as quantifiedDone, coalesce(s.quantified, 0) as quantified,
        s.hoursLow, s.hoursHigh, s.centsLow, s.centsHigh
      from clients k
        cross join companies c on c.id = ${idIn(sql`k.top`)}
        left join reports r indexed by reports_figures on r.companyId = ${idIn(sql`k.reported`)}
        left join sums s on s.root = k.root
        left join tracked t on t.id = c.id
        left join found f on f.id = c.id
    )`;
}
