import type { Logger } from 'pino';
import { appErrorIn, libsqlErrorIn } from '#db/errors.ts';
import { AppError } from '#shared/errors.ts';

/**
 * What a caller is told of a failure. drizzle wraps errors in one whose message holds the values of the statement, so
 * that one is never logged: SQLite's own error stands for it.
 */
export function knownError(error: unknown, log: Logger, requestId: string): AppError {
  const known = appErrorIn(error);
  if (known && known.status < 500) return known;
  const cause = known ?? libsqlErrorIn(error) ?? error;
  log.error({ err: cause, requestId }, known?.code ?? 'internal');
  return known ?? new AppError('internal');
}
