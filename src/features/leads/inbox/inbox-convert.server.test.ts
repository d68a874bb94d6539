// All outcomes of a conversion share one long file, because they share the enquiry.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { aStaffContext, aUserContext, inOneCall } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anInboxEntry, anOpportunity } from '#tests/builders/crm-flow.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { crmCompanies, crmContacts, crmOpportunities } from '#db/schema/index.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { createContact, requireContact } from '#features/leads/contacts/contact.server.ts';
import { convertEntry } from './inbox-convert.server.ts';
import type { Convert } from './inbox.schema.ts';
import { proposeConversion } from './inbox-proposal.server.ts';
import { replyToEntry } from './inbox-reply.server.ts';
import { findEntry } from './inbox-rows.server.ts';
import { createOpportunity, findOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listTimeline } from '#features/leads/timeline/timeline.server.ts';

/** As its call does. */
const convert = (ctx: ServiceContext, id: number, input: Convert) =>
  inOneCall(ctx, (inside) => convertEntry(inside, id, input));

let database: TestDatabase;
let staff: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  staff = await aStaffContext(database.db);
});
afterEach(() => database.close());

const page = { limit: 50 } as const;
const settings = {
  smtpUrl: undefined,
  mailFrom: 'AI Capital <no-reply@ai-capital.example>',
  secrets: TEST_SECRETS,
};

describe('a conversion', () => {
  test('creates a contact, a company and an opportunity, and links the original text to each', async () => {
    const id = await anInboxEntry(database.db, {
      entry: { consentAt: '2026-03-01T08:00:00.000Z', consentVersion: '2026-11' },
    });
    await replyToEntry(staff, id, { subject: null, body: 'Hello.' }, settings);
    const made = await convert(staff, id, {});
    expect(await requireContact(staff, made.contact.id)).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ruiz García',
      email: 'ana@talleres-mar.example',
      companyName: 'Talleres Mar',
      source: 'website',
      consent: { version: '2026-11', at: '2026-03-01T08:00:00.000Z' },
    });
    expect(await findOpportunity(staff, made.opportunity?.id ?? 0)).toMatchObject({
      title: 'AI consulting · Talleres Mar',
      contactId: made.contact.id,
      companyId: made.company?.id,
      stage: 'qualification',
      source: 'website',
    });
    expect(await findEntry(staff, id)).toMatchObject({
      contact: made.contact,
      linkedCompany: made.company,
      opportunity: made.opportunity,
    });
    for (const record of [
      { contactId: made.contact.id },
      { companyId: made.company?.id },
      { opportunityId: made.opportunity?.id },
    ]) {
      const { items } = await listTimeline(staff, { ...page, ...record });
      expect(items.map(({ kind }) => kind).sort()).toEqual(['communication', 'event', 'inbox', 'stage']);
      expect(items.find(({ kind }) => kind === 'inbox')).toMatchObject({
        entry: { message: 'We would like to begin.', name: 'Ana Ruiz García' },
      });
    }
  });

  test('creates no company without a name', async () => {
    const id = await anInboxEntry(database.db, { message: { company: 'No especificada' } });
    expect(await convert(staff, id, {})).toMatchObject({
      company: null,
      opportunity: { id: expect.any(Number) },
    });
  });

  test.each([
    ['the contact of the same address', 'contact'],
    ['the company of the same domain', 'company'],
    ['the company of the same name', 'company'],
  ])('offers %s instead of duplicating it, and rolls back', async (what, kind) => {
    const company = what.endsWith('name')
      ? aCrmCompany()
      : aCrmCompany({ name: 'Mar SL', domain: 'talleres-mar.example' });
    const known =
      kind === 'contact'
        ? await createContact(staff, aCrmContact({ email: 'ANA@talleres-mar.example' }))
        : await createCompany(staff, company);
    const id = await anInboxEntry(database.db);
    await expect(convert(staff, id, {})).rejects.toMatchObject({
      code: 'duplicate',
      details: { extra: { kind, id: known.id } },
    });
    const { contacts, companies } = await proposeConversion(staff, id);
    expect([...contacts, ...companies].map((each) => each.id)).toEqual([known.id]);
    expect((await findEntry(staff, id)).convertedAt).toBeNull();
    const made = await convertEntry(
      staff,
      id,
      kind === 'contact' ? { contactId: known.id } : { companyId: known.id },
    );
    expect(made[kind === 'contact' ? 'contact' : 'company']?.id).toBe(known.id);
  });

  test('rejects records of another workspace', async () => {
    const other = await aUserContext(database.db);
    const contact = await createContact(other, aCrmContact());
    const company = await createCompany(other, aCrmCompany());
    const id = await anInboxEntry(database.db);
    for (const body of [{ contactId: contact.id }, { companyId: company.id }])
      await expect(convert(staff, id, body)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('happens once, and staff do not see each other’s records', async () => {
    const id = await anInboxEntry(database.db);
    const made = await convert(staff, id, {});
    await expect(convert(staff, id, {})).rejects.toMatchObject({
      code: 'duplicate',
      details: { extra: { kind: 'contact', id: made.contact.id } },
    });
    const colleague = await aStaffContext(database.db);
    expect(await findEntry(colleague, id)).toMatchObject({
      contact: null,
      linkedCompany: null,
      opportunity: null,
      replies: [],
    });
    await expect(convert(colleague, id, {})).rejects.toMatchObject({
      code: 'duplicate',
      details: expect.not.objectContaining({ extra: expect.anything() }),
    });
  });

  test('pressed in two tabs at once, makes one of each', async () => {
    const id = await anInboxEntry(database.db);
    const pressed = await Promise.allSettled([convert(staff, id, {}), convert(staff, id, {})]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(pressed.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'duplicate', details: { extra: { kind: 'contact' } } },
    });
    expect((await findEntry(staff, id)).opportunity).not.toBeNull();
    for (const table of [crmContacts, crmCompanies, crmOpportunities])
      expect(await database.db.select().from(table)).toHaveLength(1);
  });

  test('validates the form like the other endpoints', async () => {
    const id = await anInboxEntry(database.db, { message: { name: '\u200b' } });
    await expect(convert(staff, id, {})).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { 'contact.firstName': expect.any(String) } },
    });
    expect(await convert(staff, id, { contact: { firstName: 'Ana', lastName: null } })).toMatchObject({
      contact: { name: 'Ana' },
    });
  });
});

describe('a conversion may join an open opportunity', () => {
  async function underWay() {
    const known = await createContact(staff, aCrmContact({ email: 'ana@talleres-mar.example' }));
    const deal = await createOpportunity(staff, anOpportunity({ title: 'Web nueva', contactId: known.id }));
    const closed = await createOpportunity(
      staff,
      anOpportunity({ title: 'Ganada', contactId: known.id, stage: 'won' }),
    );
    return { known, deal, closed };
  }

  test('proposes the open opportunities of the likely contacts and companies', async () => {
    const { deal } = await underWay();
    await createOpportunity(staff, anOpportunity({ title: 'De otra persona' }));
    const { opportunities } = await proposeConversion(staff, await anInboxEntry(database.db));
    expect(opportunities).toMatchObject([{ id: deal.id, name: 'Web nueva' }]);
  });

  test('adds the enquiry to one of them, and rejects a closed or foreign one', async () => {
    const { known, deal, closed } = await underWay();
    const id = await anInboxEntry(database.db);
    await expect(convert(staff, id, { contactId: known.id, opportunityId: closed.id })).rejects.toMatchObject(
      { code: 'invalid', details: { fields: { opportunityId: expect.any(String) } } },
    );
    const stranger = await aUserContext(database.db);
    const theirs = await createOpportunity(stranger, anOpportunity());
    await expect(convert(staff, id, { contactId: known.id, opportunityId: theirs.id })).rejects.toMatchObject(
      { code: 'not_found' },
    );
    const made = await convert(staff, id, { contactId: known.id, opportunityId: deal.id });
    expect(made.opportunity).toEqual({ id: deal.id, name: 'Web nueva' });
    const { items } = await listTimeline(staff, { ...page, opportunityId: deal.id });
    expect(items.map(({ kind }) => kind)).toContain('inbox');
    // The opportunity had no company and gets the one of the enquiry.
    expect((await findOpportunity(staff, deal.id)).companyId).toBe(made.company?.id);
  });

  test('duplicates a known contact on request', async () => {
    const { known } = await underWay();
    const id = await anInboxEntry(database.db);
    await expect(convert(staff, id, { contact: {} })).rejects.toMatchObject({ code: 'duplicate' });
    const made = await convert(staff, id, { contact: { allowDuplicate: true } });
    expect(made.contact.id).not.toBe(known.id);
  });
});

test.each([
  ['Llámeme al 612 34 56 78.', { phone: '612 34 56 78', phones: ['612 34 56 78'] }],
  ['612345678, o 981 12 34 56.', { phone: null, phones: ['612 34 56 78', '981 12 34 56'] }],
  ['Buenos días.', { phone: null, phones: [] }],
])('proposes the phone numbers of "%s", and preselects none of several', async (message, expected) => {
  const id = await anInboxEntry(database.db, { message: { message } });
  const { contact, phones } = await proposeConversion(staff, id);
  expect({ phone: contact.phone, phones }).toEqual(expected);
});

test('proposes the contact that has the phone number', async () => {
  const known = await createContact(staff, aCrmContact({ phone: '+34 612345678' }));
  const id = await anInboxEntry(database.db, {
    message: { message: 'Tel. 612 34 56 78', email: 'x@y.example' },
  });
  const { contacts } = await proposeConversion(staff, id);
  expect(contacts).toMatchObject([{ id: known.id, field: 'phone' }]);
});

test('offers a new phone number for the known contact, and adds it on request', async () => {
  const known = await createContact(
    staff,
    aCrmContact({ email: 'ana@talleres-mar.example', phone: '612 34 56 78', phones: ['+34 981123456'] }),
  );
  const id = await anInboxEntry(database.db, {
    message: { message: 'Ahora: 698 76 54 32. Antes: 612345678 y 981 12 34 56.' },
  });
  const { contacts } = await proposeConversion(staff, id);
  expect(contacts).toMatchObject([{ id: known.id, newPhones: ['698 76 54 32'] }]);
  await convert(staff, id, { contactId: known.id, addPhones: ['698 76 54 32', '+34612345678'] });
  expect(await requireContact(staff, known.id)).toMatchObject({
    phone: '612 34 56 78',
    phones: ['+34 981123456', '698 76 54 32'],
  });
});
