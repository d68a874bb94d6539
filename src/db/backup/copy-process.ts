/**
 * Copies a database in a process of its own: `node copy-process.ts SOURCE TARGET`. Not in the server's process, because
 * VACUUM INTO blocks its thread (a second for 350 MB), and because closing a file in a process that has it open
 * elsewhere releases that one's locks. Opens the source read-only, so that the log of a running or killed server is
 * unchanged. On failure prints the end of a sentence that starts with "The database SOURCE".
 */
import { chmodSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { faultOfFile, logOf, settle, sizeOf } from '#db/folder/database-file.ts';
import { endWithParent } from '#shared/end-with-parent.ts';
import { checkDatabase, countRows, type RowCounts } from '#db/connection/database-check.ts';

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens the source read-only. Without a log that is impossible, because SQLite would have to create one; then there is
 * no log to preserve, and the source is opened for writing.
 */
async function openSource(path: string): Promise<DatabaseSync> {
  try {
    const connection = new DatabaseSync(path, { readOnly: true });
    connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    connection.prepare('SELECT count(*) FROM sqlite_master').get();
    return connection;
  } catch {
    if (((await sizeOf(logOf(path))) ?? 0) > 0) await settle(path);
    return new DatabaseSync(path);
  }
}

/** Throws if the copy's row counts are outside those of the source before and after, which may be written meanwhile. */
function requirePlausible(copy: RowCounts, before: RowCounts, after: RowCounts): void {
  for (const [table, count] of Object.entries(copy)) {
    const range = [before[table] ?? 0, after[table] ?? 0];
    if (count < Math.min(...range) || count > Math.max(...range))
      throw new Error(`The copy holds ${count} rows of ${table}, and the database ${range.join(' to ')}.`);
  }
}

async function copy(source: string, target: string): Promise<void> {
  const from = await openSource(source);
  const before = countRows(from);
  from.prepare('VACUUM INTO ?').run(target);
  const after = countRows(from);
  from.close();
  chmodSync(target, 0o600);
  const made = new DatabaseSync(target);
  // The source has the mark of an open database (database-file.ts); a copy is complete and does not.
  made.exec('PRAGMA user_version = 0');
  checkDatabase(made);
  requirePlausible(countRows(made), before, after);
  made.close();
}

async function run(source: string, target: string): Promise<string | undefined> {
  const fault = (await sizeOf(source)) === undefined ? 'is not there' : await faultOfFile(source);
  if (fault !== undefined) return `${fault}.`;
  try {
    await copy(source, target);
    return undefined;
  } catch (error) {
    rmSync(target, { force: true });
    return `could not be copied: ${error instanceof Error ? error.message : String(error)}`;
  }
}

endWithParent();
const [source = '', target = ''] = process.argv.slice(2);
const failure = await run(source, target);
if (failure !== undefined) {
  process.stderr.write(failure);
  process.exitCode = 1;
}
