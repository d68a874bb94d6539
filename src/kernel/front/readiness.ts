import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq, gt, lt, notExists, or, sql } from 'drizzle-orm';
import { databaseOf } from '#db/drizzle.ts';
import { jobs, outbox } from '#db/schema/index.ts';
import { writeFaultIn } from '#db/errors.ts';
import { writeFaultOf } from '#db/writer/writer.ts';
import type { BackupKind } from '#db/backup/backup-names.ts';
import { readBackups, type BackupStatus } from '#kernel/jobs/backup-status.ts';
import { isSealedWith } from '#kernel/mail/outbox.ts';
import { storedFingerprint } from '#kernel/stored-key.ts';
import type { Runtime } from '#kernel/runtime.ts';

/** Room for the write-ahead log at its largest (16 MiB) and as much again. */
export const MIN_FREE_BYTES = 32 * 1_048_576;
/** Far longer than the mail job leaves a message that is due, whatever the mail server does. */
const STALLED_AFTER_MS = 15 * 60_000;
/** Cache time of the result, so that frequent requests cost the database nothing. */
const FRESH_MS = 5_000;
const TIMEOUT_MS = 1_000;

export type Readiness = {
  database: 'ok' | 'locked' | 'full' | 'unreachable';
  disk: 'ok' | 'low';
  outbox: 'ok' | 'stalled' | 'unknown';
};

/** Findings for the operator, which take no instance out of service. */
export type Care = {
  backups: Partial<Record<BackupKind, { state: BackupStatus['state']; ageSeconds: number | null }>>;
  key: 'ok' | 'different' | 'unknown';
};

/** Readiness decides; care is told with it. */
export type Standing = { checks: Readiness } & Care;

type Asked = Pick<Runtime, 'client' | 'config'>;

const late = <T>(answer: T): Promise<T> =>
  new Promise((resolve) => void setTimeout(() => resolve(answer), TIMEOUT_MS).unref());

/** Less free space than a write may need: the log may have room left for a small one, which says nothing of the next. */
const MIN_WRITE_BYTES = 1_048_576;

/**
 * Takes and releases the write lock, which writes nothing. Tries a write only after the last one failed and there is
 * space, since nothing else shows that it is enough.
 */
async function databaseState(asked: Asked): Promise<Readiness['database']> {
  const { client } = asked;
  try {
    if (writeFaultOf(client) === 'disk_full') {
      if ((await freeBytes(asked)) < MIN_WRITE_BYTES) return 'full';
      await databaseOf(client)
        .update(jobs)
        .set({ kind: sql`${jobs.kind}` });
    } else {
      const transaction = await client.transaction('write');
      // To a database server BEGIN travels with the first statement.
      await transaction.execute('SELECT 1').finally(() => transaction.close());
    }
    return 'ok';
  } catch (error) {
    const fault = writeFaultIn(error);
    return fault === 'disk_full' ? 'full' : fault === 'busy' ? 'locked' : 'unreachable';
  }
}

/** The data folder, and that of the database where it lies elsewhere. */
function folders({ config: { dataDir, databaseUrl } }: Asked): string[] {
  if (!databaseUrl.startsWith('file:')) return [dataDir];
  const file = databaseUrl.startsWith('file://')
    ? fileURLToPath(databaseUrl)
    : databaseUrl.slice('file:'.length);
  return [...new Set([dataDir, dirname(file)])];
}

async function freeBytes(asked: Asked): Promise<number> {
  const found = await Promise.all(folders(asked).map((folder) => statfs(folder)));
  return Math.min(...found.map(({ bavail, bsize }) => bavail * bsize));
}

const diskState = async (asked: Asked): Promise<Readiness['disk']> =>
  (await freeBytes(asked)) >= MIN_FREE_BYTES ? 'ok' : 'low';

/** A message overdue or leased for long means that no job sends. A mail server that is down only reschedules them. */
async function outboxState({ client, config }: Asked): Promise<Readiness['outbox']> {
  const since = new Date(Date.now() - STALLED_AFTER_MS);
  const { id, status, nextAttemptAt } = outbox;
  const db = databaseOf(client);
  const inHand = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.uniqueKey, sql`'mail:' || ${id}`), gt(jobs.leaseUntil, since.toISOString())));
  const isLeft = or(
    and(eq(status, 'queued'), lt(nextAttemptAt, since.toISOString()), isSealedWith(config.secrets)),
    and(eq(status, 'sending'), notExists(inHand)),
  );
  const [stalled] = await db.select({ id }).from(outbox).where(isLeft).limit(1);
  return stalled ? 'stalled' : 'ok';
}

async function backupsOf(asked: Asked): Promise<Care['backups']> {
  const now = new Date();
  const found = await readBackups({ db: databaseOf(asked.client), config: asked.config }, now);
  return Object.fromEntries(
    found.map(({ kind, state, doneAt }) => {
      const ageSeconds =
        doneAt === null ? null : Math.max(0, Math.round((now.getTime() - Date.parse(doneAt)) / 1_000));
      return [kind, { state, ageSeconds }];
    }),
  );
}

async function keyOf({ client, config }: Asked): Promise<Care['key']> {
  const stored = await storedFingerprint(databaseOf(client));
  return stored === undefined || stored === config.secrets.fingerprint ? 'ok' : 'different';
}

async function careOf(asked: Asked): Promise<Care> {
  const [backups, key] = await Promise.all([
    Promise.race([backupsOf(asked), late<Care['backups']>({})]).catch(() => ({})),
    Promise.race([keyOf(asked), late<Care['key']>('unknown')]).catch(() => 'unknown' as const),
  ]);
  return { backups, key };
}

async function look(asked: Asked): Promise<Standing> {
  const [checks, care] = await Promise.all([checksOf(asked), careOf(asked)]);
  return { checks, ...care };
}

async function checksOf(asked: Asked): Promise<Readiness> {
  const [database, disk, mail] = await Promise.all([
    Promise.race([databaseState(asked), late<Readiness['database']>('locked')]),
    diskState(asked).catch(() => 'low' as const),
    Promise.race([outboxState(asked), late<Readiness['outbox']>('unknown')]).catch(() => 'unknown' as const),
  ]);
  return { database, disk, outbox: mail };
}

/**
 * api.md, `GET /api/ready`: whether the database is writable, the disk has room and the outbox moves; beside it how old
 * the backups are and whether the key fits.
 */
export function createStanding(
  asked: Asked,
  clock: () => number = () => performance.now(),
): () => Promise<Standing> {
  let seen: { at: number; state: Promise<Standing> } | undefined;
  return () => {
    if (!seen || clock() - seen.at >= FRESH_MS) seen = { at: clock(), state: look(asked) };
    return seen.state;
  };
}

export const isReady = ({ checks }: Standing): boolean =>
  Object.values(checks).every((part) => part === 'ok');
