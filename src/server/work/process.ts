/**
 * The program of a work process, started by `work-pool.ts`. It writes to nothing but the spool file, and ends without
 * closing the database: the last connection to close would empty the write-ahead log, which is the server's to do.
 */
import { appErrorIn, libsqlErrorIn } from '#db/errors.ts';
import { SnapshotReader } from '#db/snapshot-reader.ts';
import type { WorkAnswer, WorkOrder, WorkSettings } from './messages.ts';
import { spool } from './spool.ts';
import { TASKS, type Task } from './tasks.ts';

let reader: SnapshotReader | undefined;

async function carryOut({ work, spoolPath }: WorkOrder): Promise<WorkAnswer> {
  const database = reader;
  if (!database) throw new Error('the settings come first');
  try {
    // The type of `Work` says that input and task belong together.
    const task = (await TASKS[work.task].load()) as Task<unknown>;
    return await spool(task(work.input, { openDatabase: () => database.open() }), spoolPath);
  } catch (error) {
    const known = appErrorIn(error);
    if (known) return { refusal: { code: known.code, details: { ...known.details, cause: undefined } } };
    // drizzle's own error holds the values of the statement.
    const cause = libsqlErrorIn(error) ?? error;
    return { failure: cause instanceof Error ? cause : String(cause) };
  } finally {
    await database.release();
  }
}

process.on('message', (message: { settings: WorkSettings } | { order: WorkOrder }) => {
  if ('settings' in message) reader = new SnapshotReader(message.settings);
  else void carryOut(message.order).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
