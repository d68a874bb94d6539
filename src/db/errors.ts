import type { LibsqlError } from '@libsql/client';
import { type AppError, isAppError } from '#shared/errors.ts';

/** By name: the client that threw it may be another copy of the library than the one bundled here (decision 005). */
function isLibsqlError(error: unknown): error is LibsqlError {
  return error instanceof Error && (error.name === 'LibsqlError' || error.name === 'LibsqlBatchError');
}

/** An error and what caused it, outermost first: drizzle wraps whatever a statement throws (DrizzleQueryError). */
function* chain(error: unknown): Generator<unknown> {
  for (let link = error, depth = 0; link !== undefined && depth < 10; depth += 1) {
    yield link;
    link = link instanceof Error ? link.cause : undefined;
  }
}

/** The AppError (`busy`, `shutting_down`) that the writer threw, also where drizzle has wrapped it. */
export function appErrorIn(error: unknown): AppError | undefined {
  for (const link of chain(error)) if (isAppError(link)) return link;
  return undefined;
}

/** SQLite's own error: its code, extended code and message, without the values that drizzle puts into its message. */
export function libsqlErrorIn(error: unknown): LibsqlError | undefined {
  for (const link of chain(error)) if (isLibsqlError(link)) return link;
  return undefined;
}

/** Whether a unique index refused the row; `column` is the table's and the column's name (`users.emailKey`). */
export function isTaken(error: unknown, column?: string): boolean {
  const found = libsqlErrorIn(error);
  if (!found || !/UNIQUE|PRIMARYKEY/.test(found.extendedCode ?? found.message)) return false;
  return column === undefined || found.message.split(/[\s,]+/).includes(column);
}

/** Whether the row that this one belongs to is gone: every foreign key cascades or empties, so no deletion fails by one. */
export function isOrphan(error: unknown): boolean {
  const found = libsqlErrorIn(error);
  return found !== undefined && /FOREIGN ?KEY/.test(found.extendedCode ?? found.message);
}

/** Whether a trigger of the migrations refused it: `RAISE(ABORT, 'report_immutable')`. */
export function isRaised(error: unknown, name: 'report_immutable' | 'report_exists'): boolean {
  return libsqlErrorIn(error)?.message.includes(name) ?? false;
}

export function isBusy(error: unknown): boolean {
  return isLibsqlError(error) && (error.code === 'SQLITE_BUSY' || error.code === 'SQLITE_LOCKED');
}

/** Errors after which SQLite has ended the statement, measured one by one (writer.test.ts). */
const ENDED = new Set([
  'SQLITE_CONSTRAINT',
  'SQLITE_ERROR',
  'SQLITE_MISMATCH',
  'SQLITE_READONLY',
  'SQLITE_TOOBIG',
  'SQLITE_RANGE',
]);

/**
 * Whether a connection may still be trusted after this error. Anything unknown says no: after SQLITE_BUSY, for one,
 * the failed statement stays open in the client, and later writes are acknowledged and never committed.
 */
export function leavesConnectionSound(error: unknown): boolean {
  return !isLibsqlError(error) || ENDED.has(error.code);
}
