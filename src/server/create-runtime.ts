import { databaseOf } from '#db/drizzle.ts';
import { openDatabase } from '#db/open.ts';
import type { Config } from './config.ts';
import { startJobs } from './jobs/job-runner.ts';
import { createMailJob } from './jobs/mail-job.ts';
import { createLogger } from './logger.ts';
import { createTransport } from './mail/create-transport.ts';
import type { Runtime } from './runtime.ts';

/** Opens what a process holds once; `close` gives it back, after the jobs have finished what they have in hand. */
export async function createRuntime(config: Config): Promise<Runtime> {
  const log = createLogger(config);
  const { client, close } = await openDatabase({
    url: config.databaseUrl,
    authToken: config.databaseAuthToken,
    dataDir: config.dataDir,
    log,
  });
  const jobs = startJobs(
    [createMailJob({ db: databaseOf(client), transport: createTransport(config), log })],
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
