/**
 * Program of a work process, started by `work-pool.ts`. It writes only the spool file, and exits without closing the
 * database: the last connection to close would empty the write-ahead log, which is left to the server.
 */
import { appErrorIn, libsqlErrorIn, passingError } from '#db/errors.ts';
import { SnapshotReader } from '#db/connection/snapshot-reader.ts';
import { endWithParent } from '#shared/end-with-parent.ts';
import type { WorkAnswer, WorkDone, WorkOrder, WorkProgress, WorkSettings } from '#kernel/work/messages.ts';
import { spool } from '#kernel/work/spool.ts';
import type { Task } from '#kernel/work/task.ts';
import { TASKS } from './tasks.ts';

let reader: SnapshotReader | undefined;

async function carryOut({ work, spoolPath }: WorkOrder): Promise<WorkAnswer> {
  const database = reader;
  if (!database) throw new Error('the settings come first');
  try {
    // The type of `Work` guarantees that input and task match.
    const task = (await TASKS[work.task].load()) as Task<unknown>;
    const pieces = task(work.input, {
      openDatabase: () => database.open(),
      onProgress: (progress) => process.send?.({ progress } satisfies WorkProgress),
    });
    return await spool(pieces, spoolPath);
  } catch (error) {
    return answerOf(error);
  } finally {
    await database.release();
  }
}

function answerOf(error: unknown): WorkAnswer {
  const known = appErrorIn(error) ?? appErrorIn(passingError(error));
  // An unexpected error is passed on as thrown, so that the log shows where.
  if (known && known.code !== 'internal')
    return { refusal: { code: known.code, details: { ...known.details, cause: undefined } } };
  // drizzle's own error has the values of the statement.
  const cause = libsqlErrorIn(error) ?? error;
  return { failure: cause instanceof Error ? cause : String(cause) };
}

/** Sends the answer; of an error that cannot be serialised only the name and stack. */
function tell(answer: WorkAnswer, processorMs: number): void {
  try {
    process.send?.({ answer, processorMs } satisfies WorkDone);
  } catch (error) {
    const { message, stack } =
      'failure' in answer && answer.failure instanceof Error ? answer.failure : (error as Error);
    process.send?.({ answer: { failure: Object.assign(new Error(message), { stack }) }, processorMs });
  }
}

endWithParent();
process.on('message', (message: { settings: WorkSettings } | { order: WorkOrder }) => {
  if ('settings' in message) return void (reader = new SnapshotReader(message.settings));
  const before = process.cpuUsage();
  void carryOut(message.order)
    .catch(answerOf)
    .then((answer) => {
      const { user, system } = process.cpuUsage(before);
      tell(answer, (user + system) / 1_000);
    });
});
process.on('disconnect', () => process.exit());
