import { eraseEndedAccounts } from '#features/accounts/privacy/erase-account.server.ts';
import type { Database } from '#db/drizzle.ts';
import type { Job } from '#kernel/jobs/job-runner.ts';

type ErasureJobOptions = { db: Database; clock?: () => Date };

/** Erases accounts that have ended. No lease: two processes that delete the same rows delete them once. */
export const createErasureJob = ({ db, clock = () => new Date() }: ErasureJobOptions): Job => ({
  name: 'erasure',
  runDue: (signal) => eraseEndedAccounts(db, clock(), signal),
});
