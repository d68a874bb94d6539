/** Program of a server with a job that ends it: `node queue-process.ts <folder>`. Says `served` once another job is done. */
import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { z } from 'zod';
import { openDatabase } from '#db/connection/open.ts';
import { databaseOf } from '#db/drizzle.ts';
import { jobs } from '#db/schema/index.ts';
import { enqueue } from '#kernel/jobs/enqueue.ts';
import { handle, type JobKind } from '#kernel/jobs/job.ts';
import { lanesOf, startJobs } from '#kernel/jobs/job-runner.ts';
import { settleLeftLeases } from '#kernel/jobs/queue.ts';

const [folder = ''] = process.argv.slice(2);
const log = pino({ level: 'error' }, pino.destination({ fd: 1, sync: true }));
const { client } = await openDatabase({ url: `file:${folder}/suite.db`, dataDir: folder, log });
const db = databaseOf(client);
const kindOf = (kind: string): JobKind<object> => ({ kind, lane: 'mail', payload: z.strictObject({}) });
const [deadly, other] = [kindOf('deadly'), kindOf('other')];

await settleLeftLeases(db, { isAlone: true, now: new Date(), log });
const handlers = [
  handle(deadly, { run: async () => void process.kill(process.pid, 'SIGKILL') }),
  handle(other, { run: async () => void writeSync(1, 'served\n') }),
];
// The first start queues both; the deadly one is in front of the other.
if ((await db.select().from(jobs)).length === 0) {
  await enqueue(db, new Date(0), deadly, {}, { uniqueKey: 'deadly' });
  await enqueue(db, new Date(), other, {});
}
startJobs(lanesOf({ db, handlers, log }), log);
process.stdin.resume();
