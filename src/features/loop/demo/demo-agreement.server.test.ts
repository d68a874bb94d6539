import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '#features/accounts/workspace.server.ts';
import { listCompanies } from '#features/consulting/companies/company-list.server.ts';
import { listPortfolio } from '#features/consulting/portfolio/portfolio.server.ts';
import { findReport } from '#features/consulting/report/report.server.ts';
import { readTracker } from '#features/consulting/tracker/tracker.server.ts';
import { crmOpportunities, marketingLeads } from '#db/schema/index.ts';
import { analyseLoop } from '#features/loop/analytics/analytics.server.ts';
import { searchLeads } from '#features/loop/arrows/lead-search.server.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { COMPLETE } from './consulting.values.ts';
import { startDemo } from './demo.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-03-01T09:00:00.000Z');

/** One account for each language, because these tests only read. */
const demos = new Map<Locale, Promise<ServiceContext>>();
function demoIn(locale: Locale): Promise<ServiceContext> {
  const known = demos.get(locale) ?? startIn(locale);
  demos.set(locale, known);
  return known;
}

async function startIn(locale: Locale): Promise<ServiceContext> {
  const visitor: PublicContext = { db: database.db, now: NOW, locale };
  return actAs(visitor, await startDemo(visitor, { hasDemo: true }));
}

test('everybody has the same score and place in lead search in every language', async () => {
  const [first, ...others] = await Promise.all(
    LOCALES.map(async (locale) => {
      const { items } = await searchLeads(await demoIn(locale), { limit: 50 });
      // Those of one score stand by their ids, which differ between accounts.
      return items.map(({ name, score }) => `${score} ${name}`).toSorted();
    }),
  );
  expect(first?.length).toBeGreaterThan(20);
  for (const other of others) expect(other).toEqual(first);
});

test('leads that reached a proposal or were won are those with an opportunity there', async () => {
  const ctx = await demoIn('es');
  const leads = await ctx.rows(marketingLeads).select();
  const reached = leads.filter(({ status }) => status === 'proposal' || status === 'won');
  const opportunities = await ctx.rows(crmOpportunities).select();
  for (const { contactId, status } of reached) {
    const own = opportunities.filter((row) => row.contactId === contactId && row.stage === status);
    expect(own.map(({ amountCents }) => amountCents)).not.toEqual([]);
  }
  expect((await analyseLoop(ctx, {})).total.leads.opportunities).toBe(reached.length);
});

test('the list of companies and the portfolio say the same of a company', async () => {
  const ctx = await demoIn('en');
  const { items: listed } = await listCompanies(ctx, { limit: 10, sort: 'name' });
  const { items: followed } = await listPortfolio(ctx, { limit: 10, sort: 'name' });
  expect(listed.map(({ id, overdue }) => [id, overdue])).toEqual(
    followed.map(({ id, overdue }) => [id, overdue]),
  );
  expect([listed[0]?.stage, listed[0]?.overdue]).toEqual([followed[0]?.stage, 1]);
  expect(listed[1]?.stage).toBeNull();
});

test('the portfolio says of how many actions the expected saving is', async () => {
  const ctx = await demoIn('en');
  const { summary } = await listPortfolio(ctx, { limit: 10, count: true });
  const report = await findReport(ctx, (await listPortfolio(ctx, { limit: 1 })).items[0]?.id ?? 0);
  const { items } = await readTracker(ctx, report?.id ?? 0);
  const quantified = items.filter((action) => action.savedHoursPerYear ?? action.savingPerYear);
  expect(summary).toMatchObject({
    quantifiedDone: quantified.filter(({ status }) => status === 'done').length,
    quantified: quantified.length,
  });
});

test.each(LOCALES)(
  'the report cites nothing younger than itself, and its plan fits the tracker (%s)',
  async (locale) => {
    const ctx = await demoIn(locale);
    const report = await findReport(ctx, (await listPortfolio(ctx, { limit: 1 })).items[0]?.id ?? 0);
    const text = JSON.stringify(report?.document);
    expect(text).not.toMatch(/checked on 2\d Nov 2026|1 are|1 son/);
    expect(text).toMatch(/There is one quick win|Hay un resultado rápido/);
    const begun = NOW.getTime() + COMPLETE.startsIn * 86_400_000;
    const start = new Date(begun).toISOString().slice(0, 10);
    expect(start > (report?.createdAt.slice(0, 10) ?? '')).toBe(true);
    const { items } = await readTracker(ctx, report?.id ?? 0);
    for (const { proposedDue, doneAt } of items) {
      expect(proposedDue && proposedDue > start).toBe(true);
      if (doneAt !== null) expect(doneAt.slice(0, 10) > start).toBe(true);
    }
    expect(items.filter(({ isOverdue }) => isOverdue)).toHaveLength(1);
  },
);
