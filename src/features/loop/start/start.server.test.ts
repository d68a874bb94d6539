import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOpportunity, updateOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createTask, updateTask } from '#features/leads/tasks/task.server.ts';
import { createCompany } from '#features/marketing/companies/company.server.ts';
import { createCompanySchema } from '#features/marketing/companies/company.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
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
  Object.fromEntries(
    (await loadStart(ctx)).sections
      .filter(({ count }) => count > 0)
      .map(({ section, count }) => [section, count]),
  );

test('nothing waits for a new user, and another one’s records change nothing about it', async () => {
  await anInboxEntry(database.db, { entry: { userId: other.user.id } });
  await createTask(other, aTask({ dueAt: '2026-01-01T08:00:00.000Z' }));
  expect(await waitingFor(owner)).toEqual({});
  expect(await loadStart(owner)).toMatchObject({
    overdueTasks: 0,
    begun: { consulting: false, leads: false, marketing: false },
  });
  expect(await navigationBadges(owner)).toEqual({ inbox: 0, tasks: 0, attention: 0 });
  expect(await navigationBadges(other)).toEqual({ inbox: 1, tasks: 1, attention: 0 });
});

test('an opportunity waits while it is open and has no open task', async () => {
  const deal = await createOpportunity(owner, anOpportunity());
  expect(await waitingFor(owner)).toEqual({ opportunities: 1 });
  const task = await createTask(owner, aTask({ opportunityId: deal.id }));
  expect(await waitingFor(owner)).toEqual({});
  await updateTask(owner, task.id, { doneAt: '2026-03-01T08:00:00.000Z' });
  expect(await waitingFor(owner)).toEqual({ opportunities: 1 });
  await updateOpportunity(owner, deal.id, { stage: 'won' });
  expect(await waitingFor(owner)).toEqual({});
});

test('a task counts as due until the end of the day, and as overdue from its time on', async () => {
  await createTask(owner, aTask({ dueAt: '2026-03-01T08:00:00.000Z' }));
  await createTask(owner, aTask({ dueAt: '2026-03-01T18:00:00.000Z' }));
  await createTask(owner, aTask({ dueAt: '2026-03-03T08:00:00.000Z' }));
  expect(await waitingFor(owner)).toEqual({ tasks: 2 });
  expect((await loadStart(owner)).overdueTasks).toBe(1);
});

test('a portal with a record is begun', async () => {
  await createCompany(owner, createCompanySchema.parse(aMarketingCompany()));
  expect((await loadStart(owner)).begun).toEqual({ consulting: false, leads: false, marketing: true });
});
