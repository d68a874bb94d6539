import { afterEach, beforeEach, expect, test } from 'vitest';
import { actAs } from '#features/accounts/workspace.server.ts';
import { crmOpportunities, marketingLeads } from '#db/schema/index.ts';
import { analyseLoop } from '#features/loop/analytics/analytics.server.ts';
import { searchLeads } from '#features/loop/arrows/lead-search.server.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { startDemo } from './demo.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const NOW = new Date('2026-03-01T09:00:00.000Z');

async function demoIn(locale: Locale): Promise<ServiceContext> {
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
