// One long file for all guarantees of the writer, because they share the database and the outside lock.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactMessages, users } from '#db/schema/index.ts';
import { isAppError } from '#shared/errors.ts';
import { userRow } from '#tests/builders/user.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { appErrorIn } from '#db/errors.ts';
import { writeFaultOf } from './writer.ts';

let database: TestDatabase;
/** Another connection to the same file: it reads what is on disk, and can hold a lock like another process. */
let outside: Client;

beforeEach(async () => {
  database = await openTestDatabase({ maxWaiting: 20, maxWaitMs: 2000, retryForMs: 1500, idleLimitMs: 300 });
  outside = createClient({ url: pathToFileURL(database.path).href, concurrency: 1 });
});

afterEach(async () => {
  outside.close();
  await database.close();
});

const INSERT = 'INSERT INTO attempts (bucket, at) VALUES (?, ?)';
const attempt = (bucket: string) => ({ sql: INSERT, args: [bucket, 1] });
const onDisk = async (bucket: string) => {
  const { rows } = await outside.execute({
    sql: 'SELECT count(*) AS n FROM attempts WHERE bucket = ?',
    args: [bucket],
  });
  return rows[0]?.['n'];
};
const user = (username: string) => userRow({ username });

test('the bare client acknowledges writes that it does not commit after SQLITE_BUSY', async () => {
  const bare = createClient({ url: pathToFileURL(database.path).href, concurrency: 1 });
  const lock = await outside.transaction('write');
  await expect(bare.execute(attempt('bare'))).rejects.toThrow('SQLITE_BUSY');
  await lock.rollback();

  for (let i = 0; i < 100; i += 1) await bare.execute(attempt('bare'));
  bare.close();

  // The reason for the writer. If this fails, the client was fixed: see docs/decisions/004.
  expect(await onDisk('bare')).toBe(0);
});

test('waits for an outside lock and keeps every acknowledged write', async () => {
  // Many short rounds: a garbage collection in a long one repairs the connection and hides the loss.
  for (let round = 1; round <= 20; round += 1) {
    const lock = await outside.transaction('write');
    const first = database.client.execute(attempt('kept'));
    await setImmediate();
    await lock.rollback();
    await first;
    for (let i = 0; i < 20; i += 1) await database.client.execute(attempt('kept'));

    expect(await onDisk('kept')).toBe(round * 21);
  }
});

test('a write blocked longer than the timeout fails as busy, has no effect, and affects no later write', async () => {
  const impatient = await openTestDatabase({ retryForMs: 50 });
  const other = createClient({ url: pathToFileURL(impatient.path).href, concurrency: 1 });
  const lock = await other.transaction('write');
  await expect(impatient.client.execute(attempt('late'))).rejects.toMatchObject({ code: 'busy' });
  await lock.rollback();

  for (let i = 0; i < 10; i += 1) await impatient.client.execute(attempt('late'));

  const { rows } = await other.execute('SELECT count(*) AS n FROM attempts');
  expect(rows[0]?.['n']).toBe(10);
  await impatient.close();
});

test('during an outside lock one caller waits for it, and queued callers fail soon', async () => {
  const patient = await openTestDatabase({ retryForMs: 3_000 });
  const other = createClient({ url: pathToFileURL(patient.path).href, concurrency: 1 });
  const lock = await other.transaction('write');
  const refused = async (): Promise<number> => {
    const startedAt = performance.now();
    await expect(patient.client.execute(attempt('late'))).rejects.toMatchObject({ code: 'busy' });
    return performance.now() - startedAt;
  };
  const [first, second] = [await refused(), await refused()];
  expect(second).toBeLessThan(first / 2);
  await lock.rollback();
  await patient.client.execute(attempt('free'));
  expect(writeFaultOf(patient.client)).toBeNull();
  await patient.close();
});

test('a replaced connection still enforces foreign keys and full synchronisation', async () => {
  const lock = await outside.transaction('write');
  const waiting = database.client.execute(attempt('replaced'));
  await sleep(30);
  await lock.rollback();
  await waiting;

  const pragma = async (name: string) =>
    Object.values((await database.client.execute(`PRAGMA ${name}`)).rows[0] ?? {})[0];
  expect([await pragma('foreign_keys'), await pragma('synchronous'), await pragma('journal_mode')]).toEqual([
    1,
    2,
    'wal',
  ]);
});

test.each([
  ['UNIQUE', "INSERT INTO users SELECT * FROM users WHERE username = 'ana'"],
  [
    'CHECK',
    "INSERT INTO strengths (id, description, impact, companyId, createdAt, updatedAt) VALUES (1, 'x', 9, 1, '', '')",
  ],
  [
    'FOREIGN KEY',
    "INSERT INTO strengths (id, description, impact, companyId, createdAt, updatedAt) VALUES (1, 'x', 3, 999, '', '')",
  ],
  [
    'FOREIGN KEY, returning',
    "INSERT INTO strengths (id, description, impact, companyId, createdAt, updatedAt) VALUES (1, 'x', 3, 999, '', '') RETURNING id",
  ],
  ['UNIQUE, returning', "INSERT INTO users SELECT * FROM users WHERE username = 'ana' RETURNING id"],
  ['MISMATCH', "INSERT INTO attempts (id, bucket, at) VALUES ('abc', 'x', 1)"],
  ['syntax', 'INSERT INTO'],
])('writes stay durable after a statement rejected by %s', async (_name, refused) => {
  await database.db.insert(users).values(user('ana'));
  await expect(database.client.execute(refused)).rejects.toThrow(/SQLITE_/);

  for (let i = 0; i < 5; i += 1) await database.client.execute(attempt('after'));

  expect(await onDisk('after')).toBe(5);
});

test('a read sees every acknowledged write, and nothing of an open transaction', async () => {
  const count = async () => (await database.db.select().from(users)).length;
  for (let i = 1; i <= 20; i += 1) {
    await database.db.insert(users).values(user(`u${i}`));
    expect(await count()).toBe(i);
  }
  const transaction = await database.client.transaction();
  await transaction.execute(attempt('open'));
  expect((await database.client.execute('SELECT * FROM attempts')).rows).toHaveLength(0);
  await transaction.commit();
  expect((await database.client.execute('SELECT * FROM attempts')).rows).toHaveLength(1);
});

test('a row returned by INSERT … RETURNING is on disk', async () => {
  const [row] = await database.db.insert(users).values(user('ana')).returning();
  const { rows } = await outside.execute('SELECT id FROM users');
  expect(rows[0]?.['id']).toBe(row?.id);
});

test('a full queue fails as busy with a retry time, also through drizzle', async () => {
  const transaction = await database.client.transaction();
  const waiting = Array.from({ length: 20 }, () => database.client.execute(attempt('waited')));

  const refused = database.db.insert(users).values(user('ana'));
  const error = await refused.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(appErrorIn(error)).toMatchObject({ code: 'busy', details: { retryAfterSeconds: 1 } });

  await transaction.commit();
  await Promise.all(waiting);
  expect(await onDisk('waited')).toBe(20);
});

test('waiting too long in the queue fails as busy', async () => {
  const impatient = await openTestDatabase({ maxWaitMs: 30 });
  const transaction = await impatient.client.transaction();
  const error = await impatient.client.execute(attempt('x')).catch((reason: unknown) => reason);
  expect(isAppError(error) && error.code).toBe('busy');
  await transaction.commit();
  await impatient.client.execute(attempt('x'));
  await impatient.close();
});

test('closing finishes accepted work and rejects later calls', async () => {
  const { client } = database;
  if (!('finish' in client) || typeof client.finish !== 'function') throw new Error('not the writer');
  const accepted = Array.from({ length: 20 }, () => client.execute(attempt('accepted')));
  const finished: unknown = client.finish();
  await expect(client.execute(attempt('after'))).rejects.toMatchObject({ code: 'shutting_down' });
  await Promise.all([...accepted, finished]);
  expect([await onDisk('accepted'), await onDisk('after')]).toEqual([20, 0]);
});

test('raw SQL with positional and named parameters uses the right connection', async () => {
  await database.client.execute(INSERT, ['args', 1]);
  await database.client.execute({
    sql: 'INSERT INTO attempts (bucket, at) VALUES (:b, :at)',
    args: { b: 'args', at: 2 },
  });
  const rows = await database.db.all(sql`WITH x AS (SELECT * FROM attempts) SELECT at FROM x ORDER BY at`);
  expect(rows).toEqual([{ at: 1 }, { at: 2 }]);
  expect(await database.db.$count(contactMessages)).toBe(0);
});
