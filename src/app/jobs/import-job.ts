import type { Logger } from 'pino';
import { LANES } from '#features/leads/import-export/run/claim.server.ts';
import { runNextImport } from '#features/leads/import-export/run/job.server.ts';
import type { Database } from '#db/drizzle.ts';
import type { WorkPool } from '#kernel/work/work.ts';
import type { Job } from '#kernel/jobs/job-runner.ts';

type ImportJobOptions = { db: Database; log: Logger; pool: Pick<WorkPool, 'run'>; clock?: () => Date };

/** Carry out the imports whose files have arrived, several accounts' side by side. */
export const createImportJobs = ({ db, log, pool, clock = () => new Date() }: ImportJobOptions): Job[] =>
  LANES.map((lane) => ({
    name: 'import',
    runDue: async (signal) => {
      while (!signal.aborted && (await runNextImport(db, { signal, clock, log, pool, lane })));
    },
  }));
