import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { causes, workspaceMembers } from '#db/schema/index.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { createCompany, requireCompany } from '#features/leads/companies/company.server.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { createContact, requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { countTasks, listTasks } from '#features/leads/tasks/task-list.server.ts';
import { requireTask } from '#features/leads/tasks/task-rows.server.ts';
import { createTask, updateTask } from '#features/leads/tasks/task.server.ts';
import { undoAnyCause } from '#features/loop/journal/undo-cause.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmCompany, aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { formerOwners, handOver } from './hand-over.server.ts';
import { teamOf } from './owner.server.ts';

let database: TestDatabase;
let ana: ServiceContext;
let bea: ServiceContext;

beforeEach(async () => {
  database = await openTestDatabase();
  const [owner, member] = [await aUserContext(database.db), await aUserContext(database.db)];
  const { id } = await createWorkspace(owner, { name: 'Ventas' });
  const at = owner.now.toISOString();
  await database.db
    .insert(workspaceMembers)
    .values({ workspaceId: id, userId: member.user.id, role: 'member', createdAt: at });
  const within = async (who: ServiceContext) => ({
    ...who,
    workspace: await memberWorkspace(who.db, who.user.id, id),
  });
  [ana, bea] = [await within(owner), await within(member)];
});
afterEach(() => database.close());

const leave = (who: ServiceContext) =>
  database.db
    .delete(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, who.workspace.id), eq(workspaceMembers.userId, who.user.id)));
const firstNames = async (ctx: ServiceContext, owner: string) =>
  (await listContacts(ctx, { limit: 50, owner })).items.map(({ firstName }) => firstName);

test('whoever makes a record answers for it, unless it says somebody else or nobody', async () => {
  const own = await called(bea, createContact, aCrmContact({ firstName: 'Own' }));
  const given = await called(bea, createContact, aCrmContact({ firstName: 'Given', ownerId: ana.user.id }));
  const free = await called(bea, createContact, aCrmContact({ firstName: 'Free', ownerId: null }));
  expect([own, given, free].map(({ ownerId }) => ownerId)).toEqual([bea.user.id, ana.user.id, null]);
  expect(await firstNames(bea, 'mine')).toEqual(['Own']);
  expect(await firstNames(bea, String(ana.user.id))).toEqual(['Given']);
  expect(await firstNames(bea, 'nobody')).toEqual(['Free']);
});

test('only a member can answer for a record', async () => {
  const stranger = await aUserContext(database.db);
  const { id } = await called(ana, createContact, aCrmContact());
  for (const act of [
    () => called(ana, updateContact, id, { ownerId: stranger.user.id }),
    () => called(ana, createCompany, aCrmCompany({ ownerId: stranger.user.id })),
    () => called(ana, createOpportunity, anOpportunity({ ownerId: stranger.user.id })),
    () => called(ana, createTask, aTask({ assigneeId: stranger.user.id })),
    () => handOver(ana, ana.workspace.id, { fromUserId: ana.user.id, toUserId: stranger.user.id }),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'invalid' });
  expect((await requireContact(ana, id)).ownerId).toBe(ana.user.id);
});

test('tasks are listed and counted by whom they are assigned to, and come again to the same one', async () => {
  const { id } = await called(
    ana,
    createTask,
    aTask({ assigneeId: bea.user.id, dueAt: '2026-03-02T09:00:00.000Z', recurrence: 'weekly' }),
  );
  await called(ana, createTask, aTask({ title: 'Own' }));
  await called(bea, updateTask, id, { doneAt: '2026-03-01T10:00:00.000Z' });
  const { items } = await listTasks(bea, { limit: 50, assignee: 'mine', state: 'open' });
  expect(items.map(({ title, assigneeId }) => [title, assigneeId])).toEqual([[aTask().title, bea.user.id]]);
  expect(await countTasks(bea, { assignee: 'mine' })).toMatchObject({ open: 1, done: 1 });
});

test('handing over gives everything to a member in one act, which can be undone', async () => {
  const contacts: number[] = [];
  for (let n = 0; n < 30; n += 1)
    contacts.push((await called(bea, createContact, aCrmContact({ firstName: `N${n}` }))).id);
  const { id: companyId } = await called(bea, createCompany, aCrmCompany());
  await called(bea, createOpportunity, anOpportunity());
  const { id: done } = await called(bea, createTask, aTask({ doneAt: '2026-03-01T10:00:00.000Z' }));
  const { id: open } = await called(bea, createTask, aTask());
  await leave(bea);
  expect(await firstNames(ana, 'nobody')).toHaveLength(30);

  const given = await handOver(ana, ana.workspace.id, { fromUserId: bea.user.id, toUserId: ana.user.id });
  expect(given).toMatchObject({ contacts: 30, companies: 1, opportunities: 1, tasks: 1 });
  expect((await requireCompany(ana, companyId)).ownerId).toBe(ana.user.id);
  expect((await listOpportunities(ana, { limit: 50, owner: 'mine' })).items).toHaveLength(1);
  expect((await requireTask(ana, open)).assigneeId).toBe(ana.user.id);
  expect((await requireTask(ana, done)).assigneeId).toBe(bea.user.id);
  const made = eq(causes.label, 'POST /api/workspaces/{id}/handover');
  expect(await database.db.$count(causes, made)).toBe(1);

  await undoAnyCause(ana, given.causeId);
  expect((await requireContact(ana, contacts[0] ?? 0)).ownerId).toBe(bea.user.id);
  expect((await requireTask(ana, open)).assigneeId).toBe(bea.user.id);
});

test('a member can’t hand over what others answer for', async () => {
  const input = { fromUserId: ana.user.id, toUserId: bea.user.id };
  await expect(handOver(bea, bea.workspace.id, input)).rejects.toMatchObject({ code: 'owner_only' });
});

test('a personal workspace has no team', async () => {
  const alone = await aUserContext(database.db);
  expect(await teamOf(alone)).toEqual([]);
  expect((await teamOf(bea)).map(({ id }) => id)).toEqual([ana.user.id, bea.user.id]);
});

test('whoever has left and still answers for records is named to the owners, until those are handed over', async () => {
  await called(bea, createContact, aCrmContact({ firstName: 'Own' }));
  await called(bea, createTask, aTask());
  // A done task keeps the name of its assignee, who answers for nothing by it.
  await called(bea, createTask, aTask({ doneAt: '2026-01-05T09:00:00.000Z' }));
  const { id } = ana.workspace;
  expect(await formerOwners(ana, id)).toEqual([]);
  await leave(bea);
  expect(await formerOwners(ana, id)).toEqual([{ id: bea.user.id, name: bea.user.name }]);
  await handOver(ana, id, { fromUserId: bea.user.id, toUserId: ana.user.id });
  expect(await formerOwners(ana, id)).toEqual([]);
  expect(await firstNames(ana, 'mine')).toEqual(['Own']);
});
