import { AppError, isAppError } from '#shared/errors.ts';
import { appErrorIn, isBusy, isLibsqlError, passingError } from '#db/errors.ts';
import { busy } from '#db/writer/mutex.ts';

/** Codes of a database server and its client for failures that pass. */
const PASSING = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'TRANSACTION_BUSY',
  'TRANSACTION_TIMEOUT',
  // Answers to statements of a transaction that the server has ended, for example at its time limit.
  'TRANSACTION_CLOSED',
  'STREAM_EXPIRED',
  'PROXY_ERROR',
  // Any HTTP status but 200.
  'SERVER_ERROR',
  'HRANA_CLOSED_ERROR',
  'HRANA_WEBSOCKET_ERROR',
]);

/** The server takes no writes, for example because a quota is used up. */
const BLOCKED = 'BLOCKED';

/** Returns the AppError for a temporary failure of a database server; any other error unchanged. */
export function remoteError(error: unknown): unknown {
  if (isAppError(error) || !isLibsqlError(error)) return error;
  if (error.code === BLOCKED) return new AppError('disk_full', { retryAfterSeconds: 30, cause: error });
  return PASSING.has(error.code) || isRefusedToken(error) ? busy(error) : passingError(error);
}

/** Returns whether the statement had no effect for certain, so that it may be repeated. */
export const isUndone = (error: unknown): boolean =>
  isBusy(error) || (isLibsqlError(error) && error.code === 'TRANSACTION_BUSY');

const statusOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'status' in error.cause
    ? error.cause.status
    : undefined;

export function isRefusedToken(error: unknown): boolean {
  if (isAppError(error)) return isRefusedToken(error.cause);
  if (!isLibsqlError(error)) return false;
  return error.code.startsWith('AUTH_') || [401, 403].includes(Number(statusOf(error)));
}

/** Returns the sentence for the operator of a server that cannot be used; any other error unchanged. */
export function remoteMistake(error: unknown, url: string): unknown {
  const known = appErrorIn(error);
  if (!known) return error;
  // Names only the host, because the address may contain a token.
  const server = `The database server ${new URL(url).host}`;
  const sentence = isRefusedToken(known)
    ? `${server} refuses the token (DATABASE_AUTH_TOKEN).`
    : `${server} does not answer (DATABASE_URL).`;
  return new Error(sentence, { cause: error });
}
