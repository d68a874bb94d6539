import type { Logger } from 'pino';
import { join } from 'node:path';
import { databaseOf, type Database } from '#db/drizzle.ts';
import { openDatabase, type OpenOptions } from '#db/connection/open.ts';
import { queueBackupAlarm } from '#features/accounts/system/backup-alarm.server.ts';
import { pushHandler } from '#features/accounts/push/push-run.server.ts';
import { webhookRemovalHandler } from '#features/accounts/webhooks/webhook-removal.server.ts';
import { webhookHandler } from '#features/accounts/webhooks/webhook-run.server.ts';
import { analystHandler } from '#features/consulting/analyst/analyst-job.server.ts';
import { changeHandler } from '#features/leads/bulk/job-run.server.ts';
import { importHandler } from '#features/leads/import-export/run/job.server.ts';
import { createLiveHub } from '#features/loop/live/live-hub.server.ts';
import { ruleLoop } from '#features/loop/rules/queue-runs.server.ts';
import { sendingHandler } from '#features/loop/mailing/sending-run.server.ts';
import { ruleHandler } from '#features/loop/rules/run-rules.server.ts';
import { readEventRecord } from '#features/loop/webhooks/event-record.server.ts';
import { webhookLoop } from '#features/loop/webhooks/queue-events.server.ts';
import type { Config, Settings } from '#kernel/config/config.ts';
import { backupHandlers } from '#kernel/jobs/backup-job.ts';
import { createHeldMailLoop } from '#kernel/jobs/held-mail-job.ts';
import { createInstanceLoop } from '#kernel/jobs/instance-job.ts';
import { lanesOf, startJobs } from '#kernel/jobs/job-runner.ts';
import { mailHandlers } from '#kernel/jobs/mail-job.ts';
import { scheduleRecurring, settleLeftLeases } from '#kernel/jobs/queue.ts';
import { createLogger } from '#kernel/logger.ts';
import { createBulkTransport } from '#kernel/mail/bulk-transport.ts';
import { createTransport } from '#kernel/mail/create-transport.ts';
import type { Runtime } from '#kernel/runtime.ts';
import { isKeyFileOpen } from '#kernel/config/secret-key.ts';
import { SignedOutCalls } from '#kernel/api/signed-out-calls.ts';
import { renewWaiting } from '#kernel/mail/outbox.ts';
import { notificationHandler, ruleTimeHandler, tellWhenWritten } from './jobs/notifications.ts';
import { upkeepHandlers } from './jobs/upkeep.ts';
import { requirePushKeys } from '#features/accounts/push/push-keys.server.ts';
import { openSecrets } from './open-secrets.ts';
import { say } from '#kernel/operator.ts';
import { startWorkPool } from './work/pool.ts';

/**
 * Opens the resources of a process; `close` releases them after the jobs have finished their current row.
 *
 * @param opening callbacks for when the data folder is locked, for what is written before any job looks at the database,
 * and for when the database is deleted from outside
 */
export async function createRuntime(
  config: Config,
  {
    beforeJobs,
    ...opening
  }: Pick<OpenOptions, 'prepare' | 'onLost'> & {
    beforeJobs?: (db: Database, log: Logger) => Promise<void>;
  } = {},
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
    ...(!config.isRateLimited && { limits: { processorSeconds: Number.POSITIVE_INFINITY } }),
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
  // Made once, at the start: a page that shows them writes nothing.
  await requirePushKeys(db, settings);
  const instance = createInstanceLoop({ db, secrets, startedAt: new Date() });
  const bulk = createBulkTransport(config);
  const handlers = [
    ...mailHandlers({ db, transport: createTransport(config), secrets }),
    importHandler(work),
    changeHandler(),
    webhookHandler({ settings, readRecord: readEventRecord }),
    pushHandler({ settings }),
    webhookRemovalHandler(),
    ruleHandler({ settings }),
    sendingHandler({ settings, transport: bulk }),
    analystHandler({ settings }),
    ...backupHandlers({ db, config, log, alarm: (now) => queueBackupAlarm(db, now, settings) }),
    notificationHandler(db, settings),
    ruleTimeHandler(db),
    ...upkeepHandlers({ db, secrets, config }),
  ];
  await beforeJobs?.(db, log);
  await scheduleRecurring(db, handlers, new Date());
  const loops = [
    ...lanesOf({ db, handlers, log }),
    instance,
    webhookLoop(db),
    ruleLoop(db),
    createHeldMailLoop({ db, dataDir: config.dataDir, log }),
  ];
  const jobs = startJobs(loops, log);
  const live = createLiveHub({ db, log });
  const stopTelling = tellWhenWritten(db, log);
  return {
    config: settings,
    log,
    client,
    work,
    live,
    signedOutCalls: new SignedOutCalls(),
    wakeJobs: jobs.wake,
    close: async () => {
      // First, because an open snapshot keeps the write-ahead log from being emptied.
      await work.close();
      await live.close();
      stopTelling();
      await jobs.stop();
      bulk.close();
      await instance.leave().catch(() => undefined);
      await close();
    },
  };
}
