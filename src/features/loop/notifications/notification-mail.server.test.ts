import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { journalReaders, notifications, outbox, users, workspaceMembers } from '#db/schema/index.ts';
import { mailNotifications } from '#features/accounts/notifications/notification-mail.server.ts';
import {
  listNotifications,
  readNotifications,
} from '#features/accounts/notifications/notification.server.ts';
import {
  DEFAULT_KIND_SETTINGS,
  type KindSettings,
} from '#features/accounts/notifications/notification.values.ts';
import { findSettings, updateSettings } from '#features/accounts/notifications/settings.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { openMail } from '#kernel/mail/outbox.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { readForNotifications } from './read-journal.server.ts';

const settings = someSettings({ smtpUrl: undefined });

let database: TestDatabase;
let ana: ServiceContext;
let bea: ServiceContext;

beforeEach(async () => {
  database = await openTestDatabase();
  const [owner, member] = [await aUserContext(database.db), await aUserContext(database.db)];
  const { id } = await createWorkspace(owner, { name: 'Ventas' });
  const createdAt = owner.now.toISOString();
  await database.db
    .insert(workspaceMembers)
    .values({ workspaceId: id, userId: member.user.id, role: 'member', createdAt });
  await database.db.update(journalReaders).set({ lookedAt: createdAt });
  const within = async (who: ServiceContext) => ({
    ...who,
    workspace: await memberWorkspace(who.db, who.user.id, id),
  });
  [ana, bea] = [await within(owner), await within(member)];
});
afterEach(() => database.close());

/** Ana gives Bea a contact at that time. */
const give = async (at: string, firstName: string) => {
  const now = new Date(at);
  await called(
    { ...ana, now },
    createContact,
    aCrmContact({ firstName, lastName: 'Gil', ownerId: bea.user.id }),
  );
  await readForNotifications(database.db, now);
};
const mailAt = (at: string) => mailNotifications(database.db, new Date(at), settings);
const mailed = async () => {
  const rows = await database.db
    .select()
    .from(outbox)
    .where(eq(outbox.userId, bea.user.id))
    .orderBy(outbox.id);
  return rows.map((row) => ({ subject: row.subject, text: openMail(settings.secrets, row).text }));
};
const want = (assignment: Omit<KindSettings['assignment'], 'push'>, more = {}) =>
  updateSettings(bea, {
    kinds: { ...DEFAULT_KIND_SETTINGS, assignment },
    timeZone: 'Europe/Madrid',
    ...more,
  });

test('what comes within five minutes is one email, in the reader’s language, and is mailed once', async () => {
  await database.db.update(users).set({ language: 'es' }).where(eq(users.id, bea.user.id));
  await give('2026-03-02T10:00:00.000Z', 'Luis');
  await mailAt('2026-03-02T10:04:00.000Z');
  expect(await mailed()).toEqual([]);
  await give('2026-03-02T10:04:30.000Z', 'Eva');
  await mailAt('2026-03-02T10:05:00.000Z');
  await mailAt('2026-03-02T10:20:00.000Z');
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('2 avisos nuevos');
  expect(mail?.text).toContain('le ha asignado Luis Gil');
  expect(mail?.text).toContain('le ha asignado Eva Gil');
  expect(mail?.text).toContain('/account/notifications');
});

test('what was read in the meantime is not mailed', async () => {
  await give('2026-03-02T10:00:00.000Z', 'Luis');
  await readNotifications(bea, { all: true });
  await mailAt('2026-03-02T10:10:00.000Z');
  expect(await mailed()).toEqual([]);
});

test('nothing is mailed in quiet hours, and all of it once afterwards', async () => {
  await want({ inPage: true, mail: 'at_once' }, { quietHours: { from: '22:00', to: '07:00' } });
  await give('2026-03-02T21:30:00.000Z', 'Luis');
  await mailAt('2026-03-02T21:40:00.000Z');
  await mailAt('2026-03-03T05:59:00.000Z');
  expect(await mailed()).toEqual([]);
  await mailAt('2026-03-03T06:00:00.000Z');
  expect((await mailed()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Luis Gil')]);
});

test('a digest comes once a day with what is unread and was not mailed before', async () => {
  await want({ inPage: true, mail: 'daily' });
  await give('2026-03-02T10:00:00.000Z', 'Luis');
  await mailAt('2026-03-03T06:59:00.000Z');
  expect(await mailed()).toEqual([]);
  await mailAt('2026-03-03T07:00:00.000Z');
  await give('2026-03-03T08:00:00.000Z', 'Eva');
  await mailAt('2026-03-03T12:00:00.000Z');
  expect(await mailed()).toHaveLength(1);
  await mailAt('2026-03-04T07:00:00.000Z');
  const texts = (await mailed()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('Luis Gil');
  expect(texts[1]).toContain('Eva Gil');
  expect(texts[1]).not.toContain('Luis Gil');
});

test('whoever wants neither hears nothing, and by email alone it is not in the page', async () => {
  await want({ inPage: false, mail: 'off' });
  await give('2026-03-02T10:00:00.000Z', 'Luis');
  expect(await database.db.$count(notifications)).toBe(0);
  await want({ inPage: false, mail: 'at_once' });
  await give('2026-03-02T11:00:00.000Z', 'Eva');
  expect(await listNotifications(bea, { limit: 50 })).toMatchObject({ items: [], unread: 0 });
  await mailAt('2026-03-02T11:05:00.000Z');
  expect(await mailed()).toHaveLength(1);
});

test('nobody is mailed who is disabled, a demo, or has not confirmed an address that is to be confirmed', async () => {
  const withServer = someSettings({ smtpUrl: 'smtp://localhost:1' });
  await give('2026-03-02T10:00:00.000Z', 'Luis');
  const now = new Date('2026-03-02T10:10:00.000Z');
  await mailNotifications(database.db, now, withServer);
  for (const state of [
    { disabledAt: '2026-03-01T00:00:00.000Z' },
    { demoExpiresAt: '2026-03-09T00:00:00.000Z' },
  ]) {
    await database.db
      .update(users)
      .set({ disabledAt: null, ...state })
      .where(eq(users.id, bea.user.id));
    await mailNotifications(database.db, now, settings);
  }
  expect(await mailed()).toEqual([]);
});

test('settings begin with the defaults, and keep what is not changed', async () => {
  expect((await findSettings(bea)).kinds).toEqual(DEFAULT_KIND_SETTINGS);
  await updateSettings(bea, { quietHours: { from: '22:00', to: '07:00' } });
  await updateSettings(bea, { kinds: { lead: { inPage: true, mail: 'daily' } } });
  expect(await findSettings(bea)).toMatchObject({
    kinds: { ...DEFAULT_KIND_SETTINGS, lead: { inPage: true, mail: 'daily' } },
    quietHours: { from: '22:00', to: '07:00' },
  });
});
