// One long file: every arrow is killed in the same way.
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, idsOf, member, type Answer } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aLivePage, answerPage } from '#tests/builders/landing.ts';
import { aCompany, aProblem } from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { migratedFolder, temporaryFolder } from '#tests/database.ts';
import { startServer } from '#tests/server.ts';

const EACH = 12;
const AT_ONCE = 12;
/** Answers after which the server is killed, while the others are on their way. */
const KILLED_AFTER = [9, 11, 13, 15];
const WON_CENTS = 70_000;
/** Six servers start in this test. */
const KILLS_TIMEOUT = 240_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await migratedFolder('suite.db');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** `again`: what the call answers where its records are there already. */
type Arrow = {
  press: (client: ApiClient) => Promise<Answer>;
  first: number;
  again: (answer: Answer) => boolean;
};

const post = (path: string, body: object) => (client: ApiClient) => client.call('POST', path, body);
const isFound = ({ status }: Answer) => status === 200;
const times = <T>(make: (n: number) => Promise<T>) =>
  Array.from({ length: EACH }, (_, n) => n).reduce<Promise<T[]>>(
    async (before, n) => [...(await before), await make(n)],
    Promise.resolve([]),
  );

async function aReport(client: ApiClient): Promise<{ reportId: number; actionIds: string[] }> {
  const companyId = await aReadyCompany(client);
  for (const description of [
    'Las facturas de proveedores se teclean a mano.',
    'Los pedidos se copian a mano.',
  ])
    await client.make('/api/problems', aProblem(companyId, { description, hoursPerWeek: 10 }));
  const draft = await client.call('GET', `/api/companies/${companyId}/draft`);
  const updatedAt = member(draft.body, 'updatedAt', 'string');
  const reportId = await client.make(`/api/companies/${companyId}/draft/freeze`, { updatedAt });
  const tracked = await client.call('GET', `/api/reports/${reportId}/actions`);
  const { items } = tracked.body as { items: { actionId: string }[] };
  return { reportId, actionIds: items.map(({ actionId }) => actionId).slice(0, 2) };
}

/** Makes what the arrows begin at; returns them, each kind in turn. */
async function someStarts(client: ApiClient, url: string): Promise<Arrow[]> {
  const { slug } = await aLivePage(client);
  for (let n = 0; n < 3 * EACH; n += 1)
    expect(
      await answerPage(url, slug, { email: `v${n}@test.example`, message: 'Hola', attempt: `${n}` }),
    ).toBe(303);
  const listed = await client.call('GET', '/api/marketing/leads?sort=createdAt&limit=100');
  const leadIds = idsOf(listed.body);
  const inbox = await client.call('GET', '/api/crm/inbox?limit=100');
  const entries = (inbox.body as { items: { id: number; email: string }[] }).items;
  const entryOf = new Map(entries.map(({ id, email }) => [email, id]));
  const leads = (listed.body as { items: { id: number; contactEmail: string }[] }).items;
  expect(leadIds).toHaveLength(3 * EACH);

  const company = await client.make('/api/companies', aCompany());
  const kinds = [
    await times(async (n): Promise<Arrow> => ({
      press: post('/api/loop/contact-from-lead', { leadId: leads[n]?.id, withOpportunity: true }),
      first: 200,
      again: ({ body }) => (body as { isNew: boolean }).isNew === false,
    })),
    await times(async (n): Promise<Arrow> => {
      const id = entryOf.get(leads[EACH + n]?.contactEmail ?? '');
      const made = { company: { name: `Talleres ${n}` } };
      return {
        press: post(`/api/crm/inbox/${id}/convert`, made),
        first: 201,
        again: ({ status }) => status === 409,
      };
    }),
    await times(async (n): Promise<Arrow> => {
      const contactId = await client.make('/api/crm/contacts', aCrmContact({ email: `c${n}@test.example` }));
      const opportunityId = await client.make('/api/crm/opportunities', { title: `Obra ${n}`, contactId });
      return {
        press: post('/api/loop/company-from-opportunity', { opportunityId }),
        first: 201,
        again: isFound,
      };
    }),
    await times(async (n): Promise<Arrow> => {
      const problemId = await client.make(
        '/api/problems',
        aProblem(company, { description: `Falta sitio ${n}.` }),
      );
      return { press: post('/api/loop/campaign-from-problem', { problemId }), first: 201, again: isFound };
    }),
    await times(async (): Promise<Arrow> => {
      const { reportId, actionIds } = await aReport(client);
      const asked = { reportId, actionIds };
      return { press: post('/api/loop/opportunity-from-report', asked), first: 201, again: isFound };
    }),
    await times(async (n): Promise<Arrow> => {
      const leadId = leads[2 * EACH + n]?.id;
      const sent = await client.call('POST', '/api/loop/contact-from-lead', {
        leadId,
        withOpportunity: true,
      });
      const path = `/api/crm/opportunities/${member(sent.body, 'opportunityId', 'number')}`;
      await client.call('PATCH', path, { amountCents: WON_CENTS });
      return { press: (caller) => caller.call('PATCH', path, { stage: 'won' }), first: 200, again: isFound };
    }),
  ];
  return Array.from({ length: EACH }, (_, n) => kinds.flatMap((kind) => kind[n] ?? [])).flat();
}

type Rows = Awaited<ReturnType<ReturnType<typeof createClient>['execute']>>['rows'];
/** Reads a copy, because whoever closes the database last removes the log that a killed server has left. */
async function read<T>(work: (query: (sql: string) => Promise<Rows>) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder();
  for (const name of await readdir(dataDir))
    if (name.startsWith('suite.db')) await copyFile(join(dataDir, name), join(folder, name));
  const client = createClient({ url: pathToFileURL(join(folder, 'suite.db')).href });
  try {
    return await work(async (sql) => (await client.execute(sql)).rows);
  } finally {
    client.close();
    await rm(folder, { recursive: true });
  }
}

const TABLES = ['crm_contacts', 'crm_opportunities', 'companies', 'marketing_products'] as const;
type Newest = Record<(typeof TABLES)[number], number>;
const newestIds = () =>
  read(async (query) => {
    const ids = {} as Newest;
    for (const table of TABLES)
      ids[table] = Number((await query(`select max(id) as id from ${table}`))[0]?.['id']);
    return ids;
  });

/** Half arrows by what is missing: queries of one end without the other. */
const halves = (before: Newest): Record<string, string> => {
  const linked = (from: string, to: string, of: string) =>
    `exists (select 1 from loop_links k where k.fromKind = '${from}' and k.toKind = '${to}' and ${of})`;
  const event = (kind: string, of: string) =>
    `exists (select 1 from crm_events e where e.kind = '${kind}' and ${of})`;
  return {
    'a lead with a contact, without its link or entry': `select l.id from marketing_leads l where l.contactId is not null
      and not ${linked('marketing_lead', 'crm_contact', 'k.fromId = l.id and k.toId = l.contactId')}
      and not exists (select 1 from inbox_entries i where i.marketingLeadId = l.id and i.contactId = l.contactId)`,
    'a link of a lead without its contact or opportunity': `select k.id from loop_links k where k.fromKind = 'marketing_lead'
      and not case k.toKind
        when 'crm_contact' then exists (select 1 from marketing_leads l where l.id = k.fromId and l.contactId = k.toId)
        else exists (select 1 from crm_opportunities o join marketing_leads l on l.id = k.fromId
          where o.id = k.toId and o.contactId = l.contactId) end`,
    'a sent lead without the opportunity asked for': `select k.id from loop_links k where k.fromKind = 'marketing_lead'
      and not exists (select 1 from loop_links o where o.fromKind = k.fromKind and o.fromId = k.fromId and o.toKind = 'crm_opportunity')`,
    'a contact without its lead or its event': `select c.id from crm_contacts c where c.id > ${before.crm_contacts}
      and not (exists (select 1 from marketing_leads l where l.contactId = c.id) and ${event('converted', 'e.contactId = c.id')})`,
    'an opportunity that nothing leads to': `select o.id from crm_opportunities o where o.id > ${before.crm_opportunities}
      and not ${linked('marketing_lead', 'crm_opportunity', 'k.toId = o.id')}
      and not (${linked('report', 'crm_opportunity', 'k.toId = o.id')} and ${event('linked', 'e.opportunityId = o.id')})
      and not exists (select 1 from inbox_entries i where i.opportunityId = o.id)`,
    'a converted enquiry without its lead, contact or opportunity': `select i.id from inbox_entries i where i.convertedAt is not null
      and not exists (select 1 from marketing_leads l join crm_contacts c on c.id = l.contactId
        join crm_opportunities o on o.id = i.opportunityId and o.contactId = c.id
        where l.id = i.marketingLeadId and i.contactId = c.id)`,
    'a profile without its people, link or event': `select p.id from companies p where p.id > ${before.companies}
      and not (p.unconfirmed != '[]' and ${linked('crm_opportunity', 'company', 'k.toId = p.id')}
        and exists (select 1 from company_contacts c where c.companyId = p.id)
        and ${event('linked', "json_extract(e.data, '$.consultingCompanyId') = p.id")})`,
    'a link to a profile, an opportunity or a product that is not there': `select k.id from loop_links k
      where (k.toKind = 'company' and k.toId not in (select id from companies))
        or (k.toKind = 'crm_opportunity' and k.toId not in (select id from crm_opportunities))
        or (k.toKind = 'marketing_product' and k.toId not in (select id from marketing_products))`,
    'a product without its brief or link': `select p.id from marketing_products p where p.id > ${before.marketing_products}
      and not (exists (select 1 from marketing_briefs b where b.productId = p.id)
        and ${linked('problem', 'marketing_product', 'k.toId = p.id')})`,
    'a draft company without its product': `select m.id from marketing_companies m
      where m.sector = '' and not exists (select 1 from marketing_products p where p.marketingCompanyId = m.id)`,
    'one opportunity of two actions of a report': `select k.fromId from loop_links k where k.fromKind = 'report'
      group by k.fromId having count(*) != 2`,
    'a lead whose status and revenue are not those of its opportunity': `select l.id from marketing_leads l
      left join crm_opportunities o on o.contactId = l.contactId
      where (l.status = 'won') != (coalesce(o.stage, '') = 'won')
        or l.revenueCents != case when o.stage = 'won' then o.amountCents else 0 end`,
  };
};
const halvesFound = (before: Newest) =>
  read(async (query) => {
    const found: Record<string, number> = {};
    for (const [what, sql] of Object.entries(halves(before))) {
      const { length } = await query(sql);
      if (length > 0) found[what] = length;
    }
    return found;
  });

/** Presses the arrows, several at once, until all are answered or the server is gone; returns those that were answered. */
async function pressAll(client: ApiClient, arrows: readonly Arrow[], onAnswer: (count: number) => void) {
  const waiting = [...arrows];
  const answered: Arrow[] = [];
  const one = async (): Promise<void> => {
    for (let arrow = waiting.shift(); arrow; arrow = waiting.shift()) {
      const answer = await arrow.press(client).catch(() => null);
      if (answer === null) return;
      // An arrow that a killed server had carried out without answering is found again.
      if (answer.status !== arrow.first && !arrow.again(answer))
        throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      answered.push(arrow);
      onAnswer(answered.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return answered;
}

test(
  'a server killed in the middle of arrows leaves both ends of each or neither, and forgets none that it answered',
  async () => {
    const first = await startServer({}, { dataDir });
    const owner = await new ApiClient(first.url).register('owner');
    const arrows = await someStarts(owner, first.url);
    await first.stop();
    const before = await newestIds();
    expect(await halvesFound(before)).toEqual({});

    let open = arrows;
    for (const count of KILLED_AFTER) {
      const server = await startServer({}, { dataDir });
      const stopped = Promise.withResolvers<unknown>();
      const client = new ApiClient(server.url, owner.cookie);
      const answered = await pressAll(client, open, (reached) => {
        if (reached === count) stopped.resolve(server.stop('SIGKILL'));
      });
      await stopped.promise;
      expect(answered.length).toBeLessThan(open.length);
      expect(await halvesFound(before)).toEqual({});
      open = open.filter((arrow) => !answered.includes(arrow));
    }

    const server = await startServer({}, { dataDir });
    const client = new ApiClient(server.url, owner.cookie);
    for (const arrow of arrows.filter((each) => !open.includes(each)))
      expect(arrow.again(await arrow.press(client))).toBe(true);
    expect(await pressAll(client, open, () => undefined)).toHaveLength(open.length);
    await server.stop();
    expect(await halvesFound(before)).toEqual({});
    const after = await newestIds();
    const made = TABLES.map((table) => [table, after[table] - before[table]]);
    expect(Object.fromEntries(made)).toEqual({
      crm_contacts: 2 * EACH,
      crm_opportunities: 4 * EACH,
      companies: EACH,
      marketing_products: EACH,
    });
  },
  KILLS_TIMEOUT,
);
