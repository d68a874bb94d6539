import { databaseOf } from '#db/drizzle.ts';
import { openDatabase } from '#db/open.ts';
import { eraseEndedDemos } from '#features/accounts/demo.server.ts';
import { forgetExpired } from '#features/accounts/forget-expired.server.ts';
import { forgetDeleted } from '#features/accounts/undo.server.ts';
import { forgetOldEnquiries } from '#features/site/enquiry-retention.server.ts';
import { renewCompanyKeys } from '#features/leads/company-keys.server.ts';
import { forgetImports } from '#features/leads/import-cleanup.server.ts';
import type { Config } from './config.ts';
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
/** Longer than any installation lives: done once, under a name that changes with the rules that the work applies. */
const ONCE_MS = 36_500 * DAY_MS;

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
      createPeriodicJob({ db, name: 'imports', everyMs: HOUR_MS, work: (now) => forgetImports(db, now) }),
      createPeriodicJob({
        db,
        name: 'company-keys-2',
        everyMs: ONCE_MS,
        work: () => renewCompanyKeys(db),
      }),
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
