/**
 * Program of a server that changes many records and undoes it: `node changes-process.ts <folder> <round>`. Says `made <id>`
 * once a job is stored, and `done` after each turn of one.
 */
import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { openDatabase } from '#db/connection/open.ts';
import { databaseOf, type Database } from '#db/drizzle.ts';
import { users, workspaces } from '#db/schema/index.ts';
import { jobContext } from '#features/accounts/workspace.server.ts';
import { contactBulkSchema } from '#features/leads/bulk/bulk.schema.ts';
import { changeRecords } from '#features/leads/bulk/bulk.server.ts';
import { changeHandler } from '#features/leads/bulk/job-run.server.ts';
import { undoJob } from '#features/leads/bulk/job.server.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { runNext, settleLeftLeases } from '#kernel/jobs/queue.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';

/** Two batches. */
const CONTACTS = 60;

const [folder = '', round = '0'] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);
const log = pino({ level: 'error' }, pino.destination({ fd: 2, sync: true }));
const { client } = await openDatabase({ url: `file:${folder}/suite.db`, dataDir: folder, log });
const db = databaseOf(client);

async function owner(of: Database): Promise<ServiceContext> {
  const [user] = await of.select({ id: users.id }).from(users);
  const [workspace] = await of.select({ id: workspaces.id }).from(workspaces);
  if (user && workspace) return jobContext(of, { userId: user.id, workspaceId: workspace.id }, new Date());
  const made = await aUserContext(of);
  for (let n = 0; n < CONTACTS; n += 1)
    await createContact(made, aCrmContact({ firstName: `Ana ${n}`, email: null, phone: null }));
  return made;
}

async function runAll(): Promise<void> {
  while ((await runNext({ db, log, handlers: [changeHandler()] })) !== 'idle') say('done');
}

await settleLeftLeases(db, { isAlone: true, now: new Date(), log });
const ctx = await db.transaction(owner);
const act = { ...ctx, db };
say('open');
await runAll();
for (let n = 0; round !== 'last'; n += 1) {
  const body = contactBulkSchema.parse({ allMatching: {}, addTags: [`tag ${round} ${n}`] });
  const job = await changeRecords(act, 'contact', body);
  if (!('id' in job)) throw new Error('no job');
  say(`made ${job.id}`);
  await runAll();
  if (n % 2 === 0) continue;
  say(`made ${(await undoJob(act, job.id)).id}`);
  await runAll();
}
process.exit(0);
