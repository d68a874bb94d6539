import { sql, type SQL } from 'drizzle-orm';
import type { Range } from '#features/consulting/report/figures/figures.types.ts';
import type { ServiceContext } from '#server/context.ts';
import { addDays, dayBounds, wallTime } from '#shared/days.ts';
import { AppError } from '#shared/errors.ts';
import { decodeCursor, encodeCursor } from '#shared/list.ts';
import { escapeLike, foldText } from '#shared/text.ts';
import { timeZoneOf } from '#shared/time-zone.ts';
import { portfolioFacts } from './portfolio-facts.server.ts';
import type {
  PortfolioCompany,
  PortfolioPage,
  PortfolioQuery,
  PortfolioSummary,
} from './portfolio.schema.ts';
import {
  REVIEW_DAYS,
  SOON_DAYS,
  STAGES,
  type PortfolioColumn,
  type ReviewFilter,
  type ReviewState,
} from './portfolio.values.ts';

type Fact = {
  id: number | null;
  name: string;
  sector: string;
  stage: number;
  isChanged: number;
  reportCompanyId: number | null;
  reviewedAt: string | null;
  isUnderWay: number;
  actions: number;
  done: number;
  overdue: number;
  overdueCompanyId: number | null;
  hours: number | null;
  cents: number | null;
  hoursLow: number | null;
  hoursHigh: number | null;
  centsLow: number | null;
  centsHigh: number | null;
  sortKey: string | number;
  /** JSON of `Told`; missing where nothing is counted. */
  told?: string;
};
type Sums = Pick<Fact, 'hours' | 'cents' | 'hoursLow' | 'hoursHigh' | 'centsLow' | 'centsHigh'>;
type Counts = Omit<PortfolioSummary, 'stages' | 'hoursPerYear' | 'costPerYearCents' | `sav${string}`>;
type Told = Sums & Counts & { total: number; stages: number[] };

/** Whole numbers and texts alone, so that a cursor names its row exactly. */
const KEYS: Record<PortfolioColumn, { key: SQL; isText?: true }> = {
  name: { key: sql`searchText`, isText: true },
  stage: { key: sql`stage` },
  overdue: { key: sql`overdue` },
  nextReview: { key: sql`reviewedAt`, isText: true },
  hoursPerYear: { key: sql`cast(round(hours * 10) as integer)` },
  costPerYearCents: { key: sql`cents` },
  savedHoursPerYear: { key: sql`cast(round((hoursLow + hoursHigh) * 10) as integer)` },
  savingPerYear: { key: sql`centsLow + centsHigh` },
};
/** After every other key, in either direction. */
const LAST = { text: { up: '~', down: '' }, number: { up: Number.MAX_SAFE_INTEGER, down: -1 } };

function orderOf(sort: NonNullable<PortfolioQuery['sort']>) {
  const isDown = sort.startsWith('-');
  const { key, isText = false } = KEYS[sort.replace('-', '') as PortfolioColumn];
  const last = LAST[isText ? 'text' : 'number'][isDown ? 'down' : 'up'];
  return {
    key: sql`coalesce(${key}, ${last})`,
    direction: sql.raw(isDown ? 'desc' : 'asc'),
    after: sql.raw(isDown ? '<' : '>'),
    read: (told: string): string | number => {
      if (isText) return told;
      if (!/^-?\d{1,16}$/.test(told)) throw new AppError('bad_request');
      return Number(told);
    },
  };
}

/** The day of the caller, and the times before which a report was made whose review is due. */
function reviewCalendar({ now, timeZone }: ServiceContext) {
  const zone = timeZoneOf(timeZone);
  const today = wallTime(now, zone).day;
  const madeBefore: Record<ReviewFilter, string> = {
    due: dayBounds(addDays(today, SOON_DAYS - REVIEW_DAYS), zone).end,
    overdue: dayBounds(addDays(today, -REVIEW_DAYS), zone).start,
  };
  const nextReview = (madeAt: string): string => addDays(wallTime(new Date(madeAt), zone).day, REVIEW_DAYS);
  const stateOf = (day: string): ReviewState =>
    day < today ? 'overdue' : day <= addDays(today, SOON_DAYS) ? 'soon' : 'later';
  return { madeBefore, nextReview, stateOf };
}
type Calendar = ReturnType<typeof reviewCalendar>;

function filtersOf({ q = '', stage, overdue, review, changed }: PortfolioQuery, calendar: Calendar): SQL {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const conditions = [
    sql`1`,
    ...words.map((word) => sql`searchText like ${`%${escapeLike(word)}%`} escape '\\'`),
    stage && sql`stage = ${STAGES.indexOf(stage)}`,
    overdue && sql`overdue > 0`,
    review && sql`reviewedAt < ${calendar.madeBefore[review]}`,
    changed && sql`isChanged`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

/** One JSON object of the whole portfolio and of how many of its rows match. */
const toldOf = (filters: SQL, { madeBefore }: Calendar): SQL => sql`json_object(
  'total', count(*) filter (where ${filters}),
  'companies', count(*),
  'stages', json_array(${sql.join(
    STAGES.map((_, stage) => sql`count(*) filter (where stage = ${stage})`),
    sql`, `,
  )}),
  'changed', count(*) filter (where isChanged),
  'overdueActions', coalesce(sum(overdue), 0),
  'overdue', count(*) filter (where overdue > 0),
  'reviewsDue', count(*) filter (where reviewedAt < ${madeBefore.due}),
  'reviewsOverdue', count(*) filter (where reviewedAt < ${madeBefore.overdue}),
  'hours', round(sum(hours), 1), 'cents', sum(cents),
  'hoursLow', round(sum(hoursLow), 1), 'hoursHigh', round(sum(hoursHigh), 1),
  'centsLow', sum(centsLow), 'centsHigh', sum(centsHigh)
)`;

const rangeOf = (low: number | null, high: number | null): Range | null =>
  low === null || high === null ? null : { low, high };

const figuresOf = ({ hours, cents, hoursLow, hoursHigh, centsLow, centsHigh }: Sums) => ({
  hoursPerYear: hours,
  costPerYearCents: cents,
  savedHoursPerYear: rangeOf(hoursLow, hoursHigh),
  savingPerYear: rangeOf(centsLow, centsHigh),
});

function companyOf(
  { id, stage, reviewedAt, ...fact }: Fact & { id: number },
  calendar: Calendar,
): PortfolioCompany {
  const nextReview = reviewedAt === null ? null : calendar.nextReview(reviewedAt);
  const { name, sector, reportCompanyId, actions, done, overdue, overdueCompanyId } = fact;
  return {
    id,
    name,
    sector,
    stage: STAGES[stage] ?? 'draft',
    isChangedSinceReport: Boolean(fact.isChanged),
    reportCompanyId,
    actions,
    done,
    overdue,
    overdueCompanyId,
    nextReview,
    review: nextReview === null ? (fact.isUnderWay ? 'underWay' : null) : calendar.stateOf(nextReview),
    ...figuresOf(fact),
  };
}

function summaryOf({
  hours,
  cents,
  hoursLow,
  hoursHigh,
  centsLow,
  centsHigh,
  stages,
  total: _,
  ...counts
}: Told) {
  const [draft = 0, ready = 0, editing = 0, reported = 0, inProgress = 0, done = 0] = stages;
  return {
    ...counts,
    stages: { draft, ready, editing, reported, inProgress, done },
    ...figuresOf({ hours, cents, hoursLow, hoursHigh, centsLow, centsHigh }),
  };
}

/**
 * Lists the caller's companies with what became of them, in one query. Every page goes through the whole account, because
 * what it sorts by is derived (`npm run bench` says how long that takes).
 */
export async function listPortfolio(ctx: ServiceContext, query: PortfolioQuery): Promise<PortfolioPage> {
  const { sort = 'name', cursor, limit, count: isCounted = false } = query;
  const { key, direction, after, read } = orderOf(sort);
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  const calendar = reviewCalendar(ctx);
  const filters = filtersOf(query, calendar);
  const page = sql`
    select *, ${key} as sortKey from facts
    where ${filters} ${from && sql`and (${key}, id) ${after} (${read(from.key)}, ${from.id})`}
    order by sortKey ${direction}, id ${direction} limit ${limit + 1}`;
  const told = isCounted && sql`(select ${toldOf(filters, calendar)} as told from facts) left join`;
  const rows = await ctx.db.all<Fact>(sql`
    ${portfolioFacts(ctx)}, page as materialized (${page})
    select ${isCounted ? sql`told,` : sql``} page.*, c.name, c.sector
    from ${told || sql``} (page join companies c on c.id = page.id) ${isCounted ? sql`on true` : sql``}
    order by sortKey ${direction}, page.id ${direction}`);
  const facts = rows.slice(0, limit).filter((fact): fact is Fact & { id: number } => fact.id !== null);
  const last = facts.at(-1);
  const [first] = rows;
  // Written by the query above.
  const counted = first?.told === undefined ? undefined : (JSON.parse(first.told) as Told);
  return {
    items: facts.map((fact) => companyOf(fact, calendar)),
    nextCursor: rows.length > limit && last ? encodeCursor({ key: String(last.sortKey), id: last.id }) : null,
    ...(counted && { total: counted.total, summary: summaryOf(counted) }),
  };
}
