import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import { userRow } from '#tests/builders/user.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';

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

test('fifty simultaneous transactions all succeed, one after the other', async () => {
  const wide = await openTestDatabase({ maxWaiting: 100 });
  await wide.db.insert(users).values(user('counter'));
  const increment = () =>
    wide.db.transaction(async (tx) => {
      const [row] = await tx.select().from(users).where(eq(users.username, 'counter'));
      await setImmediate();
      await tx.update(users).set({ name: String((Number(row?.name) || 0) + 1) });
    });

  await Promise.all(Array.from({ length: 50 }, increment));

  const [row] = await wide.db.select().from(users);
  expect(row?.name).toBe('50');
  await wide.close();
});

test('a failing nested transaction rolls back only its own part', async () => {
  await database.db.transaction(async (tx) => {
    await tx.insert(users).values(user('kept'));
    const nested = tx.transaction(async (inner) => {
      await inner.insert(users).values(user('undone'));
      throw new Error('no');
    });
    await expect(nested).rejects.toThrow('no');
    await tx.transaction(async (inner) => inner.insert(users).values(user('kept-too')));
  });
  const names = (await database.db.select().from(users)).map((row) => row.username);
  expect(names).toEqual(['kept', 'kept-too']);
});

test('a callback that throws rolls back the transaction and releases the writer', async () => {
  const failed = database.db.transaction(async (tx) => {
    await tx.insert(users).values(user('ana'));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await database.db.insert(users).values(user('eva'));
  expect((await database.db.select().from(users)).map((row) => row.username)).toEqual(['eva']);
});

test('an abandoned transaction is rolled back, and the next writer continues', async () => {
  const forgotten = await database.client.transaction();
  await forgotten.execute(attempt('forgotten'));

  await database.client.execute(attempt('next'));

  await expect(forgotten.commit()).rejects.toThrow('without a statement');
  await forgotten.rollback();
  expect([await onDisk('forgotten'), await onDisk('next')]).toEqual([0, 1]);
});

test('a batch is written completely or not at all', async () => {
  const batch = database.client.batch([attempt('batch'), 'INSERT INTO attempts (bucket) VALUES (NULL)']);
  await expect(batch).rejects.toThrow('NOT NULL');
  await database.client.batch([attempt('batch'), [INSERT, ['batch', 2]]]);
  expect(await onDisk('batch')).toBe(2);
});

test('closing the client rolls back an open transaction, and a reconnected client works', async () => {
  const transaction = await database.client.transaction();
  await transaction.execute(attempt('lost'));
  database.client.close();
  expect(transaction.closed).toBe(true);
  await transaction.rollback();

  database.client.reconnect();
  await database.client.execute(attempt('again'));
  expect([await onDisk('lost'), await onDisk('again')]).toEqual([0, 1]);
});
