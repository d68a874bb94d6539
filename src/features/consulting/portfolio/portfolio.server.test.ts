import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import { writeDraft } from '#features/consulting/report/draft/draft.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { foldText } from '#shared/texts/text.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aReady, aReported, all, portfolio, setStatuses } from '#tests/builders/portfolio.ts';
import { aCompany } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { portfolioFacts } from './portfolio-facts.server.ts';
import type { PortfolioCompany, PortfolioQuery } from './portfolio.schema.ts';
import { PORTFOLIO_SORTS, STAGES, type PortfolioColumn } from './portfolio.values.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const anOwner = () => aUserContext(database.db, { locale: 'es', now: NOW });
const at = (owner: ServiceContext, iso: string): ServiceContext => ({ ...owner, now: new Date(iso) });

describe('the next review', () => {
  test.each([
    ['2026-03-02T12:00:00.000Z', 'later'],
    ['2026-04-30T12:00:00.000Z', 'soon'],
    ['2026-05-30T12:00:00.000Z', 'soon'],
    ['2026-05-31T12:00:00.000Z', 'overdue'],
  ])('is due 90 days after the report: on %s it is %s', async (now, review) => {
    const owner = await anOwner();
    await aReported(owner);
    const today = at(owner, now);
    const { items, summary } = await portfolio(today);
    expect(items).toMatchObject([{ nextReview: '2026-05-30', review }]);
    const isDue = review !== 'later';
    expect(summary).toMatchObject({
      reviewsDue: Number(isDue),
      reviewsOverdue: Number(review === 'overdue'),
    });
    expect((await portfolio(today, { review: 'due' })).total).toBe(Number(isDue));
    expect((await portfolio(today, { review: 'overdue' })).total).toBe(Number(review === 'overdue'));
  });

  test('is reckoned in the days of the caller', async () => {
    const owner = await anOwner();
    await aReported(at(owner, '2026-03-01T23:30:00.000Z'));
    expect((await portfolio({ ...owner, timeZone: 'Europe/Madrid' })).items).toMatchObject([
      { nextReview: '2026-05-31' },
    ]);
    const [row] = (await portfolio({ ...owner, timeZone: 'America/Lima' })).items;
    expect(row?.nextReview).toBe('2026-05-30');
  });
});

/** A company at every stage, and some whose names only accents tell apart. */
async function aFullPortfolio(): Promise<ServiceContext> {
  const owner = await anOwner();
  await createCompany(owner, aCompany({ name: 'Ábaco' }));
  await createCompany(owner, aCompany({ name: 'abaco 100%', sector: 'Comercio' }));
  await aReady(owner, { name: 'Lista' });
  const edited = await aReady(owner, { name: 'En edición' });
  await writeDraft(owner, edited, {
    language: 'es',
    blocks: [{ id: 'analysis.company', own: 'Así.' }],
    updatedAt: undefined,
  });
  const reported = await aReported(owner, { name: 'Con informe' });
  await updateCompany(owner, reported.id, { employees: 41 });
  const begun = await aReported(at(owner, '2025-12-20T09:00:00.000Z'), {
    name: 'En marcha',
    hourlyCostCents: 9_100,
  });
  await setStatuses(owner, begun.reportId, 'todo', 'done');
  const done = await aReported(at(owner, '2025-10-01T09:00:00.000Z'), { name: 'Hecha' });
  await setStatuses(owner, done.reportId, 'done');
  return owner;
}

test('every filter finds exactly the rows that the summary counts', async () => {
  const owner = await aFullPortfolio();
  const { summary, total } = await portfolio(owner);
  const rows = await all(owner);
  expect([summary?.companies, total, rows.length]).toEqual([7, 7, 7]);
  const cases: [Partial<PortfolioQuery>, number | undefined, (row: PortfolioCompany) => boolean][] = [
    ...STAGES.map((stage): (typeof cases)[number] => [
      { stage },
      summary?.stages[stage],
      (row) => row.stage === stage,
    ]),
    [{ overdue: 'true' }, summary?.overdue, (row) => row.overdue > 0],
    [{ changed: 'true' }, summary?.changed, (row) => row.isChangedSinceReport],
    [{ review: 'due' }, summary?.reviewsDue, (row) => row.review === 'soon' || row.review === 'overdue'],
    [{ review: 'overdue' }, summary?.reviewsOverdue, (row) => row.review === 'overdue'],
    [{ q: 'abaco' }, 2, ({ name }) => /baco/.test(name)],
    [{ q: '100%' }, 1, ({ name }) => name.includes('100%')],
  ];
  for (const [filter, counted, isMeant] of cases) {
    const found = await all(owner, filter);
    expect([filter, counted], JSON.stringify(filter)).toEqual([filter, found.length]);
    expect(found.length, JSON.stringify(filter)).toBeGreaterThan(0);
    expect(found, JSON.stringify(filter)).toEqual(rows.filter(isMeant));
    const page = await portfolio(owner, filter);
    expect(page.total).toBe(found.length);
    expect(page.summary).toEqual(summary);
  }
});

test('every order gives each row once over its pages, and what is unknown last', async () => {
  const owner = await aFullPortfolio();
  const ids = (await all(owner)).map(({ id }) => id).toSorted((a, b) => a - b);
  const KEYS: Record<PortfolioColumn, (row: PortfolioCompany) => number | string | null> = {
    name: ({ name, sector }) => foldText(`${name} ${sector}`),
    stage: (row) => STAGES.indexOf(row.stage),
    overdue: (row) => row.overdue,
    nextReview: (row) => row.nextReview,
    hoursPerYear: (row) => row.hoursPerYear,
    costPerYearCents: (row) => row.costPerYearCents,
    savedHoursPerYear: (row) =>
      row.savedHoursPerYear && row.savedHoursPerYear.low + row.savedHoursPerYear.high,
    savingPerYear: (row) => row.savingPerYear && row.savingPerYear.low + row.savingPerYear.high,
  };
  for (const sort of PORTFOLIO_SORTS) {
    const rows = await all(owner, { sort });
    expect(
      rows.map(({ id }) => id).toSorted((a, b) => a - b),
      sort,
    ).toEqual(ids);
    const keys = rows.map(KEYS[sort.replace('-', '') as PortfolioColumn]);
    const known = keys.filter((key) => key !== null);
    expect(keys.slice(0, known.length), sort).toEqual(known);
    const turned = sort.startsWith('-') ? known.toReversed() : known;
    expect(turned, sort).toEqual(turned.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  }
});

test("another account's companies are neither listed nor counted", async () => {
  await aFullPortfolio();
  const other = await anOwner();
  expect(await portfolio(other)).toMatchObject({
    items: [],
    nextCursor: null,
    total: 0,
    summary: { companies: 0, overdueActions: 0, reviewsDue: 0, costPerYearCents: null, savingPerYear: null },
  });
});

test('a cursor of another order is refused', async () => {
  const owner = await aFullPortfolio();
  const { nextCursor } = await portfolio(owner, { limit: 2 });
  await expect(portfolio(owner, { sort: 'name', cursor: nextCursor ?? '' })).rejects.toMatchObject({
    code: 'bad_request',
  });
});

test('finds the rows of the account by indexes, and the totals of its reports in theirs', async () => {
  const owner = await anOwner();
  const plan = await owner.db.all<{ detail: string }>(
    sql`explain query plan ${portfolioFacts(owner)} select * from facts`,
  );
  const details = plan.map(({ detail }) => detail);
  // Only steps of the query itself are scanned.
  expect(details.filter((detail) => /^SCAN (?!k$|v$|chain$|reviews$|facts$)/.test(detail))).toEqual([]);
  expect(details).toContain('SEARCH r USING INDEX reports_figures (companyId=?) LEFT-JOIN');
});
