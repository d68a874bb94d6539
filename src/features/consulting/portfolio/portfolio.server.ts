import { and, sql, type SQL } from 'drizzle-orm';
import { keyset } from '#db/list/keyset.ts';
import { DEFAULT_CURRENCY, type Currency } from '#features/consulting/companies/company.values.ts';
import type { Range } from '#features/consulting/report/plan/figures.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { cutPage } from '#shared/list.ts';
import { portfolioFacts } from './portfolio-facts.server.ts';
import type {
  PortfolioCompany,
  PortfolioPage,
  PortfolioQuery,
  PortfolioSummary,
} from './portfolio.schema.ts';
import { filtersOf, portfolioOrder } from './portfolio-filters.server.ts';
import { STAGES, USUAL_SORT } from './portfolio.values.ts';
import { reviewCalendar, type ReviewCalendar } from './review-calendar.rules.ts';

type Fact = {
  id: number | null;
  name: string;
  sector: string;
  currency: Currency;
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
  /** JSON of `Counted`; missing where nothing is counted. */
  counts?: string;
};
type Sums = Pick<Fact, 'hours' | 'cents' | 'hoursLow' | 'hoursHigh' | 'centsLow' | 'centsHigh'>;
type Counts = Omit<PortfolioSummary, 'stages' | 'hoursPerYear' | 'costPerYearCents' | `sav${string}`>;
type Counted = Sums & Counts & { total: number; stages: number[] };

/** The currency in which most companies count. */
const MAIN = sql`(select currency from facts group by currency order by count(*) desc, currency limit 1)`;

/** One JSON object of the whole portfolio and of how many of its rows match. */
const countsOf = (filters: SQL, { madeBefore }: ReviewCalendar): SQL => sql`json_object(
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
  'quantifiedDone', coalesce(sum(quantifiedDone), 0), 'quantified', coalesce(sum(quantified), 0),
  'currency', coalesce(${MAIN}, ${DEFAULT_CURRENCY}),
  'otherCurrency', count(*) filter (where currency <> ${MAIN} and coalesce(cents, centsLow) is not null),
  'hours', round(sum(hours), 1), 'cents', sum(cents) filter (where currency = ${MAIN}),
  'hoursLow', round(sum(hoursLow), 1), 'hoursHigh', round(sum(hoursHigh), 1),
  'centsLow', sum(centsLow) filter (where currency = ${MAIN}),
  'centsHigh', sum(centsHigh) filter (where currency = ${MAIN})
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
  calendar: ReviewCalendar,
): PortfolioCompany {
  const nextReview = reviewedAt === null ? null : calendar.nextReview(reviewedAt);
  const { name, sector, currency, reportCompanyId, actions, done, overdue, overdueCompanyId } = fact;
  return {
    id,
    name,
    sector,
    currency,
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
}: Counted) {
  const [draft = 0, ready = 0, editing = 0, reported = 0, inProgress = 0, done = 0] = stages;
  return {
    ...counts,
    stages: { draft, ready, editing, reported, inProgress, done },
    ...figuresOf({ hours, cents, hoursLow, hoursHigh, centsLow, centsHigh }),
  };
}

/**
 * Lists the caller's companies with what became of them, in one query. Every page goes through the whole workspace, because
 * what it sorts by is derived (`npm run bench` says how long that takes).
 */
export async function listPortfolio(ctx: ServiceContext, query: PortfolioQuery): Promise<PortfolioPage> {
  const order = portfolioOrder(query.sort ?? USUAL_SORT);
  const { after, orderBy, most } = keyset(order, query);
  const direction = sql.raw(order.isDescending ? 'desc' : 'asc');
  const calendar = reviewCalendar(ctx);
  const filters = filtersOf(query, calendar);
  const page = sql`
    select *, ${order.keys[0].by} as sortKey from facts
    where ${and(filters, after)} order by ${sql.join(orderBy, sql`, `)} limit ${most}`;
  const counts = query.count && sql`(select ${countsOf(filters, calendar)} as counts from facts) left join`;
  const rows = await ctx.db.all<Fact>(sql`
    ${portfolioFacts(ctx)}, page as materialized (${page})
    select ${counts ? sql`counts,` : sql``} page.*, c.name, c.sector
    from ${counts || sql``} (page join companies c on c.id = page.id) ${counts ? sql`on true` : sql``}
    order by sortKey ${direction}, page.id ${direction}`);
  const facts = cutPage(
    rows.filter((fact): fact is Fact & { id: number } => fact.id !== null),
    query.limit,
    ({ sortKey, id }) => [sortKey, id],
  );
  const [first] = rows;
  // Written by the query above.
  const counted = first?.counts === undefined ? undefined : (JSON.parse(first.counts) as Counted);
  return {
    items: facts.rows.map((fact) => companyOf(fact, calendar)),
    nextCursor: facts.nextCursor,
    ...(counted && { total: counted.total, summary: summaryOf(counted) }),
  };
}
