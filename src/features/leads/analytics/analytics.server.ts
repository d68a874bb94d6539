import { sql, type SQL } from 'drizzle-orm';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { forecastByMonth } from './analytics-forecast.server.ts';
import { conversionOf, timeInStages } from './analytics-stages.server.ts';
import { closedIn, outcomeOf } from './analytics-closed.server.ts';
import { figuresByOwner } from './analytics-owners.server.ts';
import { ofOwnerIn } from './of-owner.server.ts';
import { boundsOf, periodMistake, periodOf, weeksOf } from './analytics.rules.ts';
import type { Activity, Analytics, AnalyticsQuery, Period } from './analytics.schema.ts';
import { wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { COMMUNICATION_TYPES } from '#features/leads/leads.values.ts';
import { requirePipeline } from '#features/leads/opportunities/pipeline.server.ts';

const ACTIVITIES: readonly Activity[] = [...COMMUNICATION_TYPES, 'task'];

/** Condition on whose a row is. */
type Owned = (column: SQL) => SQL;
type Count = { week: number; kind: string; n: number };

/** `cross join` fixes SQLite's join order: week by week, each looked up in an index on time. */
const FROM = {
  /** Counts each source by itself, in the index that has its contacts in order of time: nothing is sorted. */
  leads: (workspaceId: number, of: Owned): SQL => sql`
    select week, sources.value as kind, (
      select count(*) from "crm_contacts" c where c."workspaceId" = ${workspaceId} and c."source" = sources.value
      and c."createdAt" >= weeks.first and c."createdAt" < weeks.after and ${of(sql`c."ownerId"`)}) as n
    from weeks cross join json_each(${JSON.stringify(LEAD_SOURCES)}) sources`,
  activity: (workspaceId: number, of: Owned): SQL => sql`
    select week, c."type" as kind, count(*) as n from weeks cross join "crm_communications" c
    where c."workspaceId" = ${workspaceId} and c."occurredAt" >= weeks.first and c."occurredAt" < weeks.after
      and ${of(sql`c."userId"`)}
    group by 1, 2
    union all
    select week, 'task', count(*) from weeks cross join "crm_tasks" t
    where t."workspaceId" = ${workspaceId} and t."doneAt" >= weeks.first and t."doneAt" < weeks.after
      and ${of(sql`t."assigneeId"`)}
    group by 1`,
};

async function countByWeek(ctx: ServiceContext, weeks: readonly Period[], counts: SQL): Promise<Count[]> {
  const values = weeks.map((week, index) => {
    const { start, end } = boundsOf(week, timeZoneOf(ctx.timeZone));
    return sql`(${index}, ${start}, ${end})`;
  });
  return ctx.db.all<Count>(
    sql`with weeks(week, first, after) as (values ${sql.join(values, sql`, `)}) ${counts}`,
  );
}

/** Sums the counts per week in order, and per kind over the whole period, most frequent first. */
function tally<Kind extends string>(
  weeks: readonly Period[],
  counts: readonly Count[],
  kinds: readonly Kind[],
) {
  const known = (kind: string): Kind[] => kinds.filter((each) => each === kind);
  const rows = counts
    .filter(({ n }) => n > 0)
    .flatMap(({ week, kind, n }) => known(kind).map((each) => ({ week, kind: each, n })));
  const sum = (part: typeof rows): number => part.reduce((all, { n }) => all + n, 0);
  const byWeek = weeks.map((week, index) => {
    const own = rows.filter((row) => row.week === index);
    const parts: Partial<Record<Kind, number>> = {};
    for (const { kind, n } of own) parts[kind] = n;
    return { ...week, total: sum(own), parts };
  });
  const byKind = kinds
    .map((kind) => ({ kind, count: sum(rows.filter((row) => row.kind === kind)) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return { total: sum(rows), byWeek, byKind };
}

const MISTAKES = {
  backwards: { to: 'leads:analytics.backwards' },
  tooLong: { from: 'leads:analytics.tooLong' },
} as const;

/** Returns the figures of a period (product.md section 6). Errors: `invalid` for an empty or too long period, `not_found` for a pipeline. */
export async function analyse(ctx: ServiceContext, query: AnalyticsQuery): Promise<Analytics> {
  const period = periodOf(query, wallTime(ctx.now, timeZoneOf(ctx.timeZone)).day);
  const mistake = periodMistake(period);
  if (mistake) throw new AppError('invalid', { fields: MISTAKES[mistake] });
  const workspaceId = ctx.workspace.id;
  const pipeline = await requirePipeline(ctx, query.pipelineId);
  const weeks = weeksOf(period);
  const { owner } = query;
  const of: Owned = (column) => ofOwnerIn(ctx, column, owner);
  const [leadRows, activityRows, conversion, timeInStage, forecast, closed] = await Promise.all([
    countByWeek(ctx, weeks, FROM.leads(workspaceId, of)),
    countByWeek(ctx, weeks, FROM.activity(workspaceId, of)),
    conversionOf(ctx, { pipeline, period, owner }),
    timeInStages(ctx, { pipeline, period, owner }),
    forecastByMonth(ctx, query),
    closedIn(ctx, period, query),
  ]);
  const owners = await figuresByOwner(ctx, period, query, closed);
  const leads = tally(weeks, leadRows, LEAD_SOURCES);
  const activity = tally(weeks, activityRows, ACTIVITIES);
  return {
    period,
    pipelineId: pipeline.id,
    leads: {
      total: leads.total,
      weeks: leads.byWeek.map(({ parts, ...week }) => ({ ...week, bySource: parts })),
      bySource: leads.byKind.map(({ kind, count }) => ({ source: kind, count })),
    },
    conversion,
    timeInStage,
    forecast,
    ...outcomeOf(closed),
    owners,
    activity: {
      total: activity.total,
      weeks: activity.byWeek.map(({ parts, ...week }) => ({ ...week, byType: parts })),
      byType: activity.byKind.map(({ kind, count }) => ({ type: kind, count })),
    },
  };
}
