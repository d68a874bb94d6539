import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketingLeads } from '#db/schema/index.ts';
import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { percentText } from '#shared/numbers/percent-text.ts';
import { overTimeOf } from './analytics.rules.ts';
import { countFigures, listAnalytics, takeSnapshot, updateAnalytics } from './analytics.server.ts';
import { wonShares } from './lead-shares.rules.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { createLeadSchema } from '#features/marketing/leads/lead.schema.ts';
import { createLead, listLeads } from '#features/marketing/leads/lead.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/**
 * Creates `count` leads of the company, one per day back from the context's day, cycling through statuses and sources.
 */
async function someLeads(ctx: ServiceContext, companyId: number, count: number): Promise<void> {
  await database.client.execute({
    sql: `insert into marketing_leads (companyName, source, status, searchText, language, marketingCompanyId, createdAt, updatedAt)
          with recursive n(i) as (select 0 union all select i + 1 from n where i < ? - 1)
          select 'Lead ' || i,
            case i % 3 when 0 then 'landing_page' when 1 then 'referral' else 'event' end,
            case i % 4 when 0 then 'won' when 1 then 'new' when 2 then 'lost' else 'contacted' end,
            '', 'es', ?, strftime('%Y-%m-%dT%H:%M:%fZ', ?, '-' || (i % 300) || ' days'), ''
          from n`,
    args: [count, companyId, ctx.now.toISOString()],
  });
}

test('the figures count every lead once per view, and include periods without leads', async () => {
  const ctx = await aUserContext(database.db);
  const { id } = await createCompany(ctx, aMarketingCompany());
  await someLeads(ctx, id, 24);
  const figures = await countFigures(ctx, { marketingCompanyId: id });
  const sum = (rows: { count: number }[]) => rows.reduce((total, row) => total + row.count, 0);
  expect(figures.total).toBe(24);
  expect([figures.byStatus, figures.bySource, figures.byCampaign, figures.overTime].map(sum)).toEqual([
    24, 24, 24, 24,
  ]);
  expect(figures.byStatus.map(({ status }) => status)).toEqual([
    'new',
    'contacted',
    'qualified',
    'proposal',
    'won',
    'lost',
  ]);
  expect(figures.won).toBe(6);
  expect(figures.bySource.reduce((total, { won }) => total + won, 0)).toBe(6);
});

test('a span includes its first and last day', async () => {
  const ctx = await aUserContext(database.db);
  const { id } = await createCompany(ctx, aMarketingCompany());
  await someLeads(ctx, id, 10);
  const today = ctx.now.toISOString().slice(0, 10);
  expect((await countFigures(ctx, { from: today, to: today })).total).toBe(1);
  expect((await countFigures(ctx, { from: '2026-02-27' })).total).toBe(3);
  expect((await countFigures(ctx, { to: '2026-02-27' })).total).toBe(8);
});

test('the list behind a figure has as many leads as it counts', async () => {
  const ctx = await aUserContext(database.db);
  const { id: marketingCompanyId } = await createCompany(ctx, aMarketingCompany());
  await someLeads(ctx, marketingCompanyId, 20);
  const span = { marketingCompanyId, from: '2026-02-20' };
  const { byStatus, funnel, bySource } = await countFigures(ctx, span);
  for (const { status: reached, count } of funnel)
    expect((await listLeads(ctx, { ...span, reached, limit: 50 })).items).toHaveLength(count);
  for (const { status, count } of byStatus)
    expect((await listLeads(ctx, { ...span, status, limit: 50 })).items).toHaveLength(count);
  for (const { source, count } of bySource)
    expect((await listLeads(ctx, { ...span, source, limit: 50 })).items).toHaveLength(count);
});

test('figures include no leads of another workspace', async () => {
  const ctx = await aUserContext(database.db);
  const { id } = await createCompany(ctx, aMarketingCompany());
  await someLeads(ctx, id, 3);
  const other = await aUserContext(database.db);
  expect((await countFigures(other, {})).total).toBe(0);
  await expect(countFigures(other, { marketingCompanyId: id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(takeSnapshot(other, { marketingCompanyId: id, language: 'es' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a snapshot stores its figures and texts in the requested language, unaffected by later changes', async () => {
  const ctx = await aUserContext(database.db);
  const { id } = await createCompany(ctx, aMarketingCompany());
  await someLeads(ctx, id, 12);
  const spanish = await takeSnapshot(ctx, { marketingCompanyId: id, language: 'es' });
  const english = await takeSnapshot(ctx, { marketingCompanyId: id, language: 'en' });
  expect(spanish.summary).toContain('12');
  expect(spanish.summary).not.toBe(english.summary);
  expect(spanish.recommendations).not.toBe('');
  await someLeads(ctx, id, 5);
  const { items } = await listAnalytics(ctx, { marketingCompanyId: id, limit: 50 });
  expect(items.map((row) => row.data['total'])).toEqual([12, 12]);
  const edited = await updateAnalytics(ctx, spanish.id, { summary: 'Mío.', updatedAt: spanish.updatedAt });
  expect(edited).toMatchObject({ summary: 'Mío.', data: spanish.data });
});

test('the screen and a snapshot of the same moment say the same of any leads, in one funnel', async () => {
  const lead = fc.record({
    status: fc.constantFrom(...LEAD_STATUSES),
    source: fc.constantFrom(...LEAD_SOURCES),
    createdAt: fc.constantFrom(
      '2025-06-01T09:00:00.000Z',
      '2026-02-03T09:00:00.000Z',
      '2026-02-27T09:00:00.000Z',
    ),
  });
  const check = async (leads: readonly object[], language: 'en' | 'es') => {
    const ctx = await aUserContext(database.db);
    const { id } = await createCompany(ctx, aMarketingCompany());
    const rows = leads.map((each) => ({ ...aLead(id), ...each, updatedAt: ctx.now.toISOString() }));
    await ctx.rows(marketingLeads).insert(rows as (typeof marketingLeads.$inferInsert)[]);
    const figures = await countFigures(ctx, {});
    const { data, summary } = await takeSnapshot(ctx, { marketingCompanyId: id, language });
    expect(data).toEqual({ ...figures, language });
    const { won, closed, ofAll, ofClosed } = wonShares(figures.byStatus);
    if (won > 0) expect(summary).toContain(percentText(ofAll, INTL_TAG[language]));
    if (won > 0 && closed > won) expect(summary).toContain(percentText(ofClosed, INTL_TAG[language]));
    const steps = figures.funnel.map(({ count }) => count);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect([steps[0], steps.at(-1)]).toEqual([figures.total, figures.won]);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(lead, { minLength: 1, maxLength: 40 }), fc.constantFrom('en', 'es'), check),
    { numRuns: 25, seed: 20_261_128 },
  );
});

test('the current week is not reported as a fall, and the weeks before it are compared', async () => {
  const ctx = await aUserContext(database.db);
  const { id } = await createCompany(ctx, aMarketingCompany());
  // Three whole weeks of five leads, and the Monday of the snapshot.
  const weeks = ['2026-02-23', '2026-03-02', '2026-03-09'].flatMap((day) =>
    Array.from({ length: 5 }, () => day),
  );
  for (const day of [...weeks, '2026-03-16'])
    await createLead({ ...ctx, now: new Date(`${day}T09:00:00Z`) }, createLeadSchema.parse(aLead(id)));
  const monday = { ...ctx, now: new Date('2026-03-16T12:00:00Z') };
  const { summary, recommendations, data } = await takeSnapshot(monday, {
    marketingCompanyId: id,
    language: 'en',
  });
  expect(summary).toContain('The last full period (week of 9 March 2026) is in line');
  expect(recommendations).not.toContain('March 2026');
  expect(data['overTime']).toHaveLength(4);
});

test.each([
  [['2026-02-23', '2026-03-01'], '2026-03-01', 'week', ['2026-02-23']],
  [['2026-02-23', '2026-03-09'], '2026-03-15', 'week', ['2026-02-23', '2026-03-02', '2026-03-09']],
  [
    ['2025-11-30', '2026-03-31'],
    '2026-05-02',
    'month',
    ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
  ],
  [[], '2026-03-01', 'week', []],
] as const)('leads of %j up to %s are grouped by %s', (days, last, unit, periods) => {
  const counted = { byDay: days.map((day) => ({ day, count: 1 })) };
  const shown = overTimeOf(counted, last);
  expect([shown.unit, shown.overTime.map(({ period }) => period)]).toEqual([unit, periods]);
});
