// One long file: every call that writes often, each with its body.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, idsOf } from '#tests/api-client.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { aPayload } from '#tests/builders/enquiry.ts';
import { answerPage } from '#tests/builders/landing.ts';
import { aLead, aMarketingCompany, aMarketingProduct } from '#tests/builders/marketing.ts';
import {
  aCompany,
  aContact,
  aProblem,
  aProduct,
  aStrength,
  someReportTexts,
} from '#tests/builders/profile.ts';
import { aReadyCompany } from '#tests/builders/report.ts';
import { openTrips, type Trips } from './trips.ts';

/** A service reads like its sentence, one step after the other. */
const MOST_OF_A_WRITE = 8;

let trips: Trips;
beforeAll(async () => {
  trips = await openTrips();
}, 300_000);
afterAll(() => trips.close());

let made = 0;
const next = (): string => `n${(made += 1)}`;
const id = (name: string): number => Number(trips.ids[name]);

type Write = {
  call: string;
  body?: () => unknown;
  status: number;
  headers?: () => Record<string, string>;
  /** Makes the record `fresh` that the call uses up. */
  fresh?: () => Promise<number>;
  /** More than eight, with the reason. */
  most?: number;
};

async function freshEntry(): Promise<number> {
  await trips.ana.call(
    'POST',
    '/api/contact/send-email',
    aPayload({ email: `${next()}@${next()}.example`, company: next() }),
  );
  return idsOf((await trips.ana.call('GET', '/api/crm/inbox')).body)[0] ?? 0;
}
const freshOf = (path: string, body: () => unknown) => () => trips.ana.make(path, body());
async function deleted(path: string, body: unknown): Promise<number> {
  const fresh = await trips.ana.make(path, body);
  await trips.ana.call('DELETE', `${path}/${fresh}`);
  return fresh;
}
const freshLead = freshOf('/api/marketing/leads', () =>
  aLead(id('seller'), { contactEmail: `${next()}@test.example` }),
);
const aCall = () => ({ type: 'call', direction: 'out', body: 'Llamada.', contactId: id('contact') });
const draftedAt = async (name: string): Promise<string> => {
  const { body } = await trips.ana.call('GET', `/api/companies/${id(name)}/draft`);
  return (body as { updatedAt: string }).updatedAt;
};

const WRITES: Write[] = [
  { call: 'POST /api/companies', body: () => aCompany(), status: 201 },
  { call: 'PATCH /api/companies/:company', body: () => ({ name: next() }), status: 200 },
  { call: 'POST /api/products', body: () => aProduct(id('company')), status: 201 },
  {
    call: 'POST /api/contacts',
    body: () => aContact(id('company'), { isPrimary: true }),
    status: 201,
  },
  { call: 'POST /api/problems', body: () => aProblem(id('company')), status: 201 },
  { call: 'POST /api/strengths', body: () => aStrength(id('company')), status: 201 },
  {
    call: 'DELETE /api/products/:fresh',
    fresh: freshOf('/api/products', () => aProduct(id('company'))),
    status: 204,
  },
  {
    call: 'PATCH /api/problems/:fresh',
    fresh: freshOf('/api/problems', () => aProblem(id('company'))),
    body: () => ({ description: 'Se pierden los pedidos.' }),
    status: 200,
  },
  {
    call: 'PUT /api/companies/:ready/draft',
    body: () => ({ language: 'es', blocks: [] }),
    status: 200,
  },
  {
    call: 'POST /api/reports',
    fresh: () => aReadyCompany(trips.ana),
    body: () => someReportTexts(id('fresh')),
    status: 201,
    // The report is composed of what is read, stored, tracked, and answered as it is stored.
    most: 11,
  },
  {
    call: 'PATCH /api/reports/:report/actions',
    body: () => ({ actionId: 'A1', status: 'doing' }),
    status: 200,
  },
  {
    call: 'PUT /api/reports/:report/actions/readings',
    body: () => ({ actionId: 'A1', day: '2026-03-02', value: (made += 1) }),
    status: 200,
  },
  {
    call: 'POST /api/companies/:ready/questionnaires',
    body: () => ({ template: 'garage', language: 'es' }),
    status: 201,
  },
  { call: 'PATCH /api/questionnaires/:questionnaire', body: () => ({ days: 30 }), status: 200 },
  { call: 'POST /api/crm/contacts', body: () => aCrmContact({ tags: ['Norte'] }), status: 201 },
  {
    call: 'POST /api/crm/contacts',
    headers: () => ({ 'idempotency-key': randomUUID() }),
    body: () => aCrmContact(),
    status: 201,
  },
  {
    call: 'PATCH /api/crm/contacts/:contact',
    body: () => ({ firstName: next(), email: `${next()}@test.example`, tags: ['Norte', next()] }),
    status: 200,
  },
  {
    call: 'PATCH /api/crm/contacts/:fresh',
    fresh: freshOf('/api/crm/contacts', () => aCrmContact()),
    body: () => ({ companyId: id('crmCompany') }),
    status: 200,
    // The status of the company’s leads is settled: the call reads them before and after.
    most: 10,
  },
  {
    call: 'DELETE /api/crm/contacts/:fresh',
    fresh: freshOf('/api/crm/contacts', () => aCrmContact()),
    status: 204,
  },
  {
    call: 'POST /api/crm/contacts/bulk',
    body: () => ({ action: 'tag', ids: [id('contact')], tag: next() }),
    status: 200,
  },
  { call: 'POST /api/crm/companies', body: () => aCrmCompany(), status: 201 },
  { call: 'PATCH /api/crm/companies/:crmCompany', body: () => ({ name: next() }), status: 200 },
  {
    call: 'DELETE /api/crm/companies/:fresh',
    fresh: freshOf('/api/crm/companies', () => aCrmCompany()),
    status: 204,
  },
  {
    call: 'POST /api/crm/opportunities',
    body: () => ({ title: next(), contactId: id('contact') }),
    status: 201,
    // The status of the company’s leads is settled: the call reads them before and after.
    most: 9,
  },
  { call: 'PATCH /api/crm/opportunities/:opportunity', body: () => ({ title: next() }), status: 200 },
  {
    call: 'POST /api/crm/opportunities/:opportunity/move',
    body: () => ({ stage: 'proposal', afterId: id('neighbour') }),
    status: 200,
    // The status of the company’s leads is settled: the call reads them before and after.
    most: 9,
  },
  {
    call: 'DELETE /api/crm/opportunities/:fresh',
    fresh: freshOf('/api/crm/opportunities', () => ({ title: next(), contactId: id('contact') })),
    status: 204,
  },
  { call: 'POST /api/crm/tasks', body: () => ({ title: next(), contactId: id('contact') }), status: 201 },
  { call: 'PATCH /api/crm/tasks/:task', body: () => ({ doneAt: new Date().toISOString() }), status: 200 },
  {
    call: 'DELETE /api/crm/tasks/:fresh',
    fresh: freshOf('/api/crm/tasks', () => ({ title: next() })),
    status: 204,
  },
  {
    call: 'POST /api/crm/tasks/:fresh/restore',
    fresh: () => deleted('/api/crm/tasks', { title: next(), contactId: id('contact') }),
    status: 200,
    // An undo finds the deletion, takes back change by change, and marks both causes.
    most: 11,
  },
  {
    call: 'POST /api/crm/contacts/:fresh/restore',
    fresh: () => deleted('/api/crm/contacts', aCrmContact({ email: `${next()}@test.example` })),
    status: 200,
    // The same, and what may have taken its place, and whose leads it concerns.
    most: 17,
  },
  {
    call: 'POST /api/crm/opportunities/:fresh/restore',
    fresh: () => deleted('/api/crm/opportunities', { title: next(), contactId: id('contact') }),
    status: 200,
    // The same, and whose leads it concerns.
    most: 15,
  },
  {
    call: 'POST /api/crm/communications/:fresh/restore',
    fresh: () => deleted('/api/crm/communications', aCall()),
    status: 200,
    // An undo finds the deletion, takes back change by change, and marks both causes.
    most: 11,
  },
  {
    call: 'DELETE /api/crm/communications/:fresh',
    fresh: freshOf('/api/crm/communications', aCall),
    status: 204,
  },
  {
    call: 'POST /api/products/:fresh/restore',
    fresh: () => deleted('/api/products', aProduct(id('company'))),
    status: 200,
    // An undo finds the deletion, takes back change by change, and marks both causes.
    most: 12,
  },
  {
    call: 'DELETE /api/companies/:fresh',
    fresh: freshOf('/api/companies', () => aCompany()),
    status: 204,
  },
  {
    call: 'POST /api/companies/:fresh/restore',
    fresh: () => deleted('/api/companies', aCompany()),
    status: 200,
    // An undo finds the deletion, takes back change by change, and marks both causes.
    most: 12,
  },
  { call: 'POST /api/crm/communications', body: aCall, status: 201 },
  { call: 'PATCH /api/crm/inbox/:entry', body: () => ({ status: 'read' }), status: 200 },
  {
    call: 'POST /api/crm/inbox/:entry/reply',
    body: () => ({ body: 'Gracias.' }),
    status: 201,
    // The message is queued with its job, after its sender and its recipient were checked.
    most: 9,
  },
  {
    call: 'POST /api/crm/inbox/:fresh/convert',
    fresh: freshEntry,
    body: () => ({}),
    status: 201,
    // Company, contact and opportunity, each looked for before it is made.
    most: 20,
  },
  { call: 'POST /api/marketing/companies', body: () => aMarketingCompany({ name: next() }), status: 201 },
  { call: 'PATCH /api/marketing/companies/:seller', body: () => ({ name: next() }), status: 200 },
  { call: 'POST /api/marketing/products', body: () => aMarketingProduct(id('seller')), status: 201 },
  { call: 'PATCH /api/marketing/products/:product', body: () => ({ name: next() }), status: 200 },
  { call: 'POST /api/marketing/leads', body: () => aLead(id('seller')), status: 201 },
  { call: 'PATCH /api/marketing/leads/:lead', body: () => ({ contactName: next() }), status: 200 },
  {
    call: 'DELETE /api/marketing/leads/:fresh',
    fresh: freshOf('/api/marketing/leads', () => aLead(id('seller'))),
    status: 204,
  },
  { call: 'PATCH /api/marketing/campaigns/:campaign', body: () => ({ name: next() }), status: 200 },
  {
    call: 'POST /api/contact/send-email',
    body: () => aPayload({ email: `${next()}@test.example` }),
    status: 200,
  },
  // An arrow of the loop asks too whether its cause has changed anything, before it and after.
  {
    call: 'POST /api/loop/contact-from-lead',
    fresh: freshLead,
    body: () => ({ leadId: id('fresh') }),
    status: 200,
    // The contact, looked for before it is made, and the leads around it, before and after.
    most: 17,
  },
  {
    call: 'POST /api/loop/contact-from-lead',
    fresh: freshLead,
    body: () => ({ leadId: id('fresh'), withOpportunity: true }),
    status: 200,
    // The same, and of the opportunity.
    most: 25,
  },
  {
    call: 'POST /api/loop/company-from-opportunity',
    fresh: async () => {
      const contactId = await trips.ana.make('/api/crm/contacts', aCrmContact());
      return trips.ana.make('/api/crm/opportunities', { title: next(), contactId });
    },
    body: () => ({ opportunityId: id('fresh') }),
    status: 201,
    // The source with its people, and the company with its own.
    most: 14,
  },
  {
    call: 'POST /api/loop/campaign-from-problem',
    fresh: freshOf('/api/problems', () => aProblem(id('company'))),
    body: () => ({ problemId: id('fresh') }),
    status: 201,
    // Company, product and brief, each made for the next.
    most: 12,
  },
  {
    call: 'POST /api/companies/:fresh/follow-up',
    fresh: freshOf('/api/companies', () => aCompany()),
    body: () => ({}),
    status: 201,
  },
  { call: 'PATCH /api/user', body: () => ({ name: next() }), status: 200 },
];

test.each(WRITES)('$call asks the database at most eight times in sequence, or says why', async (write) => {
  const { call, body, status, headers, fresh, most = MOST_OF_A_WRITE } = write;
  const [method = '', path = ''] = call.split(' ');
  const act = async (): Promise<void> => {
    const answer = await trips.ana.call(method, trips.named(path), body?.(), headers?.());
    expect(answer).toMatchObject({ status });
  };
  const prepare = async (): Promise<void> => {
    if (fresh) trips.ids['fresh'] = await fresh();
  };
  expect(await trips.inSequence(act, prepare)).toBeLessThanOrEqual(most);
});

test('a draft is frozen in at most thirteen: two more than a report takes that is sent, for the draft and its time', async () => {
  let updatedAt = '';
  const prepare = async (): Promise<void> => {
    trips.ids['fresh'] = await aReadyCompany(trips.ana);
    updatedAt = await draftedAt('fresh');
  };
  const act = () => trips.ana.make(trips.named('/api/companies/:fresh/draft/freeze'), { updatedAt });
  expect(await trips.inSequence(act, prepare)).toBeLessThanOrEqual(13);
});

test('a visitor’s answer on a landing page takes at most nine: it is counted, and stored as lead, message, entry and email', async () => {
  const slug = String(trips.ids['slug']).slice('/l/'.length);
  const act = async () => {
    const email = `${next()}@test.example`;
    expect(await answerPage(trips.url, slug, { email, attempt: randomUUID() })).toBe(303);
  };
  expect(await trips.inSequence(act)).toBeLessThanOrEqual(9);
});

test('answers of a questionnaire take at most eight', async () => {
  const act = async () => {
    const body = new URLSearchParams({ 'a-who': next(), 'seen-who': '', go: 'quiet' });
    const path = `${trips.url}${trips.named(':answers')}?part=1`;
    expect((await fetch(path, { method: 'POST', body, redirect: 'manual' })).status).toBe(200);
  };
  expect(await trips.inSequence(act)).toBeLessThanOrEqual(MOST_OF_A_WRITE);
});

test('signing in takes at most eight: a guess is counted before it is judged, and a session stored before it is told', async () => {
  const act = () => new ApiClient(trips.url).login('root');
  expect(await trips.inSequence(act)).toBeLessThanOrEqual(MOST_OF_A_WRITE);
});
