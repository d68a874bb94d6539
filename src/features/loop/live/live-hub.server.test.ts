import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workspaceMembers } from '#db/schema/index.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { createCompany } from '#features/consulting/companies/company.server.ts';
import { createProblems, deleteProblem } from '#features/consulting/profile/problem.server.ts';
import { createContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { deleteRecords } from '#features/leads/delete.server.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { LiveHub } from '#kernel/live.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { aTask } from '#tests/builders/crm-flow.ts';
import { aCompany } from '#tests/builders/profile.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createLiveHub } from './live-hub.server.ts';
import { lastChange, readLive } from './live.server.ts';
import type { Live } from './live.schema.ts';

let database: TestDatabase;
let ana: ServiceContext;
let bea: ServiceContext;
let contactId: number;
/** Two processes on one database. */
let here: LiveHub;
let there: LiveHub;

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
  ({ id: contactId } = await called(ana, createContact, aCrmContact()));
  const hub = () => createLiveHub({ db: database.db, log: { debug: () => undefined }, pollMs: 20 });
  [here, there] = [hub(), hub()];
});
afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  await database.close();
});

type Tab = { heard: Live[]; hasEnded: boolean; leave: () => void };

/** Opens the contact in a tab that one of the processes serves. */
async function open(hub: LiveHub, who: ServiceContext): Promise<Tab> {
  const tab: Tab = { heard: [], hasEnded: false, leave: () => undefined };
  const isMember = and(
    eq(workspaceMembers.userId, who.user.id),
    eq(workspaceMembers.workspaceId, who.workspace.id),
  );
  tab.leave = hub.follow({
    record: { workspaceId: who.workspace.id, kind: 'crm_contact', id: contactId },
    userId: who.user.id,
    tab: `tab-${who.user.id}`,
    after: await lastChange(database.db),
    send: ({ data }) => tab.heard.push(data as Live),
    beat: () => undefined,
    end: () => (tab.hasEnded = true),
    isAllowed: async () => (await database.db.$count(workspaceMembers, isMember)) > 0,
  });
  return tab;
}

const namesAt = ({ heard }: Tab): string[] | undefined => heard.at(-1)?.people.map(({ name }) => name);
const savedAt = ({ heard }: Tab) => heard.flatMap(({ saved }) => saved);

test('each sees that the other has the record open, and that they have left, over two processes', async () => {
  const first = await open(here, ana);
  const second = await open(there, bea);
  await vi.waitFor(() => expect(namesAt(first)).toEqual([bea.user.name]));
  await vi.waitFor(() => expect(namesAt(second)).toEqual([ana.user.name]));
  second.leave();
  await vi.waitFor(() => expect(namesAt(first)).toEqual([]));
});

test('a save is told by its fields to the others, and to nobody who made it', async () => {
  const first = await open(here, ana);
  const second = await open(there, bea);
  await called(ana, updateContact, contactId, { phone: '600 111 222', position: 'CEO' });
  await vi.waitFor(() =>
    expect(savedAt(second)).toMatchObject([
      { by: { id: ana.user.id, name: ana.user.name }, fields: ['phone', 'position'], isDeleted: false },
    ]),
  );
  await called(bea, updateContact, contactId, { notes: 'Llama por la tarde' });
  await vi.waitFor(() => expect(savedAt(first)).toMatchObject([{ fields: ['notes'] }]));
  expect(savedAt(second)).toHaveLength(1);
});

test('a deletion is told to whoever has the record open, and to no other workspace', async () => {
  const second = await open(there, bea);
  const before = await lastChange(database.db);
  await called(ana, deleteRecords, 'contact', [contactId]);
  await vi.waitFor(() => expect(savedAt(second)).toMatchObject([{ isDeleted: true }]));
  expect((await readLive(bea, 'crm_contact', contactId, { after: before })).saved).toHaveLength(1);
  const stranger = await aUserContext(database.db);
  await expect(readLive(stranger, 'crm_contact', contactId, { after: 0 })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('the stream of a removed member ends with the next event, and tells nothing of it', async () => {
  const second = await open(there, bea);
  await vi.waitFor(() => expect(second.heard).not.toHaveLength(0));
  await database.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, bea.user.id));
  await called(ana, updateContact, contactId, { phone: '600 111 222' });
  await vi.waitFor(() => expect(second.hasEnded).toBe(true));
  expect(savedAt(second)).toEqual([]);
  const first = await open(here, ana);
  await vi.waitFor(() => expect(namesAt(first)).toEqual([]));
});

test('the end of the process ends its streams and takes no more', async () => {
  const first = await open(here, ana);
  await here.close();
  expect(first.hasEnded).toBe(true);
  await expect(open(here, ana)).rejects.toMatchObject({ code: 'busy' });
});

test('what another member writes into the timeline of a contact is told, once for each kind, of this contact alone', async () => {
  const first = await open(here, ana);
  const { id: other } = await called(
    ana,
    createContact,
    aCrmContact({ email: 'eva@uno.example', phone: null }),
  );
  for (const title of ['Llamar', 'Escribir']) await called(bea, createTask, aTask({ title, contactId }));
  await called(bea, createTask, aTask({ contactId: other }));
  const told = () => first.heard.flatMap(({ saved }) => saved);
  await vi.waitFor(() => expect(told()).not.toEqual([]));
  expect([...new Set(told().map(({ fields }) => fields.join()))]).toEqual(['task']);
  expect(told()[0]?.by?.id).toBe(bea.user.id);
});

test('a problem that another member writes or deletes is told to whoever has the company open', async () => {
  const company = await called(ana, createCompany, aCompany());
  const after = await lastChange(database.db);
  const { items } = await called(bea, createProblems, company.id, {
    items: [{ description: 'Se pierden los albaranes.', priority: 3 }],
  });
  const written = await readLive(ana, 'company', company.id, { after });
  expect(written.saved).toMatchObject([{ fields: ['problem'], by: { id: bea.user.id }, isDeleted: false }]);
  expect((await readLive(bea, 'company', company.id, { after })).saved).toEqual([]);
  await called(bea, deleteProblem, items[0]?.id ?? 0);
  const gone = await readLive(ana, 'company', company.id, { after: written.change });
  expect(gone.saved).toMatchObject([{ fields: ['problem'], isDeleted: false }]);
});
