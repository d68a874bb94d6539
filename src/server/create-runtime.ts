import { databaseOf } from '#db/drizzle.ts';
import { openDatabase } from '#db/open.ts';
import { eraseEndedDemos } from '#features/accounts/demo.server.ts';
import { forgetExpired } from '#features/accounts/forget-expired.server.ts';
import { forgetDeleted } from '#features/accounts/undo.server.ts';
import { forgetOldEnquiries } from '#features/site/enquiry-retention.server.ts';
import { forgetJobs } from '#features/leads/crm-job.server.ts';
import { forgetMerges } from '#features/leads/crm-merge-store.server.ts';
import { forgetImports } from '#features/leads/import-cleanup.server.ts';
import type { Config } from './config.ts';
import { createBulkJob } from './jobs/bulk-job.ts';
import { createImportJob } from './jobs/import-job.ts';
import { startJobs } from './jobs/job-runner.ts';
import { createMailJob } from './jobs/mail-job.ts';
import { createPeriodicJob } from './jobs/periodic-job.ts';
import { createLogger } from './logger.ts';
import { createTransport, mailFolder } from './mail/create-transport.ts';
import { dropLetterFile } from './mail/eml-transport.ts';
import type { Runtime } from './runtime.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TEN_MINUTES_MS = 600_000;

/** Opens what a process holds once; `close` gives it back, after the jobs have finished what they have in hand. */
export async function createRuntime(config: Config): Promise<Runtime> {
  const log = createLogger(config);
  const { client, close } = await openDatabase({
    url: config.databaseUrl,
    authToken: config.databaseAuthToken,
    dataDir: config.dataDir,
    log,
  });
  const db = databaseOf(client);
  const jobs = startJobs(
    [
      createMailJob({ db, transport: createTransport(config), log }),
      createImportJob({ db, log }),
      createBulkJob({ db, log }),
      createPeriodicJob({ db, name: 'imports', everyMs: HOUR_MS, work: (now) => forgetImports(db, now) }),
      createPeriodicJob({ db, name: 'jobs', everyMs: HOUR_MS, work: (now) => forgetJobs(db, now) }),
      createPeriodicJob({ db, name: 'merges', everyMs: HOUR_MS, work: (now) => forgetMerges(db, now) }),
      createPeriodicJob({ db, name: 'undo', everyMs: HOUR_MS, work: (now) => forgetDeleted(db, now) }),
      createPeriodicJob({ db, name: 'expired', everyMs: HOUR_MS, work: (now) => forgetExpired(db, now) }),
      createPeriodicJob({
        db,
        name: 'demo',
        everyMs: TEN_MINUTES_MS,
        work: (now) => eraseEndedDemos(db, now),
      }),
      createPeriodicJob({
        db,
        name: 'enquiries',
        everyMs: DAY_MS,
        work: (now) =>
          forgetOldEnquiries(db, now, (letter) => dropLetterFile(mailFolder(config.dataDir), letter)),
      }),
    ],
    log,
  );
  return {
    config,
    log,
    client,
    wakeJobs: jobs.wake,
    close: async () => {
      await jobs.stop();
      await close();
    },
  };
}
