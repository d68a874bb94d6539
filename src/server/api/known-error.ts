import type { Logger } from 'pino';
import { appErrorIn, isOrphan, passingError } from '#db/errors.ts';
import { AppError } from '#shared/errors.ts';

/**
 * What the caller is told of a failure, and the one place where failures of calls and pages are logged (without
 * values: logged-error.ts). A service looks up what a row belongs to before it writes it; where somebody deletes that
 * in between, the caller is told what they would have been told a moment later.
 */
export function knownError(error: unknown, log: Logger, requestId: string): AppError {
  // A file that could not be written is as full a disk as a database.
  const known = appErrorIn(error) ?? appErrorIn(passingError(error));
  if (known && known.status < 500) return known;
  if (!known && isOrphan(error)) {
    log.warn({ err: error, requestId }, 'orphan');
    return new AppError('not_found');
  }
  // A database that is full, locked or closing is no fault of the program.
  log[known ? 'warn' : 'error']({ err: error, requestId }, known?.code ?? 'internal');
  return known ?? new AppError('internal');
}
