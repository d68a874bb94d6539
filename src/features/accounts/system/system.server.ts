import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { count, inArray, min, sql } from 'drizzle-orm';
import { backupFolder } from '#db/backup/backup-files.ts';
import { everyRow } from '#db/rows.ts';
import { crmImports, crmJobs, outbox } from '#db/schema/index.ts';
import { writeFaultOf } from '#db/writer/writer.ts';
import type { Settings } from '#kernel/config/config.ts';
import { exampleValues, providerExamples } from '#kernel/config/provider-warning.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { readBackups } from '#kernel/jobs/backup-status.ts';
import { liveInstances } from '#kernel/jobs/instance-job.ts';
import { jobsInHand, parkedJobs } from '#kernel/jobs/queue.ts';
import { isSealedWith } from '#kernel/mail/outbox.ts';
import { countSealed, isNothing } from './reseal-secrets.server.ts';
import type { Runtime } from '#kernel/runtime.ts';
import { storedFingerprint } from '#kernel/stored-key.ts';
import { VERSION } from '#kernel/version.ts';
import { problemsOf, type SystemFacts } from './system.rules.ts';
import type { System } from './system.schema.ts';

type Asked = Pick<Runtime, 'client' | 'config'>;

async function sizeOfFolder(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  // A file that goes meanwhile counts nothing.
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  return sizes.reduce((total, found) => total + (found?.size ?? 0), 0);
}

async function diskOf(ctx: ServiceContext, { dataDir }: Settings): Promise<System['disk']> {
  const [{ bavail, blocks, bsize }, backupBytes, rows] = await Promise.all([
    statfs(dataDir),
    sizeOfFolder(backupFolder(dataDir)),
    // A database server may keep its pragmas to itself.
    ctx.db
      .all<{
        bytes: number;
      }>(sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`)
      .catch(() => []),
  ]);
  return {
    freeBytes: bavail * bsize,
    totalBytes: blocks * bsize,
    databaseBytes: Number(rows[0]?.bytes ?? 0),
    backupBytes,
  };
}

async function outboxOf(ctx: ServiceContext, { secrets }: Settings): Promise<System['outbox']> {
  const { status, attempts, createdAt } = outbox;
  const isWaiting = inArray(status, ['queued', 'sending']);
  const readable = sql`(${isSealedWith(secrets) ?? sql`1`})`;
  const [byStatus, [waiting]] = await Promise.all([
    ctx.db.select({ status, messages: count() }).from(outbox).groupBy(status),
    ctx.db
      .select({
        messages: count(),
        delayed: sql<number>`coalesce(sum(${attempts} > 0 and ${readable}), 0)`,
        sealedAway: sql<number>`coalesce(sum(not ${readable}), 0)`,
        oldestAt: min(createdAt),
      })
      .from(outbox)
      .where(isWaiting),
  ]);
  const of = (wanted: 'held' | 'failed'): number =>
    byStatus.find((row) => row.status === wanted)?.messages ?? 0;
  return {
    waiting: waiting?.messages ?? 0,
    delayed: Number(waiting?.delayed ?? 0),
    sealedAway: Number(waiting?.sealedAway ?? 0),
    held: of('held'),
    failed: of('failed'),
    oldestAt: waiting?.oldestAt ?? null,
  };
}

/** Counts the work of all workspaces. */
async function jobsOf(ctx: ServiceContext, { client }: Asked): Promise<System['jobs']> {
  const [running, stopped, bulk, imports] = await Promise.all([
    jobsInHand(ctx.db, ctx.now),
    parkedJobs(ctx.db),
    everyRow(ctx.db, crmJobs).select({ status: crmJobs.status, total: count() }).groupBy(crmJobs.status),
    everyRow(ctx.db, crmImports)
      .select({ status: crmImports.status, total: count() })
      .where(inArray(crmImports.status, ['running', 'failed']))
      .groupBy(crmImports.status),
  ]);
  const of = (rows: readonly { status: string; total: number }[], ...wanted: string[]): number =>
    rows.filter(({ status }) => wanted.includes(status)).reduce((total, row) => total + row.total, 0);
  const begun = running.filter((name) => /^(?:change|import):/.test(name)).length;
  const waiting = Math.max(0, of(bulk, 'queued', 'running') + of(imports, 'running') - begun);
  return {
    running,
    stopped,
    waiting,
    parked: writeFaultOf(client) === null ? 0 : waiting + begun,
    failed: of(bulk, 'failed') + of(imports, 'failed'),
  };
}

async function keyOf(ctx: ServiceContext, { secretsKey, secrets }: Settings): Promise<System['key']> {
  const source = secretsKey === undefined ? 'file' : 'setting';
  const stored = await storedFingerprint(ctx.db);
  if (stored === secrets.fingerprint) return { state: 'ok', source, waiting: null };
  const { unreadable } = await countSealed(ctx.db, secrets);
  const isRight = stored === undefined && isNothing(unreadable);
  return { state: isRight ? 'ok' : 'different', source, waiting: isRight ? null : unreadable };
}

function hintsOf({ s3, smtpUrl, mailFrom, mailTo }: Settings): SystemFacts['hints'] {
  return {
    hasStore: s3 !== undefined,
    isMailToFiles: smtpUrl === undefined,
    mailExamples: exampleValues({ MAIL_FROM: mailFrom, MAIL_TO: mailTo }),
    providerExamples: providerExamples(),
  };
}

/** Reads the state of the installation for administrators. Changes nothing. */
export async function readSystem(ctx: ServiceContext, { client, config }: Asked): Promise<System> {
  const { db, now } = ctx;
  const [backups, disk, mails, work, live, key] = await Promise.all([
    readBackups({ db, config }, now),
    diskOf(ctx, config),
    outboxOf(ctx, config),
    jobsOf(ctx, { client, config }),
    liveInstances(db, now),
    keyOf(ctx, config),
  ]);
  const facts = {
    version: VERSION,
    node: process.versions.node,
    checkedAt: now.toISOString(),
    backups,
    disk,
    outbox: mails,
    jobs: work,
    instances: live.map(({ id: _, ...instance }) => instance),
    key,
  };
  return { ...facts, problems: problemsOf({ ...facts, hints: hintsOf(config) }) };
}
