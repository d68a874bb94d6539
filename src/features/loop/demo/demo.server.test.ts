import { actAs } from '#features/accounts/workspace.server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crmCommunications, crmTasks, outbox, users } from '#db/schema/index.ts';
import { listWorkspaces } from '#features/accounts/workspaces/workspace.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { teamOf } from '#features/leads/owners/owner.server.ts';
import { eraseEnded } from '#features/accounts/privacy/erase-account.server.ts';
import { listCompanies } from '#features/consulting/companies/company-list.server.ts';
import { readTracker } from '#features/consulting/tracker/tracker.server.ts';
import { listProblems } from '#features/consulting/profile/problem.server.ts';
import { listProposals } from '#features/consulting/questionnaire/proposal.server.ts';
import { listQuestionnaires } from '#features/consulting/questionnaire/questionnaire.server.ts';
import { findReport } from '#features/consulting/report/report.server.ts';
import { renderReportPdf } from '#features/consulting/report/pdf/pdf.server.ts';
import { listAudiences, listPeople } from '#features/loop/mailing/audience.server.ts';
import { analyseLoop } from '#features/loop/analytics/analytics.server.ts';
import { linksOf } from '#features/loop/chain/chain.server.ts';
import { countFigures, listAnalytics } from '#features/marketing/analytics/analytics.server.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { startDemo } from './demo.server.ts';

let database: TestDatabase;
/** The account of a visitor in each language, for what takes nothing away from it. */
const demos = new Map<Locale, ServiceContext>();
const demoIn = (locale: Locale): ServiceContext => {
  const ctx = demos.get(locale);
  if (!ctx) throw new Error(`no demo in ${locale}`);
  return ctx;
};
beforeAll(async () => {
  database = await openTestDatabase();
  for (const locale of LOCALES)
    demos.set(locale, await actAs(visitor(locale), await startDemo(visitor(locale), ON)));
});
afterAll(() => database.close());

const NOW = new Date('2026-03-01T09:00:00.000Z');
const visitor = (locale: Locale): PublicContext => ({ db: database.db, now: NOW, locale });
const ON = { hasDemo: true };
const all = { limit: 50, sort: 'name' } as const;

describe('a demo account', () => {
  test.each(['en', 'es'] as const)('has a report of 12 to 14 pages (%s)', async (locale) => {
    const ctx = demoIn(locale);
    const { items } = await listCompanies(ctx, all);
    const report = await findReport(ctx, items.find(({ hasReport }) => hasReport)?.id ?? 0);
    if (!report) throw new Error('The demo has no report.');
    const pdf = await renderReportPdf(report.document, 'AI Capital', NOW);
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(pages).toBeGreaterThanOrEqual(12);
    expect(pages).toBeLessThanOrEqual(14);
  });
  test.each([
    ['en', 'Olive oil', 'by hand'],
    ['es', 'Aceite de oliva', 'de forma manual'],
  ] as const)(
    'has a complete company, its report and an incomplete one in %s',
    async (locale, sector, text) => {
      const ctx = demoIn(locale);
      const { items } = await listCompanies(ctx, all);
      const [complete, unfinished] = items;
      expect(complete).toMatchObject({ hasReport: true, sector: expect.stringContaining(sector) });
      for (const [list, rows] of Object.entries(complete?.counts ?? {}))
        expect([list, rows >= 6]).toEqual([list, true]);
      expect(unfinished).toMatchObject({ hasReport: false, counts: { problems: 0, strengths: 0 } });
      expect(await findReport(ctx, unfinished?.id ?? 0)).toBeNull();
      const report = await findReport(ctx, complete?.id ?? 0);
      expect(report).toMatchObject({
        language: locale,
        model: { modules: ['analytics', 'processAutomation', 'predictive', 'integration'] },
      });
      const problems = await listProblems(ctx, complete?.id ?? 0);
      expect(problems[0]?.description).toContain(text);
      expect(report?.analysis).toContain(problems[0]?.description);
    },
  );

  test.each(['en', 'es'] as const)(
    'has a list with one who has withdrawn, and a segment of leads (%s)',
    async (locale) => {
      const ctx = demoIn(locale);
      const [list] = (await listAudiences(ctx, 'list')).items;
      expect(list?.people).toBe(12);
      const { items } = await listPeople(ctx, 'list', list?.id ?? 0, { limit: 50 });
      expect(items.filter(({ consents }) => consents.includes('offers'))).toHaveLength(11);
      const [segment] = (await listAudiences(ctx, 'segment')).items;
      expect(segment?.people).toBeGreaterThan(2);
    },
  );

  test.each(['en', 'es'] as const)('shows actions done, overdue and measured in %s', async (locale) => {
    const ctx = demoIn(locale);
    const { items: companies } = await listCompanies(ctx, all);
    expect(companies[0]).toMatchObject({ hasReport: true, isChangedSinceReport: false });
    const report = await findReport(ctx, companies[0]?.id ?? 0);
    const { items, summary } = await readTracker(ctx, report?.id ?? 0);
    expect(summary).toMatchObject({ done: 2, overdue: 1, costCents: 695_000 });
    expect(summary.savedHoursPerYear?.low).toBeGreaterThan(0);
    expect(items.map(({ readings }) => readings.length).filter((count) => count > 0)).toEqual([3, 4, 2]);
  });

  test('proposes the same actions in every language', async () => {
    const actionsIn = async (locale: Locale) => {
      const ctx = demoIn(locale);
      const { items: companies } = await listCompanies(ctx, all);
      const report = await findReport(ctx, companies[0]?.id ?? 0);
      const { items } = await readTracker(ctx, report?.id ?? 0);
      return items.map(({ actionId, status, proposedCost, savedHoursPerYear }) => ({
        actionId,
        status,
        proposedCost,
        savedHoursPerYear,
      }));
    };
    expect(await actionsIn('es')).toEqual(await actionsIn('en'));
  });

  test.each(['en', 'es'] as const)('shows the whole loop, with what it brought in, in %s', async (locale) => {
    const ctx = demoIn(locale);
    const { total, campaigns } = await analyseLoop(ctx, {});
    expect(total.enquiries).toEqual({ count: 6, leads: 6, opportunities: 2 });
    expect(total.leads).toEqual({ count: 14, opportunities: 4 });
    expect(total.opportunities.begun).toBe(5);
    const [paged] = campaigns;
    expect(paged).toMatchObject({ costCents: 42_000, revenueCents: 145_000 });
    expect(paged?.returnShare).toBeCloseTo((1450 - 420) / 420);
    const [complete] = (await listCompanies(ctx, all)).items;
    const { steps } = await linksOf(ctx, 'company', complete?.id ?? 0);
    expect(new Set(steps.map(({ direction, kind }) => `${direction} ${kind}`))).toEqual(
      new Set([
        'before marketing_company',
        'before marketing_product',
        'before marketing_campaign',
        'before marketing_lead',
        'before inbox_entry',
        'before crm_contact',
        'before crm_company',
        'before crm_opportunity',
        'self company',
        'after report',
        'after crm_opportunity',
      ]),
    );
    expect(steps.map(({ at }) => at <= NOW.toISOString())).not.toContain(false);
  });

  test.each(['en', 'es'] as const)('has a snapshot with the figures of its screen in %s', async (locale) => {
    const ctx = demoIn(locale);
    const { items } = await listAnalytics(ctx, { limit: 50 });
    expect(items.map(({ data }) => data)).toEqual([{ ...(await countFigures(ctx, {})), language: locale }]);
  });

  test.each(['en', 'es'] as const)('has a questionnaire that came back, in %s', async (locale) => {
    const ctx = demoIn(locale);
    const unfinished = (await listCompanies(ctx, all)).items[1]?.id ?? 0;
    expect((await listQuestionnaires(ctx, unfinished)).items).toMatchObject([{ state: 'sent', answered: 8 }]);
    const { items } = await listProposals(ctx, unfinished, { state: 'open' });
    expect(items.map(({ origin, kind }) => [origin, kind])).toEqual([
      ['questionnaire', 'problem'],
      ['questionnaire', 'problem'],
    ]);
  });

  test.each(['en', 'es'] as const)('shows a team of four at work, in %s', async (locale) => {
    const ctx = demoIn(locale);
    const { user } = ctx;
    const { items: workspaces } = await listWorkspaces(ctx);
    const shared = workspaces.find(({ isPersonal }) => !isPersonal);
    expect(shared).toMatchObject({ memberCount: 4, role: 'owner', isChosen: false });
    const team = { ...ctx, workspace: { id: shared?.id ?? 0, role: 'owner' as const } };
    const names = (await teamOf(team)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([user.name, 'Ana Beltrán', 'Hugo Marín', 'Sara Quintana']));
    const contacts = (await listContacts(team, { limit: 50 })).items;
    expect(new Set(contacts.map(({ ownerId }) => ownerId)).size).toBe(4);
    const talk = await team.rows(crmCommunications).select();
    expect(new Set(talk.map(({ userId }) => userId)).size).toBe(4);
    expect(talk.filter(({ body }) => body?.includes(`@${user.name}`))).toHaveLength(1);
    const tasks = await team.rows(crmTasks).select();
    expect(tasks.some(({ userId, assigneeId }) => userId !== user.id && assigneeId === user.id)).toBe(true);
  });

  test('sends nothing', async () => {
    expect(demos.size).toBe(LOCALES.length);
    expect(await database.db.select().from(outbox)).toEqual([]);
  });

  test('is private: two visitors get two accounts, and neither sees the other’s data', async () => {
    const [one, two] = [demoIn('en').user, await startDemo(visitor('en'), ON)];
    expect(one.username).not.toBe(two.username);
    const { items } = await listCompanies(await actAs(visitor('en'), two), all);
    expect(items.every(({ userId }) => userId === two.id)).toBe(true);
  });

  test('is deleted after 24 hours with all its data, and nothing else is', async () => {
    const own = await openTestDatabase();
    const inOwn = { ...visitor('en'), db: own.db };
    const demo = await startDemo(inOwn, ON);
    const person = await aUserContext(own.db);
    expect(demo.demoExpiresAt).toBe('2026-03-02T09:00:00.000Z');
    await eraseEnded(own.db, new Date('2026-03-02T08:59:59.000Z'));
    const demoContext = await actAs(inOwn, demo);
    expect((await listCompanies(demoContext, all)).items).toHaveLength(2);
    await eraseEnded(own.db, new Date('2026-03-02T09:00:00.000Z'));
    const { rows } = await own.client.execute(
      'select (select count(*) from companies) as companies, (select count(*) from reports) as reports, (select group_concat(username) from users) as users',
    );
    expect(rows[0]).toMatchObject({ companies: 0, reports: 0, users: person.user.username });
    await own.close();
  });
});

test('DEMO=off rejects a demo, and creates none', async () => {
  const before = await database.db.select().from(users);
  await expect(startDemo(visitor('en'), { hasDemo: false })).rejects.toMatchObject({ code: 'demo_off' });
  expect(await database.db.select().from(users)).toEqual(before);
});
