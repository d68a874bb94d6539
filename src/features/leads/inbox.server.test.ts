import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anInboxEntry } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createCompany } from './crm-company.server.ts';
import { createContact, requireContact } from './crm-contact.server.ts';
import { convertEntry } from './inbox-convert.server.ts';
import { proposeConversion } from './inbox-proposal.server.ts';
import { replyToEntry } from './inbox-reply.server.ts';
import { findEntry } from './inbox-rows.server.ts';
import { countInbox, listInbox, updateEntry } from './inbox.server.ts';
import { findOpportunity } from './opportunity.server.ts';
import { listTimeline } from './timeline.server.ts';

let database: TestDatabase;
let staff: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  staff = asStaff(await aUserContext(database.db));
});
afterEach(() => database.close());

const asStaff = (ctx: ServiceContext): ServiceContext => ({ ...ctx, user: { ...ctx.user, role: 'admin' } });
const page = { limit: 50 } as const;
const settings = { smtpUrl: undefined, mailFrom: 'AI Capital <no-reply@ai-capital.example>' };

describe('the inbox', () => {
  test('shows staff what came through the site, and everybody the answers to their own pages alone', async () => {
    const user = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const fromSite = await anInboxEntry(database.db);
    const own = await anInboxEntry(database.db, { entry: { userId: user.user.id, kind: 'landing_page' } });
    const ids = async (ctx: ServiceContext) => (await listInbox(ctx, page)).items.map(({ id }) => id);
    expect([await ids(staff), await ids(user), await ids(other)]).toEqual([[fromSite], [own], []]);
    for (const [ctx, id] of [
      [user, fromSite],
      [other, own],
      [staff, own],
    ] as const) {
      await expect(findEntry(ctx, id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(updateEntry(ctx, id, { status: 'spam' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(convertEntry(ctx, id, {})).rejects.toMatchObject({ code: 'not_found' });
      await expect(replyToEntry(ctx, id, { subject: null, body: 'Hi' }, settings)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  test('begins with what is unread, and its pages neither skip nor repeat', async () => {
    const made: number[] = [];
    for (let index = 0; index < 7; index += 1) made.push(await anInboxEntry(database.db));
    for (const id of [made[6], made[2]]) await updateEntry(staff, id ?? 0, { status: 'read' });
    await updateEntry(staff, made[0] ?? 0, { status: 'archived' });
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await listInbox(staff, { limit: 2, cursor });
      seen.push(...items.map(({ id }) => made.indexOf(id)));
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([5, 4, 3, 1, 6, 2]);
    expect(await countInbox(staff)).toEqual({ unread: 4, read: 2, archived: 1, spam: 0 });
  });

  test('answers a stale change with the entry as it stands', async () => {
    const id = await anInboxEntry(database.db);
    const { updatedAt } = await findEntry(staff, id);
    await updateEntry(staff, id, { status: 'archived' });
    await expect(updateEntry(staff, id, { status: 'spam', updatedAt })).rejects.toMatchObject({
      code: 'stale',
      details: { extra: { current: { status: 'archived' } } },
    });
  });
});

describe('an answer from the screen', () => {
  test('is queued for the sender with what they wrote below it, and marks the entry', async () => {
    const id = await anInboxEntry(database.db, { entry: { language: 'es' } });
    const entry = await replyToEntry(staff, id, { subject: null, body: 'Hola, Ana.\n\nHablemos.' }, settings);
    expect(entry).toMatchObject({ status: 'read', repliedAt: staff.now.toISOString() });
    expect(entry.replies).toMatchObject([{ status: 'queued', body: 'Hola, Ana.\n\nHablemos.' }]);
    const [mail] = await database.db.select().from(outbox);
    expect(mail).toMatchObject({
      kind: 'inbox_reply',
      recipient: 'ana@talleres-mar.example',
      replyTo: staff.user.email,
      isAutomatic: false,
      subject: 'Re: Contact Form - Service: AI consulting',
    });
    expect(mail?.text).toContain('Hola, Ana.\n\nHablemos.');
    expect(mail?.text).toContain('Usted escribió el 1 de marzo de 2026:\n\n> We would like to begin.');
  });

  test('tells whether it was sent, and why not', async () => {
    const id = await anInboxEntry(database.db);
    await replyToEntry(staff, id, { subject: null, body: 'Hello.' }, settings);
    await database.db.update(outbox).set({ status: 'failed', lastError: '550 no such mailbox' });
    const { replies } = await findEntry(staff, id);
    expect(replies).toMatchObject([{ status: 'failed', error: '550 no such mailbox' }]);
  });
});

describe('a conversion', () => {
  test('makes a contact, a company and an opportunity, and links the original text to each', async () => {
    const id = await anInboxEntry(database.db, {
      entry: { consentAt: '2026-03-01T08:00:00.000Z', consentVersion: '2026-11' },
    });
    await replyToEntry(staff, id, { subject: null, body: 'Hello.' }, settings);
    const made = await convertEntry(staff, id, {});
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

  test('makes no company where none was named', async () => {
    const id = await anInboxEntry(database.db, { message: { company: 'No especificada' } });
    expect(await convertEntry(staff, id, {})).toMatchObject({
      company: null,
      opportunity: { id: expect.any(Number) },
    });
  });

  test.each([
    ['the contact of the same address', 'contact'],
    ['the company of the same domain', 'company'],
    ['the company of the same name', 'company'],
  ])('offers %s instead of doubling it, and leaves nothing behind', async (what, kind) => {
    const company = what.endsWith('name')
      ? aCrmCompany()
      : aCrmCompany({ name: 'Mar SL', domain: 'talleres-mar.example' });
    const known =
      kind === 'contact'
        ? await createContact(staff, aCrmContact({ email: 'ANA@talleres-mar.example' }))
        : await createCompany(staff, company);
    const id = await anInboxEntry(database.db);
    await expect(convertEntry(staff, id, {})).rejects.toMatchObject({
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

  test('takes no record of somebody else', async () => {
    const other = await aUserContext(database.db);
    const contact = await createContact(other, aCrmContact());
    const company = await createCompany(other, aCrmCompany());
    const id = await anInboxEntry(database.db);
    for (const body of [{ contactId: contact.id }, { companyId: company.id }])
      await expect(convertEntry(staff, id, body)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('happens once, and two members of staff do not see each other’s records', async () => {
    const id = await anInboxEntry(database.db);
    const made = await convertEntry(staff, id, {});
    await expect(convertEntry(staff, id, {})).rejects.toMatchObject({
      code: 'duplicate',
      details: { extra: { kind: 'contact', id: made.contact.id } },
    });
    const colleague = asStaff(await aUserContext(database.db));
    expect(await findEntry(colleague, id)).toMatchObject({ contact: null, opportunity: null, replies: [] });
    await expect(convertEntry(colleague, id, {})).rejects.toMatchObject({
      code: 'duplicate',
      details: expect.not.objectContaining({ extra: expect.anything() }),
    });
  });

  test('checks what the form says as any other door does', async () => {
    const id = await anInboxEntry(database.db, { message: { name: '\u200b' } });
    await expect(convertEntry(staff, id, {})).rejects.toMatchObject({ code: 'invalid' });
    expect(await convertEntry(staff, id, { contact: { firstName: 'Ana', lastName: null } })).toMatchObject({
      contact: { name: 'Ana' },
    });
  });
});
