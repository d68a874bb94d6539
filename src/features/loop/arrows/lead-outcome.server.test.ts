// One long file: every act that moves an opportunity, with its undo, reaches the same lead.
import { called } from '#tests/builders/call.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { marketingLeads } from '#db/schema/index.ts';
import { revertImport } from '#features/leads/import-export/run/revert.server.ts';
import { deleteRecords, restoreRecord } from '#features/leads/delete.server.ts';
import { createCompany as createCrmCompany } from '#features/leads/companies/company.server.ts';
import { contactBulkSchema, opportunityBulkSchema } from '#features/leads/bulk/bulk.schema.ts';
import { changeOpportunities, changeRecords } from '#features/leads/bulk/bulk.server.ts';
import { undoJob } from '#features/leads/bulk/job.server.ts';
import { updateContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { mergeContacts } from '#features/leads/merge/merge.server.ts';
import { undoMerge } from '#features/leads/merge/merge-undo.server.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import {
  deleteOpportunity,
  restoreOpportunity,
} from '#features/leads/opportunities/opportunity-undo.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { createCompanySchema } from '#features/marketing/companies/company.schema.ts';
import { createLeadSchema } from '#features/marketing/leads/lead.schema.ts';
import { createLead, getLead, updateLead } from '#features/marketing/leads/lead.server.ts';
import { erasePerson } from '#features/loop/person/person.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext, inOneCall } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity } from '#tests/builders/crm-flow.ts';
import { aLead, aMarketingCompany } from '#tests/builders/marketing.ts';
import { anImport } from '#tests/builders/csv.ts';
import { importForm } from '#tests/importing.ts';
import { runNextChange } from '#tests/jobs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { contactFromLead } from './contact-from-lead.server.ts';
import { opportunitiesForLead } from './lead-offers.server.ts';
import { deleteWithLeads, restoreWithLeads } from './lead-deletion.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let brand: number;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  brand = (await createCompany(owner, createCompanySchema.parse(aMarketingCompany()))).id;
});
afterEach(() => database.close());

const at = (day: number): ServiceContext => ({ ...owner, now: new Date(Date.UTC(2026, 2, day)) });

async function sentLead(email: string, day = 1, companyName = 'Carpintería Ruiz') {
  const ctx = at(day);
  const { id } = await createLead(
    ctx,
    createLeadSchema.parse(aLead(brand, { contactEmail: email, companyName })),
  );
  const { contactId } = await contactFromLead(ctx, id);
  return { id, contactId };
}
const deal = (over: object) => createOpportunity(owner, anOpportunity(over));
const stateOf = async (id: number) => {
  const { status, revenueCents } = await getLead(owner, id);
  return { status, revenueCents };
};
const won = (revenueCents: number) => ({ status: 'won', revenueCents });

test('a won opportunity wins its lead and adds up, a further currency is not added', async () => {
  const lead = await sentLead('ana@test.example');
  const first = await deal({ contactId: lead.contactId, amountCents: 100_000 });
  expect(await stateOf(lead.id)).toEqual({ status: 'new', revenueCents: 0 });
  await moveOpportunity(owner, first.id, { stage: 'won', lostReason: null });
  expect(await stateOf(lead.id)).toEqual(won(100_000));
  await deal({ contactId: lead.contactId, amountCents: 50_000, stage: 'won' });
  await deal({ contactId: lead.contactId, amountCents: 70_000, stage: 'won', currency: 'USD' });
  expect(await stateOf(lead.id)).toEqual(won(150_000));
  await updateOpportunity(owner, first.id, { amountCents: 120_000 });
  expect(await stateOf(lead.id)).toEqual(won(170_000));
});

test('a lead is lost only where none is open or won', async () => {
  const lead = await sentLead('ana@test.example');
  const [one, other] = [
    await deal({ contactId: lead.contactId }),
    await deal({ contactId: lead.contactId, amountCents: 30_000 }),
  ];
  await moveOpportunity(owner, one.id, { stage: 'lost', lostReason: 'Price' });
  expect(await stateOf(lead.id)).toEqual({ status: 'new', revenueCents: 0 });
  await moveOpportunity(owner, other.id, { stage: 'won', lostReason: null });
  expect(await stateOf(lead.id)).toEqual(won(30_000));
  await moveOpportunity(owner, other.id, { stage: 'lost', lostReason: 'Price' });
  expect(await stateOf(lead.id)).toEqual({ status: 'lost', revenueCents: 0 });
});

test('reopening puts a lead back to proposal, deleting too, and the undo wins it again', async () => {
  const lead = await sentLead('ana@test.example');
  const { id } = await deal({ contactId: lead.contactId, amountCents: 20_000, stage: 'won' });
  await moveOpportunity(owner, id, { stage: 'negotiation', lostReason: null });
  expect(await stateOf(lead.id)).toEqual({ status: 'proposal', revenueCents: 0 });
  await moveOpportunity(owner, id, { stage: 'won', lostReason: null });
  await called(owner, deleteOpportunity, id);
  expect(await stateOf(lead.id)).toEqual({ status: 'proposal', revenueCents: 0 });
  await called(owner, restoreOpportunity, id);
  expect(await stateOf(lead.id)).toEqual(won(20_000));
});

test('an opportunity without contact and company is won without any lead', async () => {
  const lead = await sentLead('ana@test.example');
  const { id } = await deal({ amountCents: 20_000 });
  await moveOpportunity(owner, id, { stage: 'won', lostReason: null });
  expect(await stateOf(lead.id)).toEqual({ status: 'new', revenueCents: 0 });
});

test('a status that a person chose stays until the outcome changes', async () => {
  const lead = await sentLead('ana@test.example');
  await updateLead(owner, lead.id, { status: 'won' });
  const { id } = await deal({ contactId: lead.contactId, amountCents: 20_000 });
  expect((await stateOf(lead.id)).status).toBe('won');
  await updateLead(owner, lead.id, { status: 'contacted' });
  await updateOpportunity(owner, id, { amountCents: 30_000 });
  expect((await stateOf(lead.id)).status).toBe('contacted');
});

test('an opportunity belongs to the newest lead of its contact', async () => {
  const older = await sentLead('ana@test.example', 1);
  const newer = await sentLead('ana@test.example', 2);
  expect(newer.contactId).toBe(older.contactId);
  await deal({ contactId: older.contactId, amountCents: 10_000, stage: 'won' });
  expect([await stateOf(older.id), await stateOf(newer.id)]).toEqual([
    { status: 'new', revenueCents: 0 },
    won(10_000),
  ]);
});

test('one without a contact that came as a lead belongs to the newest lead of its company', async () => {
  const lead = await sentLead('ana@test.example', 1);
  const { companyId } = await requireContact(owner, lead.contactId);
  await createContact(owner, aCrmContact({ companyId, email: 'luis@test.example' }));
  await deal({ companyId, amountCents: 10_000, stage: 'won' });
  expect(await stateOf(lead.id)).toEqual(won(10_000));
  const { id: elsewhere } = await createCrmCompany(owner, aCrmCompany());
  await deal({ companyId: elsewhere, amountCents: 10_000, stage: 'won' });
  expect(await stateOf(lead.id)).toEqual(won(10_000));
});

test('an opportunity that changes its contact changes its lead', async () => {
  const [one, other] = [
    await sentLead('ana@test.example', 1, 'Uno'),
    await sentLead('eva@test.example', 1, 'Dos'),
  ];
  const { id } = await deal({ contactId: one.contactId, amountCents: 10_000, stage: 'won' });
  const { companyId } = await updateOpportunity(owner, id, { contactId: other.contactId });
  expect(companyId).not.toBeNull();
  expect([(await stateOf(one.id)).revenueCents, (await stateOf(other.id)).revenueCents]).toEqual([0, 10_000]);
});

test('a merge takes the opportunities along to the lead, and its undo back', async () => {
  const lead = await sentLead('ana@test.example', 1, 'Ana Ruiz');
  const { id: dropId } = await createContact(owner, aCrmContact({ email: 'eva@test.example' }));
  await deal({ contactId: dropId, amountCents: 10_000, stage: 'won' });
  expect((await stateOf(lead.id)).revenueCents).toBe(0);
  const { mergeId } = await called(owner, mergeContacts, { keepId: lead.contactId, dropId, fields: {} });
  expect(await stateOf(lead.id)).toEqual(won(10_000));
  await called(owner, undoMerge, mergeId);
  expect(await stateOf(lead.id)).toEqual({ status: 'new', revenueCents: 0 });
});

test('a deleted contact leaves its lead without opportunities, and comes back with them', async () => {
  const lead = await sentLead('ana@test.example', 1, 'Ana Ruiz');
  await deal({ contactId: lead.contactId, amountCents: 10_000, stage: 'won' });
  await called(owner, deleteRecords, 'contact', [lead.contactId]);
  expect(await stateOf(lead.id)).toEqual({ status: 'proposal', revenueCents: 0 });
  await called(owner, restoreRecord, 'contact', lead.contactId);
  expect(await stateOf(lead.id)).toEqual(won(10_000));
});

test('a deleted lead leaves its opportunities to the one before, and takes them back', async () => {
  const older = await sentLead('ana@test.example', 1);
  const newer = await sentLead('ana@test.example', 2);
  await deal({ contactId: older.contactId, amountCents: 10_000, stage: 'won' });
  await called(owner, deleteWithLeads, 'lead', newer.id);
  expect(await stateOf(older.id)).toEqual(won(10_000));
  await called(owner, restoreWithLeads, 'lead', newer.id);
  expect([await stateOf(older.id), await stateOf(newer.id)]).toEqual([
    { status: 'new', revenueCents: 0 },
    won(10_000),
  ]);
});

test('a lead joins an open opportunity and no closed one', async () => {
  const { id } = await createLead(
    owner,
    createLeadSchema.parse(aLead(brand, { contactEmail: 'eva@test.example' })),
  );
  const open = await deal({});
  const closed = await deal({ stage: 'won' });
  const { id: known } = await createContact(owner, aCrmContact({ email: 'eva@test.example' }));
  const offered = await deal({ contactId: known });
  expect((await opportunitiesForLead(owner, id)).items.map((item) => item.id)).toEqual([offered.id]);
  await expect(called(owner, contactFromLead, id, { opportunityId: closed.id })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect((await getLead(owner, id)).contactId).toBeNull();
  const { contactId } = await contactFromLead(owner, id, { opportunityId: open.id });
  expect(await contactFromLead(owner, id, { opportunityId: open.id })).toMatchObject({
    contactId,
    isNew: false,
  });
  await moveOpportunity(owner, open.id, { stage: 'won', lostReason: null });
  expect((await stateOf(id)).status).toBe('won');
});

test('a lead begins one opportunity, however often it is sent on', async () => {
  const { id } = await createLead(
    owner,
    createLeadSchema.parse(aLead(brand, { contactEmail: 'eva@test.example' })),
  );
  const [one, two] = await Promise.all([
    called(owner, contactFromLead, id, { withOpportunity: true }),
    called(owner, contactFromLead, id, { withOpportunity: true }),
  ]);
  expect(one.opportunityId).toBe(two.opportunityId);
  expect([one.isNewOpportunity, two.isNewOpportunity].toSorted()).toEqual([false, true]);
  await moveOpportunity(owner, one.opportunityId ?? 0, { stage: 'won', lostReason: null });
  expect((await stateOf(id)).status).toBe('won');
});

test('a change of many and its undo reach the lead', async () => {
  const lead = await sentLead('ana@test.example', 1, 'Ana Ruiz');
  const { id } = await deal({ contactId: lead.contactId, amountCents: 10_000 });
  const body = opportunityBulkSchema.parse({ ids: [id], set: { stage: 'won' } });
  const job = await changeOpportunities(owner, body);
  await runNextChange({ db: database.db });
  expect(await stateOf(lead.id)).toEqual(won(10_000));
  await undoJob(owner, job.id);
  await runNextChange({ db: database.db });
  expect(await stateOf(lead.id)).toEqual({ status: 'new', revenueCents: 0 });
});

test('a company given to many contacts and taken back decides whose lead its opportunities are', async () => {
  const lead = await sentLead('ana@test.example', 1, 'Ana Ruiz');
  const { id: companyId } = await createCrmCompany(owner, aCrmCompany());
  await deal({ companyId, amountCents: 10_000, stage: 'won' });
  const body = contactBulkSchema.parse({ ids: [lead.contactId], set: { companyId } });
  const job = await changeRecords(owner, 'contact', body);
  await runNextChange({ db: database.db });
  expect(await stateOf(lead.id)).toEqual(won(10_000));
  await undoJob(owner, 'id' in job ? job.id : 0);
  await runNextChange({ db: database.db });
  expect((await stateOf(lead.id)).revenueCents).toBe(0);
});

test('an import and its revert reach the lead', async () => {
  const lead = await sentLead('ana@test.example', 1, 'Ana Ruiz');
  const file = 'Título;Etapa;Importe;Correo del contacto\nPedidos;Ganada;1000;ana@test.example\n';
  const { id, counts } = await importForm(owner, anImport(file, { kind: 'opportunities' }));
  expect(counts.created).toBe(1);
  expect(await stateOf(lead.id)).toEqual(won(100_000));
  await revertImport(owner, id);
  expect(await stateOf(lead.id)).toEqual({ status: 'new', revenueCents: 0 });
});

test('a lead that cannot be written leaves the opportunity as it was', async () => {
  const lead = await sentLead('ana@test.example');
  const { id } = await deal({ contactId: lead.contactId, amountCents: 10_000 });
  await database.client.execute(
    `create trigger refuse before update on marketing_leads begin select raise(abort, 'refused'); end`,
  );
  const move = { stage: 'won', lostReason: null } as const;
  await expect(inOneCall(owner, (inside) => moveOpportunity(inside, id, move))).rejects.toThrow();
  const { stage } = await updateOpportunity(owner, id, { title: 'Still open' });
  expect(stage).toBe('qualification');
  const [row] = await database.db.select().from(marketingLeads).where(eq(marketingLeads.id, lead.id));
  expect(row).toMatchObject({ status: 'new', revenueCents: 0 });
});

test('an erased person leaves their opportunities to the lead of a colleague, and no revenue behind', async () => {
  const colleague = await sentLead('eva@test.example', 1);
  const newer = await sentLead('ana@test.example', 2);
  const { companyId } = await requireContact(owner, newer.contactId);
  await deal({ contactId: newer.contactId, companyId, amountCents: 10_000, stage: 'won' });
  expect([await stateOf(colleague.id), await stateOf(newer.id)]).toEqual([
    { status: 'new', revenueCents: 0 },
    won(10_000),
  ]);
  await erasePerson(owner, { email: 'ana@test.example' });
  expect(await stateOf(colleague.id)).toEqual(won(10_000));
});

test('a lead whose contact is erased under another address keeps nothing of its opportunities', async () => {
  const lead = await sentLead('ana@test.example', 1, 'Ana Ruiz');
  await deal({ contactId: lead.contactId, amountCents: 10_000, stage: 'won' });
  await updateContact(owner, lead.contactId, updateContactSchema.parse({ email: 'ana@elsewhere.example' }));
  await erasePerson(owner, { email: 'ana@elsewhere.example' });
  expect(await stateOf(lead.id)).toEqual({ status: 'proposal', revenueCents: 0 });
});

test('an erased lead of a contact with another address gives its opportunities back', async () => {
  const older = await sentLead('ana@test.example', 1);
  const newer = await sentLead('ana@test.example', 2);
  await deal({ contactId: newer.contactId, amountCents: 10_000, stage: 'won' });
  await updateLead(owner, newer.id, { contactEmail: 'ana@elsewhere.example' });
  await erasePerson(owner, { email: 'ana@elsewhere.example' });
  expect(await stateOf(older.id)).toEqual(won(10_000));
});
