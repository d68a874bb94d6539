import { copyFile, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { checkDatabase, COUNTED, countRows, type RowCounts } from '#db/connection/database-check.ts';
import { faultOfFile, logOf, settle, sizeOf } from '#db/folder/database-file.ts';
import type { Migration } from '#db/connection/migrate.ts';
import { KEY_FACT } from '#db/schema/installation.ts';
import { verifyChecksum } from './checksum.ts';

export type State = { counts: RowCounts; lastWrittenAt: string | null; pendingMail: number; sealed: Sealed };

/** Secrets sealed with SECRETS_KEY, and the fingerprint of that key: null in backups of versions that did not note it. */
export type Sealed = {
  fingerprint: string | null;
  emails: number;
  apps: number;
  modelKeys: number;
  webhooks: number;
};

export type Draft = State & {
  isOlder: boolean;
  /** True if the file was compared with a checksum beside it. */
  hasChecksum: boolean;
};

const first = (connection: DatabaseSync, sql: string): unknown =>
  Object.values(connection.prepare(sql).get() ?? {})[0];

const has = (connection: DatabaseSync, table: string): boolean =>
  first(connection, `SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = '${table}'`) === 1;

/** The counted tables and those that users and mail write to all day. */
const WRITTEN = [...COUNTED, 'crm_tasks', 'crm_communications', 'inbox_entries', 'outbox'];

function lastWrite(connection: DatabaseSync): string | null {
  const times = WRITTEN.filter((table) => has(connection, table))
    .flatMap((table) => {
      const columns = connection.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
      return ['createdAt', 'updatedAt']
        .filter((column) => columns.some(({ name }) => name === column))
        .map((column) => first(connection, `SELECT max(${column}) FROM ${table}`));
    })
    .filter((time): time is string => typeof time === 'string');
  return times.toSorted().at(-1) ?? null;
}

function sealedIn(connection: DatabaseSync): Sealed {
  const countIn = (table: string, condition: string): number =>
    has(connection, table)
      ? Number(first(connection, `SELECT count(*) FROM ${table} WHERE ${condition}`))
      : 0;
  const fingerprint = has(connection, 'installation')
    ? first(connection, `SELECT value FROM installation WHERE name = '${KEY_FACT}'`)
    : null;
  return {
    fingerprint: typeof fingerprint === 'string' ? fingerprint : null,
    emails: countIn('outbox', "status <> 'sent' AND text <> ''"),
    apps: countIn('totp_factors', 'secret IS NOT NULL'),
    modelKeys: countIn('writer_settings', 'keySecret IS NOT NULL'),
    webhooks: countIn('webhooks', '1 = 1'),
  };
}

function describe(connection: DatabaseSync): State {
  return {
    sealed: sealedIn(connection),
    counts: countRows(connection),
    lastWrittenAt: lastWrite(connection),
    pendingMail: has(connection, 'outbox')
      ? Number(first(connection, "SELECT count(*) FROM outbox WHERE status IN ('queued', 'sending')"))
      : 0,
  };
}

/**
 * Describes the database that is replaced; undefined if it cannot be read, which may be the reason for the restore.
 *
 * @throws Error if another process has it open
 */
export async function describeReplaced(path: string): Promise<State | undefined> {
  await settle(path).catch(passUnlessInUse);
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path);
    return describe(connection);
  } catch {
    return undefined;
  } finally {
    connection?.close();
  }
}

function requireKnownVersion(
  connection: DatabaseSync,
  migrations: readonly Migration[],
  source: string,
): boolean {
  if (!has(connection, '__drizzle_migrations') || !has(connection, 'users'))
    throw new Error(`${source} is a database of another program.`);
  const applied = connection.prepare('SELECT created_at FROM __drizzle_migrations').all();
  const known = new Set(migrations.map(({ when }) => when));
  if (applied.some(({ created_at }) => !known.has(Number(created_at))))
    throw new Error(
      `${source} was written by a newer version of this program: restore it with that version.`,
    );
  return applied.length < known.size;
}

/**
 * Copies a backup (with its write-ahead log, if there is one) to `draft` and checks the copy completely; the backup
 * itself is never opened.
 *
 * @throws Error with a sentence that says why it cannot be restored
 */
export async function takeDraft(
  source: string,
  draft: string,
  migrations: readonly Migration[],
  isLogWaived: boolean,
): Promise<Draft> {
  if ((await sizeOf(source)) === undefined) throw new Error(`${source} is not there.`);
  const fault = await faultOfFile(source);
  if (fault !== undefined) throw new Error(`${source} ${fault}.`);
  await removeDraft(draft);
  const hasChecksum = await verifyChecksum(source);
  await copyFile(source, draft);
  if ((await sizeOf(logOf(source))) !== undefined) await copyFile(logOf(source), logOf(draft));
  let connection: DatabaseSync | undefined;
  try {
    const { lacksLog } = await settle(draft);
    if (lacksLog && !isLogWaived) {
      throw new Error(
        `${source} was copied from under a running server without its write-ahead log, so what was saved last is ` +
          'missing. Take a backup made by `npm run backup`, or accept the loss with --without-log.',
      );
    }
    connection = new DatabaseSync(draft);
    connection.exec('PRAGMA journal_mode = DELETE; PRAGMA user_version = 0');
    checkDatabase(connection);
    const isOlder = requireKnownVersion(connection, migrations, source);
    return { ...describe(connection), isOlder, hasChecksum };
  } catch (error) {
    connection?.close();
    connection = undefined;
    await removeDraft(draft);
    throw whole(error, source, draft);
  } finally {
    connection?.close();
  }
}

/** Converts SQLite's message about a damaged page of the draft to a sentence about the given file. */
function whole(error: unknown, source: string, draft: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith(source)) return new Error(message);
  return new Error(`${source} is damaged and cannot be restored (${message.replaceAll(draft, source)}).`, {
    cause: error,
  });
}

/** Rethrows if another process uses the database: a damaged one may be replaced, one in use may not. */
export function passUnlessInUse(error: unknown): void {
  if (error instanceof Error && error.message.includes('open in another process')) throw error;
}

export async function removeDraft(draft: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(draft + suffix, { force: true });
}
