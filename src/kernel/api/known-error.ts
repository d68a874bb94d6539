import type { Logger } from 'pino';
import { appErrorIn, isOrphan, passingError } from '#db/errors.ts';
import { AppError } from '#shared/errors.ts';
import { logRefusal } from './logged-refusal.ts';

/**
 * Returns the error for the caller. The only place that logs failures of calls and pages (without values:
 * logged-error.ts, logged-refusal.ts). If a parent row is deleted between a service's check and its write, the caller gets the same error
 * as a moment later.
 */
export function knownError(error: unknown, log: Logger, requestId: string): AppError {
  // A file that could not be written means a full disk, as for the database.
  const known = appErrorIn(error) ?? appErrorIn(passingError(error));
  if (known && known.status < 500) {
    logRefusal(log, requestId, known);
    return known;
  }
  if (!known && isOrphan(error)) {
    log.warn({ err: error, requestId }, 'orphan');
    return new AppError('not_found');
  }
  // A full, locked or closing database is not a bug.
  log[known ? 'warn' : 'error']({ err: error, requestId }, known?.code ?? 'internal');
  return known ?? new AppError('internal');
}
