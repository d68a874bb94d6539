import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Job } from '#features/leads/bulk/job.schema.ts';
import { findJob, undoJob } from '#features/leads/bulk/job.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { called } from '#tests/builders/call.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aTask } from '#tests/builders/crm-flow.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { runNextChange } from '#tests/jobs.ts';
import { taskBulkSchema, taskPreviewSchema } from './task-bulk.schema.ts';
import { changeTasks, previewTasks } from './task-bulk.server.ts';
import { countTasks, listTasks } from './task-list.server.ts';
import { createTask } from './task.server.ts';

let database: TestDatabase;
let owner: ServiceContext;
let moment: number;
beforeEach(async () => {
  database = await openTestDatabase();
  owner = await aUserContext(database.db);
  moment = owner.now.getTime();
});
afterEach(() => database.close());

const clock = () => new Date((moment += 1_000));
async function runAll(): Promise<void> {
  while (await runNextChange({ db: database.db, signal: new AbortController().signal, clock }));
}
const start = async (body: object): Promise<Job> => {
  const answer = await changeTasks(owner, taskBulkSchema.parse(body));
  if (!('id' in answer)) throw new Error('no job');
  return answer;
};
const preview = (body: object) => previewTasks(owner, taskPreviewSchema.parse(body));
const all = async () =>
  (await listTasks(owner, { limit: 200 })).items.map(({ id, dueAt, doneAt, assigneeId }) => ({
    ...{ id, dueAt, doneAt, assigneeId },
  }));

test('all tasks that match are changed by a job, as its dry run said, and its undo gives back each of them', async () => {
  const dueAt = '2026-05-04T08:00:00.000Z';
  for (let number = 0; number < 120; number += 1)
    await called(owner, createTask, aTask({ title: `Call ${number}`, ...(number < 7 && { dueAt }) }));
  const other = await called(owner, createTask, aTask({ title: 'Visit' }));
  const before = await all();
  const body = { allMatching: { q: 'call', filter: { state: 'open' } }, set: { dueAt } };
  expect(await preview(body)).toMatchObject({ total: 120, changed: 113, same: 7, refused: 0 });
  expect(await all()).toEqual(before);
  const job = await start(body);
  await runAll();
  expect(await findJob(owner, job.id)).toMatchObject({ status: 'done', done: 113, total: 113, kept: 0 });
  const due = (await all()).filter((task) => task.dueAt === dueAt);
  expect([due.length, due.some(({ id }) => id === other.id)]).toEqual([120, false]);
  await undoJob(owner, job.id);
  await runAll();
  expect((await all()).toSorted((a, b) => a.id - b.id)).toEqual(before.toSorted((a, b) => a.id - b.id));
});

test('all that match are done or deleted by a job: a recurring one is followed by its next, and an undo takes both back', async () => {
  const dueAt = '2026-03-02T08:00:00.000Z';
  await called(owner, createTask, aTask({ recurrence: 'weekly', dueAt }));
  await called(owner, createTask, aTask());
  const done = await start({
    allMatching: { filter: { state: 'open' } },
    set: { doneAt: owner.now.toISOString() },
  });
  await runAll();
  expect(await countTasks(owner, {})).toMatchObject({ open: 1, done: 2 });
  await undoJob(owner, done.id);
  await runAll();
  expect(await countTasks(owner, {})).toMatchObject({ open: 2, done: 0 });
  const gone = await start({ allMatching: {}, delete: true });
  await runAll();
  expect(await all()).toEqual([]);
  await undoJob(owner, gone.id);
  await runAll();
  expect(await countTasks(owner, {})).toMatchObject({ open: 2, done: 0 });
});

test('a change of all tasks refuses an assignee who is no member before anything is stored', async () => {
  const stranger = await aUserContext(database.db);
  await called(owner, createTask, aTask());
  const body = { allMatching: {}, set: { assigneeId: stranger.user.id } };
  await expect(start(body)).rejects.toMatchObject({ code: 'invalid' });
  await expect(preview(body)).rejects.toMatchObject({ code: 'invalid' });
});
