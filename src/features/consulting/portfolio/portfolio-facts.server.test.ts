import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies, reportActions } from '#db/schema/index.ts';
import { listCompanies } from '#features/consulting/companies/company-list.server.ts';
import { createCompany, readCompany, updateCompany } from '#features/consulting/companies/company.server.ts';
import { startFollowUp } from '#features/consulting/companies/follow-up.server.ts';
import { createDepartment } from '#features/consulting/profile/department.server.ts';
import { createProblem } from '#features/consulting/profile/problem.server.ts';
import { createProduct } from '#features/consulting/profile/product.server.ts';
import { createStrength } from '#features/consulting/profile/strength.server.ts';
import { startCorrection } from '#features/consulting/report/correction.server.ts';
import { writeDraft } from '#features/consulting/report/draft/draft.server.ts';
import { costOfProblem } from '#features/consulting/report/plan/problem-figures.rules.ts';
import { sumKnown, toTenth } from '#features/consulting/report/plan/range.rules.ts';
import { readTracker, updateAction } from '#features/consulting/tracker/tracker.server.ts';
import type { ActionStatus } from '#features/consulting/tracker/tracker.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aReady, aReported, freeze, only, portfolio, setStatuses } from '#tests/builders/portfolio.ts';
import { aCompany, aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const anOwner = () => aUserContext(database.db, { locale: 'es', now: NOW });

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
    // So does the list that the start page leads to.
    const { items } = await listCompanies(owner, { waiting: 'actions', limit: 50 });
    expect(items.map((company) => company.id)).toEqual([correction]);
  });
});

test('what was saved and what is overdue is what the trackers say', async () => {
  const owner = await anOwner();
  const statuses: ActionStatus[][] = [['todo'], ['done'], ['done', 'dropped'], ['doing', 'done']];
  const dueDates = ['2027-01-01', '2026-02-01', '2026-02-01', '2026-02-28'];
  let [overdue, low, high, cents] = [0, 0, 0, 0];
  for (const given of statuses) {
    const { reportId } = await aReported(owner);
    await setStatuses(owner, reportId, ...given);
    await updateAction(owner, reportId, { actionId: 'A1', dueDate: dueDates.shift() });
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
      weeksPerYear: fc.option(fc.integer({ min: 1, max: 52 })),
      rows: fc.array(problem, { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ hourlyCostCents, weeksPerYear, rows }) => {
        const owner = await anOwner();
        const { id } = await createCompany(owner, { ...aCompany(), hourlyCostCents, weeksPerYear });
        for (const row of rows) await createProblem(owner, aProblem(id, row));
        const costs = rows.map((row) =>
          costOfProblem(
            { ...row, description: '', priority: 3 },
            hourlyCostCents,
            null,
            weeksPerYear ?? undefined,
          ),
        );
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
