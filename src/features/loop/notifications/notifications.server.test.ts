// One long file: the kinds of notification share two people and their workspace.
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  crmStages,
  inboxEntries,
  journalReaders,
  marketingCompanies,
  marketingLeads,
  notifications,
  notificationSettings,
  users,
  workspaceMembers,
  workspaces,
} from '#db/schema/index.ts';
import { removeMember } from '#features/accounts/workspaces/member.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import {
  listNotifications,
  readNotifications,
} from '#features/accounts/notifications/notification.server.ts';
import {
  createCommunication,
  updateCommunication,
} from '#features/leads/communications/communication.server.ts';
import { createContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import { undoAnyCause } from '#features/loop/journal/undo-cause.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { record, type Cause } from '#db/journal/cause.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { call, called, causeOf } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aCommunication, anInboxEntry, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { aMarketingCompany } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { readForNotifications } from './read-journal.server.ts';
import { dueTasksQuery } from './timed-notices.server.ts';

let database: TestDatabase;
let ana: ServiceContext;
let bea: ServiceContext;
let reader: ServiceContext;
let now: Date;

const start = '2026-03-01T08:00:00.000Z';

beforeEach(async () => {
  database = await openTestDatabase();
  const [owner, member, third] = [
    await aUserContext(database.db),
    await aUserContext(database.db),
    await aUserContext(database.db),
  ];
  const { id } = await createWorkspace(owner, { name: 'Ventas' });
  await database.db.insert(workspaceMembers).values([
    { workspaceId: id, userId: member.user.id, role: 'member', createdAt: start },
    { workspaceId: id, userId: third.user.id, role: 'reader', createdAt: start },
  ]);
  const within = async (who: ServiceContext) => ({
    ...who,
    workspace: await memberWorkspace(who.db, who.user.id, id),
  });
  [ana, bea, reader] = [await within(owner), await within(member), await within(third)];
  await database.db.update(journalReaders).set({ lookedAt: start });
  now = ana.now;
});
afterEach(() => database.close());

const tell = (at = now) => readForNotifications(database.db, at);
const heard = async (who: ServiceContext) => (await listNotifications(who, { limit: 50 })).items;
const kindsOf = async (who: ServiceContext) => (await heard(who)).map(({ kind }) => kind);
const note = (mentions: number[], more: object = {}) =>
  aCommunication({ type: 'note', body: 'See this', mentions, ...more });

describe('assignment', () => {
  test('tells whom a record is given to, by name and address, and nobody of their own act', async () => {
    const { id } = await called(ana, createContact, aCrmContact({ firstName: 'Luis', ownerId: bea.user.id }));
    await called(bea, createContact, aCrmContact());
    await tell();
    expect(await heard(bea)).toMatchObject([
      {
        kind: 'assignment',
        record: 'contact',
        recordId: id,
        count: 1,
        actor: { id: ana.user.id },
        workspace: { id: ana.workspace.id, name: 'Ventas' },
        href: `/leadmanager/contacts/${id}`,
        readAt: null,
      },
    ]);
    expect(await heard(ana)).toEqual([]);
  });

  test('of several changes the last one counts, and an undo tells nobody', async () => {
    const { id } = await called(ana, createContact, aCrmContact({ ownerId: null }));
    await called(ana, updateContact, id, { ownerId: bea.user.id });
    await called(ana, updateContact, id, { ownerId: reader.user.id });
    const cause = await causeOf(ana, (inside) => updateContact(inside, id, { ownerId: null }));
    await tell();
    expect([await kindsOf(bea), await kindsOf(reader)]).toEqual([[], []]);
    await undoAnyCause(ana, cause);
    await tell();
    expect(await kindsOf(reader)).toEqual([]);
  });

  test('many records given at once are one notification, which leads to their list', async () => {
    await call(ana, async (inside) => {
      for (let made = 0; made < 3; made += 1)
        await createContact(inside, aCrmContact({ ownerId: bea.user.id }));
    });
    await tell();
    expect(await heard(bea)).toMatchObject([
      { count: 3, recordId: null, href: '/leadmanager/contacts?owner=mine' },
    ]);
  });

  test('a task tells its assignee', async () => {
    await called(ana, createTask, aTask({ assigneeId: bea.user.id }));
    await tell();
    expect(await heard(bea)).toMatchObject([{ kind: 'assignment', record: 'task', name: 'Send the offer' }]);
  });
});

describe('mention', () => {
  test('tells each member whom a note names, readers too, and not its author', async () => {
    const { id: contactId } = await called(
      ana,
      createContact,
      aCrmContact({ firstName: 'Luis', lastName: 'Gil' }),
    );
    const all = [ana, bea, reader].map(({ user }) => user.id);
    await called(ana, createCommunication, note(all, { contactId }), null);
    await tell();
    expect(await heard(bea)).toMatchObject([
      { kind: 'mention', name: 'Luis Gil', actor: { id: ana.user.id } },
    ]);
    expect(await kindsOf(reader)).toEqual(['mention']);
    expect(await heard(ana)).toEqual([]);
  });
});

test('only members of the shared workspace can be mentioned, and in a personal one nobody', async () => {
  const stranger = await aUserContext(database.db);
  const own = await aUserContext(database.db);
  const refused = { code: 'invalid', details: { fields: { mentions: 'leads:owners.noMember' } } };
  await expect(
    called(ana, createCommunication, note([bea.user.id, stranger.user.id]), null),
  ).rejects.toMatchObject(refused);
  await expect(called(own, createCommunication, note([own.user.id]), null)).rejects.toMatchObject(refused);
  const { id } = await called(ana, createCommunication, note([]), null);
  await expect(called(ana, updateCommunication, id, { mentions: [stranger.user.id] })).rejects.toMatchObject(
    refused,
  );
  const added = await called(ana, updateCommunication, id, { mentions: [bea.user.id] });
  expect(added.mentions).toEqual([bea.user.id]);
  await removeMember(ana, { id: ana.workspace.id, userId: bea.user.id });
  // A former member stays named.
  expect(
    (await called(ana, updateCommunication, id, { body: 'More', mentions: [bea.user.id] })).mentions,
  ).toEqual([bea.user.id]);
});

test('a lead tells the members when it arrives, but no reader, and nobody when a member records it', async () => {
  const company = await called(ana, createCompany, aMarketingCompany());
  const lead = (companyName: string) => ({
    companyName,
    source: 'website' as const,
    marketingCompanyId: company.id,
    createdAt: start,
    updatedAt: start,
  });
  const arrival: Cause = { kind: 'call', label: 'POST /l/{slug}', workspaceId: null, actorId: null, at: now };
  await record(database.db, arrival, (tx) => tx.insert(marketingLeads).values(lead('Mar')));
  await call(ana, ({ db }) => db.insert(marketingLeads).values(lead('Own')));
  await tell();
  expect((await heard(bea)).map(({ kind, name }) => [kind, name])).toEqual([['lead', 'Mar']]);
  expect(await kindsOf(ana)).toEqual(['lead']);
  expect(await kindsOf(reader)).toEqual([]);
  // The company moves to where Bea is no member.
  const elsewhere = await aUserContext(database.db);
  await database.db
    .update(marketingCompanies)
    .set({ workspaceId: elsewhere.workspace.id })
    .where(eq(marketingCompanies.id, company.id));
  expect(await heard(bea)).toEqual([]);
});

test('is written once, also where a process ends in the middle and another reads at the same time', async () => {
  await called(ana, createContact, aCrmContact({ ownerId: bea.user.id }));
  const before = await database.db.select().from(journalReaders);
  await expect(
    database.db.transaction(async (tx) => {
      await readForNotifications(tx, now);
      expect(await tx.$count(notifications)).toBe(1);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await database.db.select().from(journalReaders)).toEqual(before);
  await Promise.all([tell(), tell()]);
  await tell();
  expect(await heard(bea)).toHaveLength(1);
});

test('goes with the record and with the membership, and comes back to nobody', async () => {
  const gone = await called(ana, createContact, aCrmContact({ ownerId: bea.user.id }));
  await called(ana, createContact, aCrmContact({ ownerId: bea.user.id }));
  await tell();
  expect(await heard(bea)).toHaveLength(2);
  await called(ana, deleteRecords, 'contact', [gone.id]);
  expect(await heard(bea)).toHaveLength(1);
  await removeMember(ana, { id: ana.workspace.id, userId: bea.user.id });
  expect(await heard(bea)).toEqual([]);
  expect(await database.db.$count(notifications)).toBe(0);
});

test('is read by its member alone', async () => {
  await called(ana, createContact, aCrmContact({ ownerId: bea.user.id }));
  await called(ana, createTask, aTask({ assigneeId: bea.user.id }));
  await tell();
  const ids = (await heard(bea)).map(({ id }) => id);
  await readNotifications(ana, { ids });
  await readNotifications(ana, { all: true });
  expect((await listNotifications(bea, { limit: 1 })).unread).toBe(2);
  expect(await readNotifications(bea, { ids: ids.slice(0, 1) })).toEqual({ unread: 1 });
  expect(await readNotifications(bea, { all: true })).toEqual({ unread: 0 });
});

test('a look at the time reads the tasks of its moment alone, however many are open', async () => {
  const query = dueTasksQuery({ after: start, upTo: now.toISOString() });
  const plan = await database.db.all<{ detail: string }>(sql`explain query plan ${query}`);
  expect(plan.map(({ detail }) => detail).filter((detail) => detail.includes(' r '))).toEqual([
    'SEARCH r USING INDEX crm_tasks_reminders (<expr>>? AND <expr><?)',
    'SEARCH r USING INDEX crm_tasks_due (workspaceId=? AND doneAt=? AND dueAt>? AND dueAt<?)',
  ]);
});

test('a task tells when its reminder comes and when it is due, once each, and one of a whole day in the morning', async () => {
  const given = { assigneeId: ana.user.id };
  await called(
    ana,
    createTask,
    aTask({
      ...given,
      title: 'Call',
      dueAt: '2026-03-03T10:00:00.000Z',
      remindAt: '2026-03-02T10:00:00.000Z',
    }),
  );
  await called(ana, createTask, aTask({ ...given, title: 'Day', dueAt: '2026-03-02T22:59:00.000Z' }));
  await called(ana, createTask, aTask({ ...given, title: 'Past', dueAt: '2026-02-01T10:00:00.000Z' }));
  const namesAt = async (at: string) => {
    await tell(new Date(at));
    return (await heard(ana)).map(({ name }) => name);
  };
  expect(await namesAt('2026-03-02T07:58:00.000Z')).toEqual([]);
  expect(await namesAt('2026-03-02T07:59:00.000Z')).toEqual(['Day']);
  expect(await namesAt('2026-03-02T10:00:30.000Z')).toEqual(['Call', 'Day']);
  expect(await namesAt('2026-03-04T10:00:00.000Z')).toEqual(['Call', 'Call', 'Day']);
  expect(await namesAt('2026-03-05T10:00:00.000Z')).toHaveLength(3);
});

test('an opportunity tells once after 30 days in which nothing happened', async () => {
  const opportunity = await called(ana, createOpportunity, anOpportunity({ ownerId: bea.user.id }));
  await tell();
  await tell(new Date('2026-03-20T09:00:00.000Z'));
  expect(await kindsOf(bea)).toEqual(['assignment']);
  await tell(new Date('2026-04-01T09:00:00.000Z'));
  expect(await kindsOf(bea)).toEqual(['deal_stale', 'assignment']);
  await tell(new Date('2026-05-01T09:00:00.000Z'));
  expect(await heard(bea)).toHaveLength(2);
  expect((await heard(bea))[0]).toMatchObject({ recordId: opportunity.id, actor: null });
});

test('the days of its stage go before those of the product', async () => {
  await called(ana, createOpportunity, anOpportunity({ ownerId: bea.user.id }));
  await database.db.update(crmStages).set({ staleDays: 10 });
  await tell();
  await tell(new Date('2026-03-07T09:00:00.000Z'));
  expect(await kindsOf(bea)).toEqual(['assignment']);
  await tell(new Date('2026-03-20T09:00:00.000Z'));
  expect(await kindsOf(bea)).toEqual(['deal_stale', 'assignment']);
});

describe('enquiry', () => {
  const entry = async (over: Partial<typeof inboxEntries.$inferInsert>) =>
    call(ana, async ({ db }) => anInboxEntry(db, { entry: { ...over } }));

  test('tells the members of the workspace that answers it, but no reader, and spam nobody', async () => {
    const id = await entry({ workspaceId: ana.workspace.id });
    await entry({ workspaceId: ana.workspace.id, status: 'suspected', held: { phone: null } });
    await database.db.update(journalReaders).set({ lookedAt: start });
    await tell();
    // Its cause in this test is Ana's.
    expect([await kindsOf(bea), await kindsOf(reader), await kindsOf(ana)]).toEqual([['enquiry'], [], []]);
    expect((await heard(bea))[0]).toMatchObject({ href: `/leadmanager/inbox/${id}` });
  });

  test('one that moves to another place is seen by nobody who may no longer read it', async () => {
    const id = await entry({ workspaceId: ana.workspace.id });
    await tell();
    expect(await heard(bea)).toHaveLength(1);
    await database.db.update(inboxEntries).set({ workspaceId: null }).where(eq(inboxEntries.id, id));
    expect(await listNotifications(bea, { limit: 50 })).toMatchObject({ items: [], unread: 0 });
  });

  test('without such a workspace it tells the administrators, in their personal one', async () => {
    await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, bea.user.id));
    const asAdmin: ServiceContext = { ...bea, user: { ...bea.user, role: 'admin' } };
    await entry({ workspaceId: null });
    await tell();
    expect(await kindsOf(asAdmin)).toEqual(['enquiry']);
    expect(await heard(ana)).toEqual([]);
    const own = await database.db
      .select()
      .from(workspaces)
      .where(and(eq(workspaces.createdBy, bea.user.id), workspaces.isPersonal));
    expect((await heard(asAdmin))[0]?.workspace.id).toBe(own[0]?.id);
  });
});

describe('a deal that is closed', () => {
  const hears = (who: ServiceContext, kinds: object) =>
    database.db.insert(notificationSettings).values({
      userId: who.user.id,
      kinds,
      timeZone: 'Europe/Madrid',
      updatedAt: start,
    });
  const inPage = { inPage: true, mail: 'off', push: false };

  test('is told to owners who asked for it, won or lost, and to nobody else', async () => {
    await hears(ana, { deal_won: inPage });
    await hears(bea, { deal_won: inPage, deal_lost: inPage });
    const won = await called(bea, createOpportunity, anOpportunity({ title: 'Roof' }));
    const lost = await called(bea, createOpportunity, anOpportunity({ title: 'Wall' }));
    await called(bea, updateOpportunity, won.id, { stage: 'won' });
    await called(bea, updateOpportunity, lost.id, { stage: 'lost', lostReason: 'Price' });
    await tell();
    expect(await heard(ana)).toMatchObject([
      { kind: 'deal_won', recordId: won.id, name: 'Roof', actor: { id: bea.user.id } },
    ]);
    expect(await kindsOf(bea)).toEqual([]);
  });

  test('is told to nobody who has not asked, nor of one’s own', async () => {
    const { id } = await called(bea, createOpportunity, anOpportunity());
    await called(bea, updateOpportunity, id, { stage: 'won' });
    await tell();
    await hears(ana, { deal_won: inPage });
    const own = await called(ana, createOpportunity, anOpportunity());
    await called(ana, updateOpportunity, own.id, { stage: 'won' });
    await tell();
    expect(await kindsOf(ana)).toEqual([]);
  });
});
