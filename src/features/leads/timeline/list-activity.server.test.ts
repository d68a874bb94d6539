import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { aCommunication, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { listCompanies } from '#features/leads/companies/company-list.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createTask, updateTask } from '#features/leads/tasks/task.server.ts';
import type { ServiceContext } from '#kernel/context.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOTHING = { lastContactAt: null, nextTask: null, openValues: [] };

const activities = async (ctx: ServiceContext) => ({
  contacts: (await listContacts(ctx, { limit: 50, activity: true })).items.map(({ activity }) => activity),
  companies: (await listCompanies(ctx, { limit: 50, activity: true })).items.map(({ activity }) => activity),
});

/** A contact of a company, in a workspace of their own. */
async function aPair() {
  const ctx = await aUserContext(database.db);
  const { id: companyId } = await createCompany(ctx, aCrmCompany());
  const { id: contactId } = await createContact(ctx, aCrmContact({ companyId }));
  return { ctx, contactId, companyId, daysAway: daysFrom(ctx.now) };
}

const daysFrom = (now: Date) => (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

test('a list says what goes on with its rows where it is asked for, and nothing where nothing does', async () => {
  const { ctx } = await aPair();
  expect(await activities(ctx)).toEqual({ contacts: [NOTHING], companies: [NOTHING] });
  expect((await listContacts(ctx, { limit: 50 })).items[0]).not.toHaveProperty('activity');
  expect((await listCompanies(ctx, { limit: 50 })).items[0]).not.toHaveProperty('activity');
});

test('the last contact is a call, a meeting or an email that took place: no note, and nothing planned', async () => {
  const { ctx, contactId, daysAway } = await aPair();
  const say = (type: string, days: number) =>
    createCommunication(ctx, aCommunication({ type, contactId, occurredAt: daysAway(days) }), null);
  await say('call', -9);
  await say('meeting', -4);
  await say('note', -1);
  await say('meeting', 3);
  const lastContactAt = daysAway(-4);
  expect(await activities(ctx)).toMatchObject({
    contacts: [{ lastContactAt }],
    companies: [{ lastContactAt }],
  });
});

test('the next task is the open one that is due first, before those without a date', async () => {
  const { ctx, contactId, companyId, daysAway } = await aPair();
  const plan = (title: string, dueAt: string | null, links: object = { contactId }) =>
    createTask(ctx, aTask({ title, dueAt, ...links }));
  const { id: done } = await plan('Done', daysAway(-20));
  await updateTask(ctx, done, { doneAt: daysAway(-1) });
  await plan('Some time', null);
  await plan('Later', daysAway(9));
  const { id } = await plan('Offer', daysAway(2));
  const { id: ofCompany } = await plan('Visit', daysAway(-1), { companyId });
  expect(await activities(ctx)).toMatchObject({
    contacts: [{ nextTask: { id, title: 'Offer', dueAt: daysAway(2) } }],
    companies: [{ nextTask: { id: ofCompany, title: 'Visit', dueAt: daysAway(-1) } }],
  });
});

test('the open value is the sum of the open opportunities, one for each currency, largest first', async () => {
  const { ctx, contactId, companyId } = await aPair();
  const offer = (amountCents: number, over: object = {}) =>
    createOpportunity(ctx, anOpportunity({ contactId, amountCents, ...over }));
  await offer(100_000);
  await offer(50_050, { stage: 'proposal' });
  await offer(900_000, { currency: 'USD' });
  await offer(0, { currency: 'GBP' });
  await offer(7_000_000, { stage: 'won' });
  await offer(7_000_000, { stage: 'lost', lostReason: 'price' });
  await createOpportunity(ctx, anOpportunity({ companyId, amountCents: 1_000 }));
  expect(await activities(ctx)).toMatchObject({
    contacts: [
      {
        openValues: [
          { currency: 'USD', amountCents: 900_000 },
          { currency: 'EUR', amountCents: 150_050 },
        ],
      },
    ],
    companies: [
      {
        openValues: [
          { currency: 'USD', amountCents: 900_000 },
          { currency: 'EUR', amountCents: 151_050 },
        ],
      },
    ],
  });
});

test('each row has its own, and nobody sees that of another workspace', async () => {
  const { ctx, contactId, companyId } = await aPair();
  const other = await aPair();
  await createTask(other.ctx, aTask({ title: 'Theirs', contactId: other.contactId }));
  const { id } = await createContact(ctx, aCrmContact({ lastName: 'Zamora', companyId }));
  await createTask(ctx, aTask({ title: 'One', contactId }));
  await createTask(ctx, aTask({ title: 'Two', contactId: id }));
  const { contacts, companies } = await activities(ctx);
  expect(contacts.map((each) => each?.nextTask?.title)).toEqual(['One', 'Two']);
  expect(companies.map((each) => each?.nextTask?.title)).toEqual(['One']);
});
