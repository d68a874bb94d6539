import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { applyMigrations, readMigrations } from '#db/connection/migrate.ts';
import { databaseOf } from '#db/drizzle.ts';
import { WriterClient } from '#db/writer/writer.ts';
import { jobContext } from '#features/accounts/workspace.server.ts';
import { enqueue } from '#kernel/jobs/enqueue.ts';
import { MIGRATIONS, silent, temporaryFolder } from '#tests/database.ts';
import { runNextChange } from '#tests/jobs.ts';
import { changeJob, findJob, undoJob } from './job.server.ts';

const TOPIC = 'undo_from_the_journal';
const NOW = new Date('2026-12-01T09:00:00.000Z');

/** A database that was updated from the version before, with a change that is done, one half done, and an undo in hand. */
async function anUpdatedDatabase() {
  const folder = await temporaryFolder();
  const client = new WriterClient({ url: pathToFileURL(join(folder, 'old.db')).href, log: silent });
  const all = readMigrations(MIGRATIONS);
  const place = all.findIndex(({ tag }) => tag.includes(TOPIC));
  await applyMigrations(client, all.slice(0, place));
  const job = (id: number, status: string, done: number, undoesId: number | null) =>
    `insert into crm_jobs (id, workspaceId, userId, kind, change, status, done, total, undoesId, createdAt, updatedAt)
     values (${id}, 1, 1, 'contact', '{"set":{"position":"is"}}', '${status}', ${done}, 2, ${undoesId}, '', '')`;
  const batch = (jobId: number, position: number, before: string | null) =>
    `insert into crm_job_batches (jobId, position, ids, before)
     values (${jobId}, ${position}, '[${position + 1}]', ${before === null ? 'null' : `'${before}'`})`;
  await client.batch(
    [
      `insert into users (id, username, usernameKey, password, name, email, emailKey, createdAt, updatedAt)
       values (1, 'ana', 'ana', 'x', 'Ana', 'ana@x.example', 'ana@x.example', '', '')`,
      ...[1, 2].map(
        (id) => `insert into crm_contacts (id, workspaceId, userId, firstName, nameKey, createdAt, updatedAt)
          values (${id}, 1, 1, 'Ana', 'ana', '', '')`,
      ),
      job(1, 'done', 2, null),
      batch(1, 0, '{"rows":[]}'),
      batch(1, 1, '{"rows":[]}'),
      job(2, 'running', 1, null),
      batch(2, 0, '{"rows":[]}'),
      batch(2, 1, null),
      job(3, 'running', 1, 1),
    ],
    'write',
  );
  await applyMigrations(client, all.slice(place));
  return client;
}

test('after the update an open change goes on, and none of before is undone by halves', async () => {
  const client = await anUpdatedDatabase();
  const db = databaseOf(client);
  const ctx = await jobContext(db, { userId: 1, workspaceId: 1 }, NOW);
  await enqueue(db, NOW, changeJob, { id: 2 }, { uniqueKey: 'change:2' });
  while (await runNextChange({ db }));
  expect(await findJob(ctx, 2)).toMatchObject({ status: 'done', done: 2 });
  expect(
    (await client.execute('select position from crm_contacts')).rows.map((row) => row['position']),
  ).toEqual([null, 'is']);
  expect(await findJob(ctx, 3)).toMatchObject({ status: 'failed' });
  const tooOld = { code: 'immutable', details: { messageKey: 'leads:jobs.tooOld' } };
  await expect(undoJob(ctx, 2)).rejects.toMatchObject(tooOld);
  client.close();
});
