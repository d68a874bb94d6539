import { statfs } from 'node:fs/promises';
import { count } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listBackups } from '#db/backup/backup-files.ts';
import { databaseOf } from '#db/drizzle.ts';
import { outbox } from '#db/schema/index.ts';
import type { Runtime } from '#kernel/runtime.ts';
import { VERSION } from '#kernel/version.ts';
import type { Standing } from './readiness.ts';
import { isAllowedMethod } from './request-checks.ts';

export type Answered = {
  kind: 'file' | 'api' | 'page';
  method: string | undefined;
  status: number;
  ms: number;
};

export type Metrics = {
  contentType: string;
  count: (answered: Answered) => void;
  /** The page in Prometheus' text format. */
  page: (standing: Standing, open: number) => Promise<string>;
};

/** From a file in memory to a report that is drawn. */
const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Figures of `GET /metrics`: the process, the requests, and what an operator is woken for. Nothing of any account. */
export function createMetrics({ client, config }: Pick<Runtime, 'client' | 'config'>): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const gauge = <const Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `suite_${name}`, help, labelNames, registers });
  gauge('build_info', '1, with the version of the product.', 'version').set({ version: VERSION }, 1);
  const requests = new Histogram({
    name: 'suite_http_request_duration_seconds',
    help: 'Time to answer, of requests by kind (file, api, page), method and status.',
    labelNames: ['kind', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const inProgress = gauge('http_requests_in_progress', 'Requests that have no whole answer yet.');
  const ready = gauge('ready', '1 where GET /api/ready finds the part in order.', 'check');
  const mail = gauge('outbox_messages', 'Emails in the outbox by status.', 'status');
  const free = gauge('data_folder_free_bytes', 'Room on the disk of the data folder.');
  const backup = gauge(
    'last_backup_timestamp_seconds',
    'When the newest backup in the data folder was made.',
  );

  const lastOfKind = gauge(
    'backup_timestamp_seconds',
    'When the last backup of the kind was made: daily, upload (to the store), before_migration, by_hand.',
    'kind',
  );
  const failing = gauge(
    'backup_failing',
    '1 where the last backup of the kind failed, or a whole day has none.',
    'kind',
  );
  const rightKey = gauge('secrets_key_right', '1 where the key opens what the database has sealed.');

  const readBackups = (backups: Standing['backups']): void => {
    for (const [name, { state, ageSeconds }] of Object.entries(backups)) {
      if (state === 'off') continue;
      const kind = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      failing.set({ kind }, state === 'failed' || state === 'overdue' ? 1 : 0);
      if (ageSeconds !== null) lastOfKind.set({ kind }, Math.round(Date.now() / 1_000) - ageSeconds);
    }
  };
  const readMail = async (): Promise<void> => {
    const { status } = outbox;
    const rows = await databaseOf(client).select({ status, messages: count() }).from(outbox).groupBy(status);
    mail.reset();
    for (const row of rows) mail.set({ status: row.status }, row.messages);
  };
  const readDisk = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(config.dataDir);
    free.set(bavail * bsize);
    const [newest] = await listBackups(config.dataDir);
    if (newest) backup.set(newest.writtenAt.getTime() / 1_000);
  };
  return {
    contentType: register.contentType,
    count: ({ kind, method, status, ms }) =>
      requests.observe(
        { kind, method: method && isAllowedMethod(method) ? method : 'other', status: String(status) },
        ms / 1_000,
      ),
    page: async ({ checks, backups, key }, open) => {
      inProgress.set(open);
      for (const [check, state] of Object.entries(checks)) ready.set({ check }, state === 'ok' ? 1 : 0);
      rightKey.set(key === 'different' ? 0 : 1);
      readBackups(backups);
      // A figure that cannot be read is left out: the rest is what the operator needs then.
      await Promise.allSettled([readMail(), readDisk()]);
      return register.metrics();
    },
  };
}
