import type { LibsqlError } from '@libsql/client';
import { AppError, isAppError } from '#shared/errors.ts';

/** Compares by name: the client may be another copy of the library than the one bundled here (decision 005). */
export function isLibsqlError(error: unknown): error is LibsqlError {
  return error instanceof Error && (error.name === 'LibsqlError' || error.name === 'LibsqlBatchError');
}

/** Yields an error and its causes, outermost first: drizzle wraps whatever a statement throws (DrizzleQueryError). */
function* chain(error: unknown): Generator<unknown> {
  for (let link = error, depth = 0; link !== undefined && depth < 10; depth += 1) {
    yield link;
    link = link instanceof Error ? link.cause : undefined;
  }
}

/** Returns the AppError (`busy`, `shutting_down`) that the writer threw, even if drizzle has wrapped it. */
export function appErrorIn(error: unknown): AppError | undefined {
  for (const link of chain(error)) if (isAppError(link)) return link;
  return undefined;
}

/**
 * Returns SQLite's own error with code, extended code and message, without the values that drizzle adds to its message.
 */
export function libsqlErrorIn(error: unknown): LibsqlError | undefined {
  for (const link of chain(error)) if (isLibsqlError(link)) return link;
  return undefined;
}

/** Returns whether a unique index rejected the row; `column` is table and column (`users.emailKey`). */
export function isTaken(error: unknown, column?: string): boolean {
  const found = libsqlErrorIn(error);
  if (!found || !/UNIQUE|PRIMARYKEY/.test(found.extendedCode ?? found.message)) return false;
  return column === undefined || found.message.split(/[\s,]+/).includes(column);
}

/**
 * Returns whether the parent of the row is gone: every foreign key cascades or sets null, so no deletion fails by one.
 */
export function isOrphan(error: unknown): boolean {
  const found = libsqlErrorIn(error);
  return found !== undefined && /FOREIGN ?KEY/.test(found.extendedCode ?? found.message);
}

/** Returns whether a trigger of the migrations rejected it: `RAISE(ABORT, 'report_immutable')`. */
export function isRaised(error: unknown, name: 'report_immutable' | 'report_exists'): boolean {
  return libsqlErrorIn(error)?.message.includes(name) ?? false;
}

export function isBusy(error: unknown): boolean {
  return isLibsqlError(error) && (error.code === 'SQLITE_BUSY' || error.code === 'SQLITE_LOCKED');
}

/** A file cannot grow: codes of SQLite and the file system, including quotas and limits. */
const NO_ROOM = /^(?:SQLITE_FULL|SQLITE_IOERR(?:_WRITE|_FSYNC|_TRUNCATE|_SHM\w+)?|ENOSPC|EDQUOT|EFBIG)$/;

export function isDiskFull(error: unknown): boolean {
  for (const link of chain(error)) {
    if (!(link instanceof Error)) continue;
    const { extendedCode, code } = link as { extendedCode?: unknown; code?: unknown };
    if (NO_ROOM.test(String(extendedCode ?? code))) return true;
  }
  return false;
}

/** Returns the AppError for a temporary database error; any other error unchanged. */
export function passingError(error: unknown): unknown {
  return !isAppError(error) && isDiskFull(error)
    ? new AppError('disk_full', { retryAfterSeconds: 30, cause: error })
    : error;
}

export type WriteFault = 'disk_full' | 'busy';

export function writeFaultIn(error: unknown): WriteFault | undefined {
  const code = appErrorIn(error)?.code;
  return code === 'disk_full' || code === 'busy' ? code : undefined;
}

/** Errors after which SQLite has ended the statement, each verified in writer.test.ts. */
const ENDED = new Set([
  'SQLITE_CONSTRAINT',
  'SQLITE_ERROR',
  'SQLITE_MISMATCH',
  'SQLITE_READONLY',
  'SQLITE_TOOBIG',
  'SQLITE_RANGE',
]);

/**
 * Returns whether a connection is still reliable after this error. False for anything unknown: after SQLITE_BUSY, for
 * example, the failed statement stays open in the client, and later writes are acknowledged and never committed.
 */
export function leavesConnectionSound(error: unknown): boolean {
  return !isLibsqlError(error) || ENDED.has(error.code);
}
