import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages, outbox } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aStaffContext, aUserContext } from '#tests/builders/context.ts';
import { anInboxEntry } from '#tests/builders/crm-flow.ts';
import { TEST_SECRETS } from '#tests/builders/settings.ts';
import { emailsIn } from '#tests/builders/emails.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { convertEntry } from './inbox-convert.server.ts';
import { replyToEntry } from './inbox-reply.server.ts';
import { findEntry } from './inbox-rows.server.ts';
import { countInbox, listInbox, updateEntry } from './inbox.server.ts';

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

describe('the inbox', () => {
  test('shows staff the enquiries of the site, and all users only the leads of their own pages', async () => {
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

  test('lists unread entries first, and its pages neither skip nor repeat', async () => {
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
    expect(await countInbox(staff)).toEqual({ unread: 4, read: 2, archived: 1, suspected: 0, spam: 0 });
  });

  test('rejects a stale change with the current entry', async () => {
    const id = await anInboxEntry(database.db);
    const { updatedAt } = await findEntry(staff, id);
    await updateEntry(staff, id, { status: 'archived' });
    await expect(updateEntry(staff, id, { status: 'spam', updatedAt })).rejects.toMatchObject({
      code: 'stale',
      details: { extra: { current: { status: 'archived' } } },
    });
  });
  test('marks the message as read with its entry, whatever the status becomes', async () => {
    const acts = [
      (id: number) => updateEntry(staff, id, { status: 'read' }),
      (id: number) => replyToEntry(staff, id, { subject: null, body: 'Hello.' }, settings),
      (id: number) => convertEntry(staff, id, {}),
    ];
    for (const act of acts) await act(await anInboxEntry(database.db));
    await anInboxEntry(database.db);
    const messages = await database.db.select({ read: contactMessages.read }).from(contactMessages);
    expect(messages.map(({ read }) => read)).toEqual([true, true, true, false]);
  });
});

describe('a reply from the inbox', () => {
  test('is queued for the sender with the quoted enquiry, and marks the entry', async () => {
    const id = await anInboxEntry(database.db, { entry: { language: 'es' } });
    const entry = await replyToEntry(staff, id, { subject: null, body: 'Hola, Ana.\n\nHablemos.' }, settings);
    expect(entry).toMatchObject({ status: 'read', repliedAt: staff.now.toISOString() });
    expect(entry.replies).toMatchObject([{ status: 'queued', body: 'Hola, Ana.\n\nHablemos.' }]);
    const [mail] = await emailsIn(database.db);
    expect(mail).toMatchObject({
      kind: 'inbox_reply',
      recipient: 'ana@talleres-mar.example',
      replyTo: staff.user.email,
      isAutomatic: false,
      subject: 'Re: Contact Form - Service: AI consulting',
    });
    expect(mail?.text).toContain('Hola, Ana.\n\nHablemos.');
    expect(mail?.text).toContain(
      'Usted escribió el 1 de marzo de 2026 a las 9:00 (CET):\n\n> We would like to begin.',
    );
  });

  test('shows its delivery status and the reason of a failure', async () => {
    const id = await anInboxEntry(database.db);
    await replyToEntry(staff, id, { subject: null, body: 'Hello.' }, settings);
    await database.db.update(outbox).set({ status: 'failed', lastError: '550 no such mailbox' });
    const { replies } = await findEntry(staff, id);
    expect(replies).toMatchObject([{ status: 'failed', error: '550 no such mailbox' }]);
  });

  test.each([
    ['text', { subject: null, body: 'Hello {{firstName}}.' }, 'body'],
    ['subject', { subject: 'For {{company}}', body: 'Hello.' }, 'subject'],
  ])('is rejected with an unfilled field in its %s', async (_where, message, field) => {
    const id = await anInboxEntry(database.db);
    await expect(replyToEntry(staff, id, message, settings)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(await database.db.select().from(outbox)).toEqual([]);
  });

  test('escapes what both sides typed, also in its HTML', async () => {
    const id = await anInboxEntry(database.db, { message: { message: '<img src=x onerror=alert(1)>' } });
    await replyToEntry(staff, id, { subject: '<b>Hi</b>', body: 'a < b && <i>c</i>' }, settings);
    const [mail] = await emailsIn(database.db);
    expect(mail?.html).toContain('a &lt; b &amp;&amp; &lt;i&gt;c&lt;/i&gt;');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.html).not.toMatch(/<(img|b|i)[ >]/);
    expect(mail?.text).toContain('a < b && <i>c</i>');
  });

  test('is sent if only the visitor wrote braces', async () => {
    const id = await anInboxEntry(database.db, { message: { subject: 'About {{templates}}' } });
    const { replies } = await replyToEntry(staff, id, { subject: null, body: 'Hello.' }, settings);
    expect(replies).toMatchObject([{ subject: 'Re: About {{templates}}', status: 'queued' }]);
  });
});

describe('the search of the inbox', () => {
  const found = async (ctx: ServiceContext, q: string) =>
    (await listInbox(ctx, { ...page, q })).items.map(({ id }) => id);

  test.each(['garcia', 'TALLER', 'ruiz would', 'ana@talleres-mar.example'])(
    'finds %j, ignoring case, accents and word endings',
    async (q) => {
      const id = await anInboxEntry(database.db);
      await anInboxEntry(database.db, {
        message: { name: 'Bob', email: 'b@x.example', company: 'No especificada', message: 'Hi' },
      });
      expect(await found(staff, q)).toEqual([id]);
    },
  );

  test.each(['%', '_', '"', 'NEAR(', 'especificada', '*'])('finds nothing for %j', async (q) => {
    await anInboxEntry(database.db, { message: { company: 'No especificada' } });
    expect(await found(staff, q)).toEqual([]);
  });

  test('pages like the list, unread first', async () => {
    const made: number[] = [];
    for (let index = 0; index < 6; index += 1) made.push(await anInboxEntry(database.db));
    await anInboxEntry(database.db, {
      message: { name: 'Bob', email: 'b@x.example', company: 'X', message: 'Hi' },
    });
    for (const index of [4, 1]) await updateEntry(staff, made[index] ?? 0, { status: 'read' });
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await listInbox(staff, { limit: 2, cursor, q: 'talleres' });
      seen.push(...items.map(({ id }) => made.indexOf(id)));
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([5, 3, 2, 0, 4, 1]);
    expect(await listInbox(staff, { limit: 50, q: 'talleres', kind: 'waitlist' })).toMatchObject({
      items: [],
    });
  });

  test('follows changes and deletions, and ignores entries of others', async () => {
    const user = await aUserContext(database.db);
    const id = await anInboxEntry(database.db, { entry: { userId: user.user.id } });
    expect([await found(user, 'begin'), await found(staff, 'begin')]).toEqual([[id], []]);
    await database.db.update(contactMessages).set({ message: 'Something else' });
    expect([await found(user, 'begin'), await found(user, 'something')]).toEqual([[], [id]]);
    await database.db.delete(contactMessages);
    const left = await database.client.execute(
      "select count(*) n from crm_search where crm_search match 'something'",
    );
    expect(left.rows[0]?.['n']).toBe(0);
  });
});
