import { join } from 'node:path';
import { databaseOf } from '#db/drizzle.ts';
import { openDatabase, type OpenOptions } from '#db/connection/open.ts';
import { forgetOldAudit } from '#features/accounts/audit/audit.server.ts';
import { forgetExpired } from '#features/accounts/privacy/forget-expired.server.ts';
import { queueBackupAlarm } from '#features/accounts/system/backup-alarm.server.ts';
import { measureFullAccounts, measureUsage } from '#features/accounts/usage.server.ts';
import { forgetDeleted } from '#features/accounts/undo.server.ts';
import { forgetOldEnquiries } from '#features/site/contact/enquiry-retention.server.ts';
import { renewCompanyKeys } from '#features/leads/companies/company-keys.server.ts';
import { renewContactKeys } from '#features/leads/contacts/contact-keys.server.ts';
import { forgetJobs } from '#features/leads/bulk/job.server.ts';
import { forgetMerges } from '#features/leads/merge/merge-store.server.ts';
import { forgetImports } from '#features/leads/import-export/run/cleanup.server.ts';
import type { Config, Settings } from '#kernel/config/config.ts';
import { createBackupJobs } from '#kernel/jobs/backup-job.ts';
import { createBulkJob } from '#app/jobs/bulk-job.ts';
import { createErasureJob } from '#app/jobs/erasure-job.ts';
import { createHeldMailJob } from '#kernel/jobs/held-mail-job.ts';
import { createImportJobs } from '#app/jobs/import-job.ts';
import { createInstanceJob } from '#kernel/jobs/instance-job.ts';
import { startJobs } from '#kernel/jobs/job-runner.ts';
import { settleLeftLeases } from '#kernel/jobs/left-leases.ts';
import { createMailJob } from '#kernel/jobs/mail-job.ts';
import { createPeriodicJob } from '#kernel/jobs/periodic-job.ts';
import { createLogger } from '#kernel/logger.ts';
import { createTransport, mailFolder } from '#kernel/mail/create-transport.ts';
import { deleteOldEmails, EMAIL_RETENTION_JOB } from '#kernel/mail/email-retention.ts';
import type { Runtime } from '#kernel/runtime.ts';
import { isKeyFileOpen } from '#kernel/config/secret-key.ts';
import { SignedOutCalls } from '#kernel/api/signed-out-calls.ts';
import { renewWaiting } from '#kernel/mail/outbox.ts';
import { openSecrets } from './open-secrets.ts';
import { say } from '#kernel/operator.ts';
import { startWorkPool } from './work/pool.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longest wait until a full account that has freed storage can write again. */
const FULL_ACCOUNTS_MS = 3 * 60_000;
/** Practically for ever: done once, under a name that changes with the rules of the work. */
const ONCE_MS = 36_500 * DAY_MS;

/**
 * Opens the resources of a process; `close` releases them after the jobs have finished their current row.
 *
 * @param opening callbacks for when the data folder is locked, and for when the database is deleted from outside
 */
export async function createRuntime(
  config: Config,
  opening: Pick<OpenOptions, 'prepare' | 'onLost'> = {},
): Promise<Runtime> {
  const log = createLogger(config);
  const wasKeyOpen = config.secretsKey === undefined && (await isKeyFileOpen(config.dataDir));
  const { client, close } = await openDatabase({
    url: config.databaseUrl,
    authToken: config.databaseAuthToken,
    dataDir: config.dataDir,
    log,
    ...opening,
  });
  const db = databaseOf(client);
  const work = await startWorkPool({
    settings: { databaseUrl: config.databaseUrl, databaseAuthToken: config.databaseAuthToken },
    spoolFolder: join(config.dataDir, 'work'),
    log,
  });
  if (wasKeyOpen)
    log.warn(
      'other users of this machine could read secrets.key; it is private again (docs/operating.md, A new key)',
    );
  const secrets = await openSecrets({ db, config, log, say, now: new Date() });
  await renewWaiting(db, new Date());
  if (config.secretsKey === undefined && !config.databaseUrl.startsWith('file:'))
    log.warn(
      'SECRETS_KEY is not set: several instances on one database need the same, or cannot send each other’s mail',
    );
  await settleLeftLeases(db, { isAlone: config.databaseUrl.startsWith('file:'), now: new Date(), log });
  const settings: Settings = { ...config, secrets };
  const instance = createInstanceJob({ db, secrets, startedAt: new Date() });
  const emails = { db, secrets, folder: mailFolder(config.dataDir) };
  const jobs = startJobs(
    [
      createMailJob({ db, transport: createTransport(config), secrets, log }),
      instance,
      createHeldMailJob({ db, dataDir: config.dataDir, log }),
      ...createImportJobs({ db, log, pool: work }),
      ...createBackupJobs({
        db,
        config,
        log,
        alarm: (now) => queueBackupAlarm(db, now, settings),
      }),
      createBulkJob({ db, log }),
      createPeriodicJob({ db, name: 'imports', everyMs: HOUR_MS, work: (now) => forgetImports(db, now) }),
      createPeriodicJob({ db, name: 'jobs', everyMs: HOUR_MS, work: (now) => forgetJobs(db, now) }),
      createPeriodicJob({ db, name: 'merges', everyMs: HOUR_MS, work: (now) => forgetMerges(db, now) }),
      createPeriodicJob({
        db,
        name: 'company-keys-3',
        everyMs: ONCE_MS,
        work: () => renewCompanyKeys(db),
      }),
      createPeriodicJob({
        db,
        name: 'contact-keys-1',
        everyMs: ONCE_MS,
        work: () => renewContactKeys(db),
      }),
      createPeriodicJob({ db, name: 'undo', everyMs: HOUR_MS, work: (now) => forgetDeleted(db, now) }),
      createPeriodicJob({ db, name: 'expired', everyMs: HOUR_MS, work: (now) => forgetExpired(db, now) }),
      createPeriodicJob({
        db,
        name: 'audit',
        everyMs: DAY_MS,
        work: (now) => forgetOldAudit(db, now, config.auditDays),
      }),
      createErasureJob({ db }),
      createPeriodicJob({ db, name: 'usage', everyMs: HOUR_MS, work: (now) => measureUsage(db, now) }),
      createPeriodicJob({
        db,
        name: 'usage-full',
        everyMs: FULL_ACCOUNTS_MS,
        work: (now) => measureFullAccounts(db, now, config.storageQuotaBytes),
      }),
      createPeriodicJob({
        db,
        name: 'enquiries',
        everyMs: DAY_MS,
        work: (now) => forgetOldEnquiries(db, now),
      }),
      createPeriodicJob({
        db,
        name: EMAIL_RETENTION_JOB,
        everyMs: HOUR_MS,
        work: (now) => deleteOldEmails(emails, now),
      }),
    ],
    log,
  );
  return {
    config: settings,
    log,
    client,
    work,
    signedOutCalls: new SignedOutCalls(),
    wakeJobs: jobs.wake,
    close: async () => {
      // First, because an open snapshot keeps the write-ahead log from being emptied.
      await work.close();
      await jobs.stop();
      await instance.leave().catch(() => undefined);
      await close();
    },
  };
}
