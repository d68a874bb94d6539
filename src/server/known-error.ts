import type { Logger } from 'pino';
import { appErrorIn, isOrphan, libsqlErrorIn } from '#db/errors.ts';
import { AppError } from '#shared/errors.ts';

/**
 * What a caller is told of a failure. drizzle wraps errors in one whose message holds the values of the statement, so
 * that one is never logged: SQLite's own error stands for it. A service looks up what a row belongs to before it writes
 * it; where somebody deletes that in between, the caller is told what they would have been told a moment later.
 */
export function knownError(error: unknown, log: Logger, requestId: string): AppError {
  const known = appErrorIn(error);
  if (known && known.status < 500) return known;
  if (!known && isOrphan(error)) {
    log.warn({ err: libsqlErrorIn(error), requestId }, 'orphan');
    return new AppError('not_found');
  }
  const cause = known ?? libsqlErrorIn(error) ?? error;
  log.error({ err: cause, requestId }, known?.code ?? 'internal');
  return known ?? new AppError('internal');
}
