// One long file: sent, logged and copied messages share the contacts and the outbox.
import { called } from '#tests/builders/call.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { outbox, users } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, anOpportunity } from '#tests/builders/crm-flow.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { emailsIn } from '#tests/builders/emails.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { listCommunications } from './communication-list.server.ts';
import { requireCommunication } from './communication-rows.server.ts';
import { createCommunicationSchema } from './communication.schema.ts';
import { createCommunication, updateCommunication, type MailSettings } from './communication.server.ts';
import { deleteCommunication, restoreCommunication } from './communication-undo.server.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { setOptOut } from '#features/leads/contacts/opt-out.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
const settings: MailSettings = {
  smtpUrl: undefined,
  mailFrom: 'AI Capital <no-reply@ai-capital.example>',
  secrets: TEST_SECRETS,
};
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
});
afterEach(() => database.close());

const create = (over: object = {}, ctx = owner, by = settings) =>
  createCommunication(ctx, aCommunication(over), by);
const page = { limit: 50 } as const;

async function records() {
  const company = await createCompany(owner, aCrmCompany());
  const contact = await createContact(
    owner,
    aCrmContact({ email: 'ana@test.example', companyId: company.id }),
  );
  const opportunity = await createOpportunity(owner, anOpportunity({ contactId: contact.id }));
  return { companyId: company.id, contactId: contact.id, opportunityId: opportunity.id };
}

const LETTER = {
  type: 'email',
  direction: 'out',
  subject: 'Offer for {{company}}',
  body: 'Hello {{firstName}}.',
};

describe('a communication', () => {
  test('appears on the timelines of the opportunity, its contact and its company', async () => {
    const ids = await records();
    const made = await create({ opportunityId: ids.opportunityId });
    expect(made).toMatchObject({ ...ids, status: 'logged', occurredAt: owner.now.toISOString() });
    for (const [field, id] of Object.entries(ids))
      expect((await listCommunications(owner, { ...page, [field]: id })).items).toEqual([made]);
  });

  test('of another workspace is not found, and cannot link to its records', async () => {
    const other = await aUserContext(database.db);
    const ids = await records();
    const { id } = await create();
    await expect(requireCommunication(other, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(updateCommunication(other, id, { subject: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(called(other, deleteCommunication, id)).rejects.toMatchObject({ code: 'not_found' });
    for (const [field, foreign] of Object.entries(ids)) {
      await expect(create({ [field]: foreign }, other)).rejects.toMatchObject({ code: 'not_found' });
      await expect(listCommunications(other, { ...page, [field]: foreign })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  test('is restored with its links to the records that still exist', async () => {
    const ids = await records();
    const made = await create(ids);
    await called(owner, deleteCommunication, made.id);
    await expect(requireCommunication(owner, made.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await called(owner, restoreCommunication, made.id)).toEqual(made);
  });
});

describe('an outgoing e-mail to a contact', () => {
  test('is sent through the outbox with its fields filled, in the sender’s name', async () => {
    const { contactId } = await records();
    const made = await create({ ...LETTER, contactId });
    expect(made).toMatchObject({
      status: 'queued',
      subject: 'Offer for Talleres Mar',
      body: 'Hello Ana.',
      recipient: 'ana@test.example',
    });
    const [mail] = await emailsIn(database.db);
    expect(mail).toMatchObject({ kind: 'crm_email', replyTo: owner.user.email, isAutomatic: false });
    expect(mail?.text).toContain('Hello Ana.');
  });

  test('goes to the address that the sender chose of the contact’s, and to no other', async () => {
    const emails = ['ana@casa.example', 'ana@otra.example'];
    const { id: contactId } = await createContact(owner, aCrmContact({ email: 'ana@uno.example', emails }));
    expect(await create({ ...LETTER, contactId, subject: 'Offer', to: 'ANA@casa.example' })).toMatchObject({
      recipient: 'ana@casa.example',
    });
    await expect(
      create({ ...LETTER, contactId, subject: 'Offer', to: 'eva@mar.example' }),
    ).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { to: 'leads:communications.notTheirs' } },
    });
  });

  test('is copied to further addresses, each once and never to the recipient', async () => {
    const { contactId } = await records();
    const made = await create({
      ...LETTER,
      contactId,
      cc: [' Eva@mar.example', 'eva@MAR.example', 'ANA@test.example', ''],
    });
    expect(made).toMatchObject({ status: 'queued', recipient: 'ana@test.example', cc: ['Eva@mar.example'] });
    expect(await emailsIn(database.db)).toMatchObject([{ cc: ['Eva@mar.example'] }]);
    expect((await listCommunications(owner, page)).items).toEqual([made]);
    await database.db.delete(outbox);
    expect(await requireCommunication(owner, made.id)).toMatchObject({ cc: ['Eva@mar.example'] });
  });

  test.each([
    ['no address', ['eva'], 'leads:communications.ccInvalid'],
    ['two addresses in one', ['eva@mar.example, luis@mar.example'], 'leads:communications.ccInvalid'],
    ['eleven', Array.from({ length: 11 }, (_, n) => `a${n}@mar.example`), 'leads:communications.ccTooMany'],
  ])('is not copied to %s', (_what, cc, message) => {
    const read = createCommunicationSchema.safeParse({ ...LETTER, cc });
    expect(read.error?.issues).toMatchObject([{ message, path: ['cc'] }]);
  });

  test('is not sent where one of the copied has asked for no mail', async () => {
    const { contactId } = await records();
    const eva = await createContact(owner, aCrmContact({ email: 'eva@mar.example', phone: null }));
    await setOptOut(owner, eva.id, { optedOut: true });
    const cc = ['luis@mar.example', 'eva@mar.example'];
    await expect(create({ ...LETTER, contactId, cc })).rejects.toMatchObject({
      code: 'opted_out',
      details: { values: { addresses: 'eva@mar.example' }, fields: { cc: expect.any(String) } },
    });
    expect(await database.db.select().from(outbox)).toEqual([]);
  });

  test.each([
    ['sent', null, null],
    ['sent', 'eva@mar.example: 550 no such mailbox', 'eva@mar.example: 550 no such mailbox'],
    ['failed', '550 no such mailbox', '550 no such mailbox'],
  ] as const)('shows that it was %s, and why', async (status, lastError, error) => {
    const { contactId } = await records();
    const { id } = await create({ ...LETTER, contactId });
    await database.db.update(outbox).set({ status, lastError });
    expect(await requireCommunication(owner, id)).toMatchObject({ status, error });
    expect((await listCommunications(owner, { ...page, status })).items).toHaveLength(1);
    await database.db.delete(outbox);
    expect(await requireCommunication(owner, id)).toMatchObject({ status });
  });

  test.each([
    ['says that it took place', { occurredAt: '2026-01-01T10:00:00.000Z' }],
    ['is to be kept alone', { status: 'logged' }],
    ['came in', { direction: 'in' }],
  ])('is not sent where it %s', async (_what, over) => {
    const { contactId } = await records();
    expect(await create({ ...LETTER, contactId, ...over })).toMatchObject({ status: 'logged' });
    expect(await database.db.select().from(outbox)).toEqual([]);
  });

  test.each([
    ['has no subject', { subject: null }, 'subject'],
    ['has no text', { body: null }, 'body'],
    ['has a field that nobody knows', { body: 'Hello {{nickname}}' }, 'body'],
    ['has a field without a value', { subject: 'For your {{position}}' }, 'subject'],
  ])('is rejected where it %s', async (_what, over, field) => {
    const { contactId } = await records();
    await expect(create({ ...LETTER, contactId, ...over })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    });
    expect((await listCommunications(owner, page)).items).toEqual([]);
  });

  test('is rejected where the contact has no address or the sender may not send', async () => {
    const { id: silent } = await createContact(owner, aCrmContact());
    await expect(create({ ...LETTER, contactId: silent })).rejects.toMatchObject({
      details: { fields: { contactId: expect.any(String) } },
    });
    const { contactId } = await records();
    const withServer = { ...settings, smtpUrl: 'smtp://127.0.0.1:1' };
    await expect(create({ ...LETTER, contactId }, owner, withServer)).rejects.toMatchObject({
      code: 'email_not_confirmed',
    });
    await database.db
      .update(users)
      .set({ demoExpiresAt: '2026-03-02T09:00:00.000Z' })
      .where(eq(users.id, owner.user.id));
    await expect(create({ ...LETTER, contactId })).rejects.toMatchObject({ code: 'demo_account' });
  });

  test('is cancelled by deletion while it is queued, and queued again by an undo', async () => {
    const { contactId } = await records();
    const { id } = await create({ ...LETTER, contactId });
    await called(owner, deleteCommunication, id);
    expect(await database.db.select().from(outbox)).toEqual([]);
    expect(await called(owner, restoreCommunication, id)).toMatchObject({ status: 'queued' });
    expect(await database.db.select().from(outbox)).toMatchObject([{ status: 'queued' }]);
  });

  test('cannot be rewritten after it was sent, but can be linked to another record', async () => {
    const { contactId, companyId } = await records();
    const { id, subject } = await create({ ...LETTER, contactId });
    await expect(updateCommunication(owner, id, { body: 'Other words' })).rejects.toMatchObject({
      code: 'immutable',
    });
    const changed = await updateCommunication(owner, id, { contactId: null, companyId, subject });
    expect(changed).toMatchObject({ contactId: null, companyId });
  });
});
