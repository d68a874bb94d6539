import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { appErrorIn, isTaken, leavesConnectionSound } from './errors.ts';

/** As thrown by another copy of the client: the same name, another class. */
class LibsqlError extends Error {
  override readonly name = 'LibsqlError';
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

const wrapped = (cause: Error) => new DrizzleQueryError('insert into users …', ['a@example.com'], cause);

test('finds an error that drizzle has wrapped', () => {
  expect(appErrorIn(wrapped(new AppError('busy')))?.code).toBe('busy');
  expect(appErrorIn(wrapped(new Error('other')))).toBeUndefined();
  expect(appErrorIn('text')).toBeUndefined();
});

test('recognises an error of another copy of the client', () => {
  const taken = new LibsqlError('UNIQUE constraint failed: users.emailKey', 'SQLITE_CONSTRAINT');
  expect(isTaken(wrapped(taken), 'users.emailKey')).toBe(true);
  expect(isTaken(wrapped(taken), 'users.email')).toBe(false);
});

test('a connection stays reliable after a rejected row, and not after an unknown error', () => {
  expect(leavesConnectionSound(new LibsqlError('', 'SQLITE_CONSTRAINT'))).toBe(true);
  expect(leavesConnectionSound(new RangeError('too large'))).toBe(true);
  for (const code of ['SQLITE_BUSY', 'SQLITE_IOERR', 'SQLITE_FULL', 'SQLITE_CORRUPT', 'NEW']) {
    expect(leavesConnectionSound(new LibsqlError('', code))).toBe(false);
  }
});
