import type { Logger } from 'pino';
import { runNextImport } from '#features/leads/import-export/run/job.server.ts';
import type { Database } from '#db/drizzle.ts';
import type { Job } from './job-runner.ts';

type ImportJobOptions = { db: Database; log: Logger; clock?: () => Date };

/** Carries out the imports whose files have arrived. */
export const createImportJob = ({ db, log, clock = () => new Date() }: ImportJobOptions): Job => ({
  name: 'import',
  runDue: async (signal) => {
    while (!signal.aborted && (await runNextImport(db, { signal, clock, log })));
  },
});
