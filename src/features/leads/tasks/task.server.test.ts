// One long file: tasks by themselves, in lists and many at once.
import { called, causeOf } from '#tests/builders/call.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anOpportunity, aTask, aTemplate } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import {
  deleteOpportunity,
  restoreOpportunity,
} from '#features/leads/opportunities/opportunity-undo.server.ts';
import { undoAnyCause } from '#features/loop/journal/undo-cause.server.ts';
import { taskBulkSchema } from './task-bulk.schema.ts';
import { changeTasks } from './task-bulk.server.ts';
import { countTasks, listTasks } from './task-list.server.ts';
import { requireTask } from './task-rows.server.ts';
import { createTask, deleteTask, restoreTask, updateTask } from './task.server.ts';
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  requireTemplate,
  restoreTemplate,
  updateTemplate,
} from '#features/leads/communications/template.server.ts';
import { listTimeline } from '#features/leads/timeline/timeline.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db, { now: new Date('2026-03-02T20:00:00.000Z') });
});
afterEach(() => database.close());

const make = (over: object = {}) => createTask(owner, aTask(over));
const titles = async (query: object) =>
  (await listTasks(owner, { limit: 50, ...query })).items.map(({ title }) => title);

test('today ends with the reader’s day, and includes overdue tasks and reminders', async () => {
  await make({ title: 'late', dueAt: '2026-02-01T10:00:00.000Z' });
  await make({ title: 'tonight', dueAt: '2026-03-02T22:30:00.000Z' });
  await make({ title: 'after midnight in Madrid', dueAt: '2026-03-02T23:30:00.000Z' });
  await make({ title: 'next week', dueAt: '2026-03-09T10:00:00.000Z' });
  await make({ title: 'reminded', dueAt: '2026-03-10T10:00:00.000Z', remindAt: '2026-03-02T08:00:00.000Z' });
  await make({ title: 'some day' });
  await make({ title: 'done', dueAt: '2026-03-02T10:00:00.000Z', doneAt: '2026-03-02T11:00:00.000Z' });
  expect(await titles({ state: 'today' })).toEqual(['late', 'tonight', 'reminded']);
  expect(await titles({ state: 'today', timeZone: 'America/New_York' })).toEqual([
    'late',
    'tonight',
    'after midnight in Madrid',
    'reminded',
  ]);
  expect(await titles({ state: 'overdue' })).toEqual(['late']);
  expect(await titles({ state: 'upcoming' })).toEqual(['after midnight in Madrid', 'next week', 'reminded']);
  expect(await titles({ state: 'done' })).toEqual(['done']);
  expect(await countTasks(owner, {})).toEqual({
    today: 3,
    overdue: 1,
    upcoming: 3,
    undated: 1,
    open: 6,
    done: 1,
  });
});

test('pages of a list with and without dates neither skip nor repeat', async () => {
  for (const dueAt of [
    null,
    '2026-03-03T10:00:00.000Z',
    null,
    '2026-03-03T10:00:00.000Z',
    '2026-03-04T10:00:00.000Z',
  ])
    await make({ dueAt });
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listTasks(owner, { limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual([...new Set(seen)]);
  expect(seen).toHaveLength(5);
});

test('a task is listed on its linked records, and isolated by workspace', async () => {
  const contact = await createContact(owner, aCrmContact());
  const opportunity = await createOpportunity(owner, anOpportunity({ contactId: contact.id }));
  const task = await make({ opportunityId: opportunity.id });
  expect(task).toMatchObject({ contactId: contact.id, opportunity: { name: 'New website' } });
  expect((await listTasks(owner, { limit: 50, contactId: contact.id })).items).toEqual([task]);
  const other = await aUserContext(database.db);
  await expect(requireTask(other, task.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(updateTask(other, task.id, { title: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  await expect(called(other, deleteTask, task.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(createTask(other, aTask({ contactId: contact.id }))).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('completing a recurring task creates the next one, and undoing it deletes that one', async () => {
  const { id } = await make({ dueAt: '2026-03-02T09:00:00.000Z', recurrence: 'weekly' });
  await updateTask(owner, id, { doneAt: owner.now.toISOString() });
  const next = await listTasks(owner, { limit: 50, state: 'open' });
  expect(next.items).toMatchObject([{ dueAt: '2026-03-09T09:00:00.000Z', recurrence: 'weekly' }]);
  await updateTask(owner, id, { doneAt: null });
  expect((await listTasks(owner, { limit: 50, state: 'open' })).items).toMatchObject([{ id }]);
});

test('a deleted task is restored unchanged', async () => {
  const task = await make({ notes: 'Two pages' });
  await called(owner, deleteTask, task.id);
  await expect(requireTask(owner, task.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await called(owner, restoreTask, task.id)).toEqual(task);
});

test('a restored deal gets its tasks back, except those linked to another deal since', async () => {
  const [deal, other] = [
    await createOpportunity(owner, anOpportunity()),
    await createOpportunity(owner, anOpportunity()),
  ];
  const [staying, moved] = [await make({ opportunityId: deal.id }), await make({ opportunityId: deal.id })];
  await called(owner, deleteOpportunity, deal.id);
  await updateTask(owner, moved.id, { opportunityId: other.id });
  await called(owner, restoreOpportunity, deal.id);
  expect((await requireTask(owner, staying.id)).opportunityId).toBe(deal.id);
  expect((await requireTask(owner, moved.id)).opportunityId).toBe(other.id);
});

test('a template is isolated by workspace, lists its misspelt fields, and can be restored', async () => {
  const other = await aUserContext(database.db);
  const made = await createTemplate(owner, aTemplate({ body: 'Hello {{firstname}}' }));
  expect(made.unknownFields).toEqual(['firstname']);
  await expect(requireTemplate(other, made.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(updateTemplate(other, made.id, { name: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  await called(owner, deleteTemplate, made.id);
  expect((await listTemplates(owner, { limit: 50 })).items).toEqual([]);
  expect(await called(owner, restoreTemplate, made.id)).toEqual(made);
});

test('a timeline has pages that neither skip nor repeat, newest first', async () => {
  const contact = await createContact(owner, aCrmContact());
  for (let index = 0; index < 7; index += 1) await make({ title: `task ${index}`, contactId: contact.id });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listTimeline(owner, { contactId: contact.id, limit: 3, cursor });
    seen.push(...page.items.map((item) => (item.kind === 'task' ? item.task.title : '')));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `task ${index}`));
  const other = await aUserContext(database.db);
  await expect(listTimeline(other, { contactId: contact.id, limit: 3 })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await listTimeline(other, { limit: 3 })).items).toEqual([]);
});

describe('a change of many tasks', () => {
  const AT = '2026-03-02T20:00:00.000Z';
  const changed = async (body: object) => {
    let count = 0;
    const causeId = await causeOf(owner, async (inside) => {
      const answer = await changeTasks(inside, taskBulkSchema.parse(body));
      if ('count' in answer) ({ count } = answer);
    });
    return { count, causeId };
  };

  test('makes them done in one cause, and its undo takes back the next ones of those that recur', async () => {
    const weekly = await make({ title: 'weekly', recurrence: 'weekly', dueAt: AT });
    const single = await make({ title: 'single' });
    const before = await make({ title: 'before', doneAt: '2026-03-01T10:00:00.000Z' });
    const ids = [weekly.id, single.id, before.id];
    const { count, causeId } = await changed({ ids, set: { doneAt: AT } });
    expect(count).toBe(2);
    expect(await titles({ state: 'open' })).toEqual(['weekly']);
    expect((await requireTask(owner, before.id)).doneAt).toBe('2026-03-01T10:00:00.000Z');
    await undoAnyCause(owner, causeId);
    expect((await titles({ state: 'open' })).toSorted()).toEqual(['single', 'weekly']);
    expect((await requireTask(owner, weekly.id)).doneAt).toBeNull();
  });

  test('moves their due time, and deletes them, all or none', async () => {
    const [one, two] = [await make({ title: 'one' }), await make({ title: 'two', dueAt: AT })];
    const ids = [one.id, two.id];
    expect((await changed({ ids, set: { dueAt: AT } })).count).toBe(1);
    expect((await requireTask(owner, one.id)).dueAt).toBe(AT);
    const other = await aUserContext(database.db);
    const theirs = await createTask(other, aTask());
    await expect(changed({ ids: [...ids, theirs.id], delete: true })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await titles({})).toHaveLength(2);
    const { causeId } = await changed({ ids, delete: true });
    expect(await titles({})).toEqual([]);
    await undoAnyCause(owner, causeId);
    expect((await titles({})).toSorted()).toEqual(['one', 'two']);
  });
});
