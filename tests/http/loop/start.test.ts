// One long file: the start page and the numbers beside it, asked of the same records.
import { createClient, type Client } from '@libsql/client';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGN_IN_PAGE } from '#features/accounts/portals.values.ts';
import { databaseOf } from '#db/drizzle.ts';
import type { Day, Start, StartItem } from '#features/loop/start/start.schema.ts';
import { START_KINDS, START_LISTS, type StartKind } from '#features/loop/start/start.values.ts';
import { ApiClient, idsOf, member } from '#tests/api-client.ts';
import { anInboxEntry } from '#tests/builders/crm-flow.ts';
import { aLivePage, answerPage } from '#tests/builders/landing.ts';
import { aCampaign, aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { aCompany, aDepartment, aProblem, aProduct, aStrength } from '#tests/builders/profile.ts';
import { aProposal } from '#tests/builders/proposal.ts';
import { aTeam, inside } from '#tests/builders/workspace.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let owner: ApiClient;
let other: ApiClient;
let database: Client;

/** The call of each list: its page takes the same filters. */
const CALLS: Partial<Record<string, string>> = {
  '/leadmanager/inbox': '/api/crm/inbox',
  '/comercia/leads': '/api/marketing/leads',
  '/leadmanager/tasks': '/api/crm/tasks',
  '/leadmanager/opportunities': '/api/crm/opportunities',
  '/consultoria': '/api/companies',
};

async function aReadyCompany(client: ApiClient): Promise<number> {
  const company = await client.make('/api/companies', { ...aCompany(), startDate: '2025-01-13' });
  await client.make('/api/products', aProduct(company));
  await client.make('/api/departments', aDepartment(company));
  await client.make('/api/problems', aProblem(company));
  await client.make('/api/strengths', aStrength(company));
  return company;
}

async function freeze(client: ApiClient, company: number): Promise<void> {
  const draft = await client.call('GET', `/api/companies/${company}/draft`);
  const { updatedAt } = draft.body as { updatedAt: string };
  await client.make(`/api/companies/${company}/draft/freeze`, { updatedAt });
}

/** Records beside them: an open task that is not due yet, a campaign that earns. */
type Beside = 'later' | 'campaign';

/** Makes one record of each kind that waits, beside one that does not. */
async function everythingWaiting(client: ApiClient): Promise<Record<StartKind | Beside, number>> {
  const userId = member((await client.call('GET', '/api/user')).body, 'id', 'number');
  const db = databaseOf(database);
  const enquiry = await anInboxEntry(db, { entry: { userId } });
  await anInboxEntry(db, { entry: { userId, status: 'read' } });
  const seller = await client.make('/api/marketing/companies', aMarketingCompany());
  const campaign = await client.make('/api/marketing/campaigns', aCampaign(seller, null));
  await client.make('/api/marketing/campaigns', aCampaign(seller, null));
  const lead = await client.make('/api/marketing/leads', aLead(seller));
  const won = await client.make(
    '/api/marketing/leads',
    aLead(seller, { campaignId: campaign, status: 'won' }),
  );
  await database.execute({
    sql: 'update marketing_leads set revenueCents = 125000 where id = ?',
    args: [won],
  });
  const opportunity = await client.make('/api/crm/opportunities', { title: 'Without a step' });
  const planned = await client.make('/api/crm/opportunities', { title: 'With a step' });
  const task = await client.make('/api/crm/tasks', { title: 'Late', dueAt: '2026-01-05T08:00:00.000Z' });
  const later = await client.make('/api/crm/tasks', {
    title: 'Later',
    dueAt: '2999-01-05T08:00:00.000Z',
    opportunityId: planned,
  });
  const report = await aReadyCompany(client);
  const actions = await aReadyCompany(client);
  const understood = { description: 'Las facturas de proveedores se teclean a mano.' };
  await client.make('/api/problems', aProblem(actions, understood));
  await freeze(client, actions);
  await database.execute({
    sql: `update report_actions set dueDate = '2025-02-01' where reportId in (select id from reports where companyId = ?)`,
    args: [actions],
  });
  const { companyId: proposals } = await aProposal(client);
  const { companyId: questionnaire, proposalId } = await aProposal(client);
  const at = '2026-01-05T08:00:00.000Z';
  await database.batch(
    [
      {
        sql: `insert into questionnaires (id, companyId, tokenHash, language, template, expiresAt, submittedAt, createdAt, updatedAt)
              values (?, ?, ?, 'es', 'garage', ?, ?, ?, ?)`,
        args: [proposalId, questionnaire, `hash${proposalId}`, at, at, at, at],
      },
      { sql: 'update profile_proposals set questionnaireId = id where id = ?', args: [proposalId] },
      {
        sql: `update profile_proposals set state = 'declined' where companyId = ? and id <> ?`,
        args: [questionnaire, proposalId],
      },
    ],
    'write',
  );
  return { enquiry, lead, task, later, opportunity, report, proposals, questionnaire, actions, campaign };
}

const startOf = async (client: ApiClient): Promise<Start> =>
  (await client.call('GET', '/api/start')).body as Start;
const itemsOf = ({ rows }: Start): StartItem[] =>
  rows.flatMap(({ also, more: _, ...first }) => [first, ...also]);
/** The numbers in the navigation, without those that are hidden because they are 0. */
const badgesOf = (html: unknown): string[] =>
  [...String(html).matchAll(/data-badge="\w+"( hidden)?[^>]*>\s*<span aria-hidden="true">(\d+\+?)/g)].flatMap(
    ([, isHidden, n = '']) => (isHidden === undefined ? [n] : []),
  );

let waiting: Record<StartKind | Beside, number>;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' }, { isWrittenByTest: true });
  database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}`, timeout: 5_000 });
  owner = await new ApiClient(server.url).register('owner');
  other = await new ApiClient(server.url).register('other');
  waiting = await everythingWaiting(owner);
  await everythingWaiting(other);
}, 180_000);
afterAll(async () => {
  database.close();
  await server.stop();
});

describe('the start page', () => {
  test.each(START_KINDS)('has one row of %s, the caller’s own, as its list has it', async (kind) => {
    const items = itemsOf(await startOf(owner)).filter((each) => each.kind === kind);
    expect(items.map(({ id }) => id)).toEqual([waiting[kind]]);
    const list = START_LISTS[kind];
    const { pathname, search } = new URL(list, server.url);
    const { body } = await owner.call('GET', `${CALLS[pathname]}${search}`);
    // The questionnaire's rows are proposals too.
    const others = kind === 'proposals' ? [waiting.questionnaire] : kind === 'task' ? [waiting.later] : [];
    expect(idsOf(body).toSorted((a, b) => a - b)).toEqual([waiting[kind], ...others]);
    expect((await owner.call('GET', list)).status).toBe(200);
  });

  test('is in the order in which to work: overdue, unanswered, without a date', async () => {
    const { count, counts, rows } = await startOf(owner);
    expect(rows.map(({ state, kind }) => `${state} ${kind}`)).toEqual([
      'overdue actions',
      'overdue task',
      'unanswered enquiry',
      'unanswered lead',
      'unanswered proposals',
      'unanswered questionnaire',
      'undated opportunity',
      'undated report',
    ]);
    expect([count, counts]).toEqual([8, { overdue: 2, unanswered: 4, today: 0, coming: 0, undated: 2 }]);
  });

  test('leads from every row to a page that is there, and names the campaign that earns', async () => {
    const start = await startOf(owner);
    expect(start.earning.map(({ id, earnedCents }) => [id, earnedCents])).toEqual([
      [waiting.campaign, 125_000],
    ]);
    for (const { href } of itemsOf(start))
      expect([href, (await owner.call('GET', href)).status]).toEqual([href, 200]);
  });

  test('counts no further than a hundred', async () => {
    const many = await new ApiClient(server.url).register('many');
    const userId = member((await many.call('GET', '/api/user')).body, 'id', 'number');
    const db = databaseOf(database);
    for (let n = 0; n < 102; n += 1)
      await anInboxEntry(db, { message: { email: `ana${n}@mar.example` }, entry: { userId } });
    expect(await startOf(many)).toMatchObject({ count: 100, rows: { length: 50 } });
    expect((await many.call('GET', '/start')).body).toContain('99+');
  });

  test('after one of two answers to a landing page is read, every count says one', async () => {
    const maker = await new ApiClient(server.url).register('maker');
    const { slug } = await aLivePage(maker);
    for (const name of ['Ana Ruiz', 'Luis Vega'])
      await answerPage(server.url, slug, { name, email: `${name.slice(0, 3)}@mar.example` });
    const counted = async () => {
      const { count, counts, rows } = await startOf(maker);
      const { body } = await maker.call('GET', '/leadmanager/dashboard');
      return {
        count,
        counts,
        rows: rows.map(({ kind, also }) => [kind, also.length]),
        badges: badgesOf(body),
      };
    };
    const of = (n: number) => ({
      count: n,
      counts: { overdue: 0, unanswered: n, today: 0, coming: 0, undated: 0 },
      rows: Array.from({ length: n }, () => ['enquiry', 0]),
      badges: [String(n)],
    });
    expect(await counted()).toEqual(of(2));
    const [first] = idsOf((await maker.call('GET', '/api/crm/inbox')).body);
    expect((await maker.call('PATCH', `/api/crm/inbox/${first}`, { status: 'read' })).status).toBe(200);
    expect(await counted()).toEqual(of(1));
    const { body } = await maker.call('GET', '/start');
    expect(String(body).match(/href="\/leadmanager\/inbox\/\d+"/g)).toHaveLength(1);
  });

  test('is worked through by the calls that its rows name, each of which can be undone', async () => {
    const worker = await new ApiClient(server.url).register('worker');
    const title = 'Llamar a Ana';
    await worker.make('/api/crm/tasks', { title, dueAt: '2026-01-05T08:00:00.000Z' });
    await worker.make('/api/crm/opportunities', { title: 'Web nueva' });
    const day = async () => (await worker.call('GET', '/api/crm/day')).body as Day;
    const before = await day();
    expect(before).toMatchObject({
      total: 2,
      items: [
        { title, state: 'overdue' },
        { done: null, putOff: null },
      ],
    });
    for (const act of ['done', 'putOff'] as const) {
      const { path, body } = before.items[0]?.[act] ?? { path: '', body: {} };
      const { status, headers } = await worker.call('PATCH', path, body);
      expect(status).toBe(200);
      expect((await day()).items[0]).not.toMatchObject({ title, state: 'overdue' });
      await worker.call('POST', `/api/causes/${headers.get('x-cause-id')}/undo`, {});
      expect((await day()).items[0]).toMatchObject({ title, state: 'overdue' });
    }
  });

  test('of a team shows one’s own and nobody’s, and gives a reader nothing to do', async () => {
    const [owner, guest] = [
      await new ApiClient(server.url).register('head'),
      await new ApiClient(server.url).register('junior'),
    ];
    const id = await aTeam(owner, guest, 'reader');
    const dueAt = '2026-01-05T08:00:00.000Z';
    const give = (title: string, assigneeId: number | null) =>
      owner.call('POST', '/api/crm/tasks', { title, dueAt, assigneeId }, inside(id));
    const head = member((await owner.call('GET', '/api/user')).body, 'id', 'number');
    for (const [title, to] of [
      ['De Ana', head],
      ['De nadie', null],
    ] as const)
      await give(title, to);
    const rowsOf = async (client: ApiClient) =>
      ((await client.call('GET', '/api/crm/day', undefined, inside(id))).body as Day).items;
    expect((await rowsOf(owner)).map(({ title }) => title)).toEqual(['De Ana', 'De nadie']);
    expect(await rowsOf(guest)).toMatchObject([{ title: 'De nadie', done: null, putOff: null }]);
  });

  test('shows a new user three doors, and a visitor the sign-in', async () => {
    const fresh = await new ApiClient(server.url).register('fresh');
    const { body } = await fresh.call('GET', '/start');
    for (const door of ['/leadmanager/contacts?new', '/consultoria', '/comercia/companies'])
      expect(body).toContain(`href="${door}"`);
    const visitor = await new ApiClient(server.url).call('GET', '/start');
    expect([visitor.status, visitor.headers.get('location')]).toEqual([303, '/auth?next=%2Fstart']);
  });
});

test.each([
  [null, '/start'],
  ['consulting', '/consultoria'],
  ['leads', '/leadmanager/dashboard'],
  ['marketing', '/comercia'],
])(
  'a sign-in without a portal leads a user who chose %s to %s, and one of a portal to that portal',
  async (startPage, address) => {
    expect((await other.call('PATCH', '/api/user', { startPage })).status).toBe(200);
    const leadsTo = async (path: string) => (await other.call('GET', path)).headers.get('location');
    expect(await leadsTo(SIGN_IN_PAGE)).toBe('/start?open');
    const { status, headers } = await other.call('GET', '/start?open');
    expect([status, headers.get('location')]).toEqual([303, address]);
    expect(await leadsTo('/auth?next=%2Faccount')).toBe('/account');
    expect(await leadsTo('/auth')).toBe('/consultoria');
    expect(await leadsTo('/comercia-auth')).toBe('/comercia');
    expect(await leadsTo('/leadmanager')).toBe('/leadmanager/dashboard');
    expect(await leadsTo('/leadmanager/auth')).toBe('/leadmanager/dashboard');
  },
);

test('the site’s header and footer lead to the sign-in without a portal, and each portal to the start page', async () => {
  const { body: site } = await new ApiClient(server.url).call('GET', '/');
  expect(String(site).split(`href="${SIGN_IN_PAGE}"`)).toHaveLength(3);
  for (const page of ['/consultoria', '/comercia', '/leadmanager/dashboard'])
    expect((await other.call('GET', page)).body).toContain('href="/start"');
});
