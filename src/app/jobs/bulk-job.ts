import type { Logger } from 'pino';
import { runNextJob } from '#features/leads/bulk/job-run.server.ts';
import type { Database } from '#db/drizzle.ts';
import type { Job } from '#kernel/jobs/job-runner.ts';

type BulkJobOptions = { db: Database; log: Logger; clock?: () => Date };

/** Carries out changes of many records, and undoes them. */
export const createBulkJob = ({ db, log, clock = () => new Date() }: BulkJobOptions): Job => ({
  name: 'bulk',
  runDue: async (signal) => {
    while (!signal.aborted && (await runNextJob(db, { signal, clock, log })));
  },
});
