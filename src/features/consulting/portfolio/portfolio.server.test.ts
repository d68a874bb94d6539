import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies, reportActions } from '#db/schema/index.ts';
import { createCompany, readCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import { startFollowUp } from '#features/consulting/companies/follow-up.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { startCorrection } from '#features/consulting/report/correction.server.ts';
import { readDraft, writeDraft } from '#features/consulting/report/draft/draft.server.ts';
import { costOfProblem } from '#features/consulting/report/figures/problem-figures.rules.ts';
import { sumKnown, toTenth } from '#features/consulting/report/figures/range.rules.ts';
import { freezeDraft } from '#features/consulting/report/freeze.server.ts';
import { readTracker, updateAction } from '#features/consulting/tracker/tracker.server.ts';
import type { ActionStatus } from '#features/consulting/tracker/tracker.values.ts';
import type { ServiceContext } from '#server/context.ts';
import { foldText } from '#shared/text.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCompany, aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { portfolioFacts } from './portfolio-facts.server.ts';
import { portfolioQuerySchema, type PortfolioCompany, type PortfolioQuery } from './portfolio.schema.ts';
import { listPortfolio } from './portfolio.server.ts';
import { PORTFOLIO_SORTS, STAGES, type PortfolioColumn } from './portfolio.values.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const anOwner = () => aUserContext(database.db, { locale: 'es', now: NOW });
const at = (owner: ServiceContext, iso: string): ServiceContext => ({ ...owner, now: new Date(iso) });

/** A profile with everything that a report needs; one of its two problems has figures. */
async function aReady(owner: ServiceContext, over: object = {}): Promise<number> {
  const { id } = await createCompany(owner, {
    ...aCompany(),
    hourlyCostCents: 2_000,
    startDate: '2026-01-12',
    ...over,
  });
  await createProduct(owner, aProduct(id));
  await createDepartment(owner, aDepartment(id));
  await createProblem(
    owner,
    aProblem(id, { description: 'Los pedidos se teclean a mano.', hoursPerWeek: 10.3, people: 3 }),
  );
  await createProblem(owner, aProblem(id, { description: 'Las facturas de proveedores se teclean a mano.' }));
  await createStrength(owner, aStrength(id));
  return id;
}

async function freeze(owner: ServiceContext, id: number) {
  const { updatedAt } = await readDraft(owner, id);
  return freezeDraft(owner, id, { updatedAt, language: 'es' });
}

async function aReported(owner: ServiceContext, over: object = {}) {
  const id = await aReady(owner, over);
  const { id: reportId } = await freeze(owner, id);
  return { id, reportId };
}

/** Gives the actions of a report these statuses in their order, and the last of them to the others. */
async function setStatuses(owner: ServiceContext, reportId: number, ...statuses: ActionStatus[]) {
  const { items } = await readTracker(owner, reportId);
  for (const [index, { actionId }] of items.entries())
    await updateAction(owner, reportId, { actionId, status: statuses[index] ?? statuses.at(-1) });
}

const portfolio = (owner: ServiceContext, query: Partial<PortfolioQuery> = {}) =>
  listPortfolio(owner, { ...portfolioQuerySchema.parse({}), count: true, ...query });
async function all(owner: ServiceContext, query: Partial<PortfolioQuery> = {}): Promise<PortfolioCompany[]> {
  const rows: PortfolioCompany[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await portfolio(owner, { ...query, cursor, limit: 2 });
    rows.push(...page.items);
    if (page.nextCursor === null) return rows;
    cursor = page.nextCursor;
  }
}
async function only(owner: ServiceContext): Promise<PortfolioCompany> {
  const { items } = await portfolio(owner);
  expect(items).toHaveLength(1);
  const [row] = items;
  if (!row) throw new Error('no row');
  return row;
}
const stageOf = async (owner: ServiceContext) => (await only(owner)).stage;

describe('the stage of a company', () => {
  test('goes from an incomplete profile to a report whose actions are done', async () => {
    const owner = await anOwner();
    const { id } = await createCompany(owner, { ...aCompany(), startDate: '2026-01-12' });
    await createProduct(owner, aProduct(id));
    await createDepartment(owner, aDepartment(id));
    await createProblem(owner, aProblem(id, { description: 'Los pedidos se teclean a mano.' }));
    await createProblem(
      owner,
      aProblem(id, { description: 'Las facturas de proveedores se teclean a mano.' }),
    );
    expect(await stageOf(owner)).toBe('draft');
    await createStrength(owner, aStrength(id));
    expect(await stageOf(owner)).toBe('ready');
    const blocks = [{ id: 'analysis.company', own: 'Así trabaja la empresa.' }];
    await writeDraft(owner, id, { language: 'es', blocks, updatedAt: undefined });
    expect(await stageOf(owner)).toBe('editing');
    const { id: reportId } = await freeze(owner, id);
    expect(await stageOf(owner)).toBe('reported');
    await setStatuses(owner, reportId, 'doing', 'todo');
    expect(await stageOf(owner)).toBe('inProgress');
    await setStatuses(owner, reportId, 'dropped', 'todo');
    expect(await stageOf(owner)).toBe('reported');
    await setStatuses(owner, reportId, 'done', 'dropped');
    expect(await stageOf(owner)).toBe('done');
  });

  test('is that of an incomplete profile while something is to be confirmed', async () => {
    const owner = await anOwner();
    const id = await aReady(owner);
    await database.db
      .update(companies)
      .set({ unconfirmed: ['sector'] })
      .where(eq(companies.id, id));
    expect(await stageOf(owner)).toBe('draft');
  });
});

describe('the reviews of a company are one row', () => {
  test('a follow-up has the stage, its first report the actions and what was saved', async () => {
    const owner = await anOwner();
    const { id, reportId } = await aReported(owner);
    await setStatuses(owner, reportId, 'done', 'todo');
    const before = await only(owner);
    const later = await startFollowUp(owner, id);
    expect(await only(owner)).toEqual({
      ...before,
      id: later.id,
      stage: 'ready',
      nextReview: null,
      review: 'underWay',
    });
    const second = await freeze(owner, later.id);
    await setStatuses(owner, second.id, 'done');
    const { summary: first } = await readTracker(owner, reportId);
    const { summary: last } = await readTracker(owner, second.id);
    const row = await only(owner);
    expect(row).toMatchObject({ id: later.id, reportCompanyId: later.id, stage: 'done' });
    expect(row.done).toBe(first.done + last.done);
    expect(row.savingPerYear?.low).toBe((first.savingPerYear?.low ?? 0) + (last.savingPerYear?.low ?? 0));
  });

  test('what a correction goes on with counts once', async () => {
    const owner = await anOwner();
    const { id, reportId } = await aReported(owner);
    await setStatuses(owner, reportId, 'todo', 'done');
    const before = await only(owner);
    expect(before.done).toBeGreaterThan(0);
    const { id: correction } = await startCorrection(owner, id);
    expect(await only(owner)).toMatchObject({ id: correction, stage: 'editing', done: before.done });
    await freeze(owner, correction);
    const { id: _, reportCompanyId: __, overdueCompanyId: ___, ...same } = before;
    expect(await only(owner)).toMatchObject(same);
  });
});

test('what was saved and what is overdue is what the trackers say', async () => {
  const owner = await anOwner();
  const statuses: ActionStatus[][] = [['todo'], ['done'], ['done', 'dropped'], ['doing', 'done']];
  let [overdue, low, high, cents] = [0, 0, 0, 0];
  for (const given of statuses) {
    const { reportId } = await aReported(owner);
    await setStatuses(owner, reportId, ...given);
    const { summary } = await readTracker(owner, reportId);
    overdue += summary.overdue;
    low += summary.savedHoursPerYear?.low ?? 0;
    high += summary.savedHoursPerYear?.high ?? 0;
    cents += summary.savingPerYear?.high ?? 0;
  }
  const { items, summary } = await portfolio(owner);
  expect(overdue).toBeGreaterThan(0);
  expect(cents).toBeGreaterThan(0);
  expect(summary).toMatchObject({ overdueActions: overdue, savingPerYear: { high: cents } });
  expect(summary?.savedHoursPerYear?.low).toBeCloseTo(low, 5);
  expect(summary?.savedHoursPerYear?.high).toBeCloseTo(high, 5);
  expect(items.reduce((sum, row) => sum + row.overdue, 0)).toBe(overdue);
});

test('an action saves nothing while one end of its saving is unknown, as in its tracker', async () => {
  const owner = await anOwner();
  const { reportId } = await aReported(owner);
  await setStatuses(owner, reportId, 'done');
  await database.db
    .update(reportActions)
    .set({ savingHighCents: null, savedHoursHigh: null })
    .where(eq(reportActions.reportId, reportId));
  const { summary } = await readTracker(owner, reportId);
  const { savedHoursPerYear, savingPerYear } = await only(owner);
  expect({ savedHoursPerYear, savingPerYear }).toEqual({ savedHoursPerYear: null, savingPerYear: null });
  expect(summary).toMatchObject({ savedHoursPerYear: null, savingPerYear: null });
});

describe('what was found', () => {
  test('is what the report found, also when the profile has changed since', async () => {
    const owner = await anOwner();
    const id = await aReady(owner);
    const { model } = await freeze(owner, id);
    const { hoursPerYear, costPerYearCents } = model.figures?.totals ?? {};
    expect(costPerYearCents).toBe(1_359.6 * 2_000);
    expect(await only(owner)).toMatchObject({ hoursPerYear, costPerYearCents, isChangedSinceReport: false });
    await updateCompany(owner, id, { hourlyCostCents: 9_000 });
    expect(await only(owner)).toMatchObject({ hoursPerYear, costPerYearCents, isChangedSinceReport: true });
    expect((await readCompany(owner, id)).isChangedSinceReport).toBe(true);
  });

  test('is computed of a profile as its report would, to the cent', async () => {
    const amount = (most: number, decimals: number) =>
      fc.option(fc.integer({ min: 1, max: most * decimals }).map((value) => value / decimals));
    const problem = fc.record({
      hoursPerWeek: amount(168, 100),
      people: fc.option(fc.integer({ min: 1, max: 500 })),
      incidentsPerMonth: amount(1_000, 100),
      incidentCostCents: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
    });
    const given = fc.record({
      hourlyCostCents: fc.option(fc.integer({ min: 1, max: 100_000 })),
      rows: fc.array(problem, { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ hourlyCostCents, rows }) => {
        const owner = await anOwner();
        const { id } = await createCompany(owner, { ...aCompany(), hourlyCostCents });
        for (const row of rows) await createProblem(owner, aProblem(id, row));
        const costs = rows.map((row) => costOfProblem(row, hourlyCostCents));
        const hours = sumKnown(costs.map(({ hoursPerYear }) => hoursPerYear));
        expect(await only(owner)).toMatchObject({
          hoursPerYear: hours === null ? null : toTenth(hours),
          costPerYearCents: sumKnown(costs.map(({ costPerYearCents }) => costPerYearCents)),
        });
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

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
  await expect(portfolio(owner, { sort: 'overdue', cursor: nextCursor ?? '' })).rejects.toMatchObject({
    code: 'bad_request',
  });
});

test('finds the rows of the account by indexes, and the totals of its reports in theirs', async () => {
  const owner = await anOwner();
  const plan = await owner.db.all<{ detail: string }>(
    sql`explain query plan ${portfolioFacts(owner)} select * from facts`,
  );
  const details = plan.map(({ detail }) => detail);
  // What is scanned are steps of the query itself.
  expect(details.filter((detail) => /^SCAN (?!k$|v$|chain$|reviews$|facts$)/.test(detail))).toEqual([]);
  expect(details).toContain('SEARCH r USING INDEX reports_figures (companyId=?) LEFT-JOIN');
});
