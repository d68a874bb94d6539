import { DrizzleSQLiteAdapter } from '@lucia-auth/adapter-drizzle';
import { drizzle } from 'drizzle-orm/libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attempts, sessions, users } from '#db/schema/index.ts';
import { userRow } from '#tests/builders/user.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { appErrorIn } from '#db/errors.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

const tick = (ms = 1) => new Promise((resolve) => setTimeout(resolve, ms));
const row = (bucket: string) => ({ bucket, at: 1 });
const INSIDE = 'inside a transaction callback';

test.each([
  ['a write', () => database.db.insert(attempts).values(row('x'))],
  ['a read', () => database.db.select().from(attempts)],
  ['a transaction', () => database.db.transaction(async () => {})],
  ['a batch', () => database.client.batch(['DELETE FROM attempts'])],
  ['a script', () => database.client.executeMultiple('DELETE FROM attempts')],
])('%s past the transaction object inside its callback is an error, and no deadlock', async (_name, use) => {
  const outcome = database.db.transaction(async (tx) => {
    await tx.insert(attempts).values(row('mine'));
    await tick();
    await use();
  });
  await expect(outcome.catch((error: Error) => Promise.reject(error.cause ?? error))).rejects.toThrow(INSIDE);
  expect(await database.db.$count(attempts)).toBe(0);
});

test('requests beside a transaction are not treated as part of it, even if started in the same tick', async () => {
  const other = async (name: string) => {
    await tick(5);
    await database.db.select().from(attempts);
    await database.db.insert(attempts).values(row(name));
    return name;
  };
  const slow = (name: string) =>
    database.db.transaction(async (tx) => {
      await tick(20);
      await tx.insert(attempts).values(row(name));
      return name;
    });

  const names = await Promise.all([slow('a'), other('b'), slow('c'), other('d')]);

  expect(names).toEqual(['a', 'b', 'c', 'd']);
  expect(await database.db.$count(attempts)).toBe(4);
});

test('the caller may use the database again after a commit or a rollback', async () => {
  await database.db.transaction(async (tx) => tx.insert(attempts).values(row('a')));
  await database.db.insert(attempts).values(row('b'));
  await expect(database.db.transaction(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await database.db.insert(attempts).values(row('c'));
  expect(await database.db.$count(attempts)).toBe(3);
});

test('work that a callback started without awaiting may use the database after the transaction', async () => {
  let later: Promise<unknown> = Promise.resolve();
  await database.db.transaction(async (tx) => {
    await tx.insert(attempts).values(row('a'));
    later = tick(30).then(async () => database.db.insert(attempts).values(row('later')));
  });
  await later;
  expect(await database.db.$count(attempts)).toBe(2);
});

test('without the scope, waiting for the own transaction fails as busy and rolls it back', async () => {
  const impatient = await openTestDatabase({ maxWaitMs: 50 });
  const unwatched = drizzle(impatient.client);
  const outcome = unwatched.transaction(async (tx) => {
    await tx.insert(attempts).values(row('mine'));
    await unwatched.insert(attempts).values(row('past it'));
  });
  expect(appErrorIn(await outcome.catch((error: unknown) => error))).toMatchObject({ code: 'busy' });
  expect(await impatient.db.$count(attempts)).toBe(0);
  await impatient.close();
});

test("Lucia's adapter works on it unchanged", async () => {
  await database.db.insert(users).values(userRow());
  const adapter = new DrizzleSQLiteAdapter(database.db, sessions, users);
  const expiresAt = new Date(Math.floor(Date.now() / 1000) * 1000 + 60_000);
  await database.db.insert(sessions).values({
    id: 's',
    userId: 1,
    expiresAt: 1,
    absoluteExpiresAt: 1,
    bearerHash: 'h',
    bearerExpiresAt: 1,
    userAgent: '',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  await adapter.updateSessionExpiration('s', expiresAt);
  const [session, user] = await adapter.getSessionAndUser('s');
  expect(session).toMatchObject({ id: 's', expiresAt });
  expect(user?.id).toBe(1);
  await adapter.deleteSession('s');
  expect(await adapter.getSessionAndUser('s')).toEqual([null, null]);
});
