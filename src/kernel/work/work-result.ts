import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { AppError } from '#shared/errors.ts';
import type { WorkEnd, WorkExit } from './pool-process.ts';
import type { Work, WorkResult } from './work.ts';

type Ended = {
  task: Work['task'];
  spoolPath: string;
  /** The pool ended it at its time limit. */
  isLate: boolean;
  /** Nobody waits for it any more, or the server ends. */
  isUnwanted: boolean;
  log: Pick<Logger, 'error'>;
};

/** Returns what the work has made, or throws why there is nothing. */
export async function resultOf(end: WorkEnd, ended: Ended): Promise<WorkResult> {
  const { task, spoolPath, log } = ended;
  if ('exit' in end) {
    await rm(spoolPath, { force: true });
    throw errorOf(end.exit, ended);
  }
  const { answer } = end;
  if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.details);
  if ('failure' in answer) throw answer.failure;
  if ('bytes' in answer) return answer.bytes;
  const file = await open(spoolPath);
  // Unlinked while open: the last reader frees its bytes.
  await rm(spoolPath, { force: true });
  const bytes = file.createReadStream();
  bytes.once('error', (error) => {
    // The response has begun, so a client that disconnects is not an error.
    if (error.name !== 'AbortError') log.error({ err: error, task }, 'work not read');
  });
  return {
    stream: Readable.toWeb(bytes) as ReadableStream<Uint8Array>,
    sizeBytes: answer.spooledBytes,
  };
}

/** A process out of memory is ended by a signal; one that exited by itself has a bug. */
function errorOf(exit: WorkExit, { task, isLate, isUnwanted, log }: Ended): AppError {
  if (isUnwanted) return new AppError('shutting_down', { retryAfterSeconds: 1 });
  const isAtLimit = isLate || exit.signal !== null;
  log.error({ task, isLate, ...exit }, isAtLimit ? 'work ended at its limit' : 'work process ended');
  if (isLate) return new AppError('work_too_slow', { retryAfterSeconds: 60 });
  return new AppError(isAtLimit ? 'work_too_large' : 'internal');
}
