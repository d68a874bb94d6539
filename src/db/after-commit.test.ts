import { afterEach, beforeEach, expect, test } from 'vitest';
import { attempts } from '#db/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { afterCommit } from './after-commit.ts';
import type { Database } from './drizzle.ts';

let database: TestDatabase;
let done: string[];
beforeEach(async () => {
  database = await openTestDatabase();
  done = [];
});
afterEach(() => database.close());

const note = (what: string) => afterCommit(() => done.push(what));
const write = (db: Database) => db.insert(attempts).values({ bucket: 'x', at: 1 });
const failing = (work: Promise<unknown>) => expect(work).rejects.toThrow('no');

test('an act runs once its transaction is committed, not before', async () => {
  await database.db.transaction(async (tx) => {
    await write(tx);
    note('committed');
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['committed']);
  expect(await database.db.$count(attempts)).toBe(1);
});

test('a rollback drops its acts, also that of a savepoint whose transaction goes on', async () => {
  await failing(
    database.db.transaction(async (tx) => {
      await write(tx);
      note('rolled back');
      throw new Error('no');
    }),
  );
  await database.db.transaction(async (tx) => {
    note('before');
    await failing(
      tx.transaction(async (inner) => {
        await write(inner);
        note('savepoint');
        throw new Error('no');
      }),
    );
    await tx.transaction(async (inner) => {
      await inner.transaction(async () => note('deep'));
      expect(done).toEqual([]);
    });
    note('after');
  });
  expect(done).toEqual(['before', 'deep', 'after']);
});

test('outside of a transaction, and after it, an act runs at once', async () => {
  note('alone');
  let later: Promise<void> | undefined;
  await database.db.transaction(async (tx) => {
    await write(tx);
    later = new Promise((resolve) => setTimeout(resolve)).then(() => void note('left behind'));
  });
  expect(done).toEqual(['alone']);
  await later;
  expect(done).toEqual(['alone', 'left behind']);
});
