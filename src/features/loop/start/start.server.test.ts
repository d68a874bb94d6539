import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createTask, updateTask } from '#features/leads/tasks/task.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { createCompanySchema } from '#features/marketing/companies/company.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { rowsBehind } from '#tests/rows-behind.ts';
import { workspaceMembers } from '#db/schema/index.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { createWorkspace } from '#features/accounts/workspaces/workspace.server.ts';
import { START_LISTS } from './start.values.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { anInboxEntry, anOpportunity, aTask } from '#tests/builders/crm-flow.ts';
import { aMarketingCompany } from '#tests/builders/marketing.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { navigationBadges } from './start-counts.server.ts';
import { loadStart } from './start.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let other: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  other = await aUserContext(database.db);
});
afterEach(() => database.close());

const waitingFor = async (ctx: ServiceContext) =>
  (await loadStart(ctx)).rows.map(({ state, title }) => `${state}: ${title}`);

test('nothing waits for a new user, and another one’s records change nothing about it', async () => {
  await anInboxEntry(database.db, { entry: { userId: other.user.id } });
  await createTask(other, aTask({ dueAt: '2026-01-01T08:00:00.000Z' }));
  expect(await loadStart(owner)).toEqual({
    count: 0,
    counts: { overdue: 0, unanswered: 0, today: 0, coming: 0, undated: 0 },
    rows: [],
    earning: [],
    teamUndated: null,
    begun: { consulting: false, leads: false, marketing: false },
  });
  expect(await navigationBadges(owner)).toEqual({ inbox: 0, tasks: 0, attention: 0 });
  expect(await navigationBadges(other)).toEqual({ inbox: 1, tasks: 1, attention: 0 });
});

test('an opportunity waits while it is open and has no open task', async () => {
  const deal = await createOpportunity(owner, anOpportunity());
  expect(await waitingFor(owner)).toEqual(['undated: New website']);
  const dueAt = '2027-03-01T08:00:00.000Z';
  const task = await createTask(owner, aTask({ opportunityId: deal.id, dueAt }));
  expect(await waitingFor(owner)).toEqual([]);
  await updateTask(owner, task.id, { doneAt: '2026-03-01T08:00:00.000Z' });
  expect(await waitingFor(owner)).toEqual(['undated: New website']);
  await updateOpportunity(owner, deal.id, { stage: 'won' });
  expect(await waitingFor(owner)).toEqual([]);
});

test('tasks wait from a week before they are due, and the badge counts those of today', async () => {
  const dates = ['03-01T08:00', '03-01T18:00', '03-03T08:00', '03-08T22:00', '03-09T08:00'];
  for (const date of dates) await createTask(owner, aTask({ title: date, dueAt: `2026-${date}:00.000Z` }));
  expect(await waitingFor(owner)).toEqual([
    'overdue: 03-01T08:00',
    'today: 03-01T18:00',
    'coming: 03-03T08:00',
    'coming: 03-08T22:00',
  ]);
  expect(await navigationBadges(owner)).toMatchObject({ tasks: 2 });
});

test('a task of an opportunity is with that opportunity’s contact, whose enquiry waits in the same row', async () => {
  const contact = await createContact(
    owner,
    createContactSchema.parse({
      firstName: 'Ana',
      lastName: 'Ruiz García',
      email: 'ana@talleres-mar.example',
    }),
  );
  const deal = await createOpportunity(owner, anOpportunity({ contactId: contact.id }));
  await createTask(owner, aTask({ opportunityId: deal.id, dueAt: '2026-02-01T08:00:00.000Z' }));
  const entry = await anInboxEntry(database.db, { entry: { userId: owner.user.id } });
  const { count, rows } = await loadStart(owner);
  expect(count).toBe(1);
  expect(rows).toMatchObject([
    { kind: 'task', detail: 'Ana Ruiz García · New website', also: [{ kind: 'enquiry', id: entry }] },
  ]);
});

test('a portal with a record is begun', async () => {
  await createCompany(owner, createCompanySchema.parse(aMarketingCompany()));
  expect((await loadStart(owner)).begun).toEqual({ consulting: false, leads: false, marketing: true });
});

test('start counts my opportunities without a next step, and an owner reads the team’s number and finds its rows', async () => {
  const { id } = await createWorkspace(owner, { name: 'Ventas' });
  const createdAt = owner.now.toISOString();
  await database.db
    .insert(workspaceMembers)
    .values({ workspaceId: id, userId: other.user.id, role: 'member', createdAt });
  const within = async (who: ServiceContext) => ({
    ...who,
    workspace: await memberWorkspace(who.db, who.user.id, id),
  });
  const [ana, bea] = [await within(owner), await within(other)];
  for (const title of ['One', 'Two']) await called(bea, createOpportunity, anOpportunity({ title }));
  const planned = await called(bea, createOpportunity, anOpportunity());
  await called(bea, createTask, aTask({ opportunityId: planned.id, dueAt: '2030-03-01T08:00:00.000Z' }));
  expect(await loadStart(ana)).toMatchObject({ count: 0, teamUndated: 2 });
  expect(await rowsBehind(ana, START_LISTS.opportunity)).toBe(2);
  expect(await loadStart(bea)).toMatchObject({ count: 2, teamUndated: null });
});
