import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactMessages, crmEvents, inboxEntries, reportDrafts } from '#db/schema/index.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { convertSchema } from '#features/leads/inbox/inbox.schema.ts';
import { proposeConversion } from '#features/leads/inbox/inbox-proposal.server.ts';
import { requireOpportunity } from '#features/leads/opportunities/opportunity-rows.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany } from '#tests/builders/crm.ts';
import { aFrozenReport, aPage, LOOP_SETTINGS } from '#tests/builders/loop.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { companyFromOpportunity } from './company-from-opportunity.server.ts';
import { contactFromLead } from './contact-from-lead.server.ts';
import { makeRecordsOf } from './inbox-release.server.ts';
import { opportunityFromReport } from './opportunity-from-report.server.ts';
import { undoArrow } from './undo-arrow.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { locale: 'en' });
});
afterEach(() => database.close());

const entryOf = async (id: number) => {
  const [entry] = await database.db.select().from(inboxEntries).where(eq(inboxEntries.id, id));
  return entry;
};
const contact = (firstName: string, lastName: string, email: string) =>
  createContact(owner, createContactSchema.parse({ firstName, lastName, email }));
const convert = (entryId: number, input: object = {}) =>
  called(owner, makeRecordsOf, entryId, convertSchema.parse(input), LOOP_SETTINGS);

test('a lead that is sent on leaves its enquiry read and converted in the inbox, and unread again when undone', async () => {
  const { entryId, leadId } = await (await aPage(owner)).answer();
  expect(await entryOf(entryId)).toMatchObject({ status: 'unread', contactId: null });
  const sent = await called(owner, contactFromLead, leadId, { withOpportunity: true });
  expect(await entryOf(entryId)).toMatchObject({
    status: 'read',
    contactId: sent.contactId,
    opportunityId: sent.opportunityId,
  });
  expect(await database.db.select().from(contactMessages)).toEqual(
    (await database.db.select().from(contactMessages)).map((message) => ({ ...message, read: true })),
  );
  await called(owner, undoArrow, sent.undoId ?? 0);
  expect(await entryOf(entryId)).toMatchObject({ status: 'unread', contactId: null, convertedAt: null });
});

test('a person is created from an enquiry once, however many follow', async () => {
  const { answer } = await aPage(owner);
  const entries = [(await answer()).entryId, (await answer()).entryId, (await answer()).entryId];
  const [first = 0, second = 0, third = 0] = entries;
  const { contact: made } = await convert(first);
  await convert(second, { contactId: made.id, opportunity: false });
  await convert(third, { contactId: made.id });
  const events = await database.db.select().from(crmEvents).orderBy(crmEvents.id);
  expect(events.map(({ data }) => data?.['made'])).toEqual([['contact', 'opportunity'], [], ['opportunity']]);
});

test('an enquiry is the contact of its name and address, and asks about the address of another name', async () => {
  const { entryId } = await (await aPage(owner)).answer();
  const other = await contact('Luz', 'Mar', 'eva@test.example');
  expect((await proposeConversion(owner, entryId)).contacts).toMatchObject([{ id: other.id, isSame: false }]);
  await expect(convert(entryId)).rejects.toMatchObject({ code: 'duplicate' });
  const same = await createContact(owner, {
    ...createContactSchema.parse({ firstName: 'PRADO', lastName: 'Eva', email: 'Eva@test.example' }),
    allowDuplicate: true,
  });
  expect((await proposeConversion(owner, entryId)).contacts).toMatchObject([
    { id: same.id, isSame: true },
    { id: other.id, isSame: false },
  ]);
});

test('the opportunity of one action names the client, and has its source', async () => {
  await createCompany(owner, aCrmCompany({ name: 'Conservas Nutrimar', source: 'referral' }));
  const { reportId, actionIds } = await aFrozenReport(owner);
  const [first = ''] = actionIds;
  const { items } = await called(owner, opportunityFromReport, {
    reportId,
    actionIds: [first],
    isJoint: false,
  });
  expect(items[0]?.title).toMatch(/.+ · Conservas Nutrimar$/);
  expect(await requireOpportunity(owner, items[0]?.id ?? 0)).toMatchObject({ source: 'referral' });
});

test('the report of a Spanish enquiry is proposed in Spanish to an English consultant', async () => {
  const { entryId } = await (await aPage(owner)).answer();
  const { opportunity } = await convert(entryId);
  const company = await called(owner, companyFromOpportunity, { opportunityId: opportunity?.id ?? 0 });
  const [draft] = await database.db.select().from(reportDrafts).where(eq(reportDrafts.companyId, company.id));
  expect(draft).toMatchObject({ language: 'es', blocks: '[]' });
});
