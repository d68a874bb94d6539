import { DrizzleQueryError } from 'drizzle-orm';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { openTestDatabase } from '#tests/database.ts';
import { captureConsole, createLogger } from './logger.ts';

const WORD = 'Zurriagazo';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  write(createLogger({ logLevel: 'trace' }, sink));
  return lines.join('');
}

const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

/** As nodemailer does: the mail server's response and the recipients are members of the error. */
const refusedByMailServer = Object.assign(new Error(`550 <${WORD}@example.test> unknown`), {
  code: 'EENVELOPE',
  response: `550 <${WORD}@example.test> unknown`,
  rejected: [`${WORD}@example.test`],
});

/** V8 repeats the message in the stack, line breaks included. */
const overSeveralLines = new Error(`first\n    at ${WORD} (typed:1:1)\n"${WORD}"`);

test.each([
  ['a statement', new DrizzleQueryError('select ?', [WORD], new Error(`near "${WORD}"`))],
  ['no JSON', thrownBy(() => JSON.parse(`{"a": ${WORD}`))],
  ['a mail server', refusedByMailServer],
  ['a wrong field', thrownBy(() => z.strictObject({}).parse({ [WORD]: 1 }))],
  ['a model', new AppError('internal', { cause: new Error(`The prompt was: ${WORD}`) })],
  ['a thrown text', WORD],
  ['a cause of a cause', new Error('a', { cause: new Error('b', { cause: new TypeError(WORD) }) })],
  ['a name that was typed', Object.assign(new Error(WORD), { name: `${WORD} García`, code: `${WORD} ñ` })],
])('of %s the log has where it failed, and none of its text', (_what, error) => {
  const line = logged((log) => log.error({ err: error, requestId: 'r1' }, 'internal'));
  expect(line.trimEnd().split('\n')).toHaveLength(1);
  expect(line).not.toContain(WORD);
  const { err } = JSON.parse(line);
  if (error instanceof Error) expect(err).toMatchObject({ type: expect.any(String), at: expect.any(Array) });
});

test('a message of several lines is not mistaken for stack frames', () => {
  const line = logged((log) => log.error({ err: overSeveralLines }, 'internal'));
  expect(line.trimEnd().split('\n')).toHaveLength(1);
  expect(line).not.toContain(WORD);
});

test('a database error is logged by code and table, without the row', async () => {
  const database = await openTestDatabase();
  const failing = (sql: string) => database.client.execute({ sql, args: [WORD] }).catch((error) => error);
  const missing = await failing('select * from nowhere where name = ?');
  const search = await failing(`select * from crm_search where crm_search match '"' || ?`);
  database.close();
  const line = logged((log) => log.error({ err: missing }, 'internal'));
  expect(JSON.parse(line).err).toMatchObject({
    type: 'LibsqlError',
    // A database server has a code of its own for it.
    code: expect.stringMatching(/^SQL(?:ITE|_INPUT)_ERROR$/),
  });
  expect(line).toContain('no such table: nowhere');
  expect(logged((log) => log.error({ err: search }, 'internal'))).not.toContain(WORD);
});

test('console output of a library becomes one line without its text', () => {
  const kept = { ...console };
  try {
    const line = logged((log) => {
      captureConsole(log);
      console.error(`Could not render /${WORD}\n    at ${WORD}`, new Error(WORD));
    });
    expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'printed by a library' });
    expect(line).not.toContain(WORD);
  } finally {
    Object.assign(console, kept);
  }
});
