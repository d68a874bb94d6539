import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { deleteByColumn, deleteInPieces } from './delete-in-pieces.ts';
import { attempts } from '#db/schema/index.ts';

const ROWS = 3_000;
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  await database.db.run(
    sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
        insert into attempts (bucket, at) select 'bucket ' || (i % 10), i from n`,
  );
});
afterEach(() => database.close());

const left = (): Promise<number> => database.db.$count(attempts);

test('other writes go on while many rows are deleted', async () => {
  const deleting = deleteInPieces(database.db, attempts, undefined);
  await database.db.insert(attempts).values({ bucket: 'mine', at: 0 });
  expect(await left()).toBeGreaterThan(1);
  await deleting;
  expect(await left()).toBe(0);
});

test('deletes all rows found by a column, and no others', async () => {
  await deleteByColumn(database.db, attempts, attempts.bucket, sql`${attempts.bucket} <> 'bucket 3'`);
  expect(await left()).toBe(ROWS / 10);
  expect(await database.db.$count(attempts, eq(attempts.bucket, 'bucket 3'))).toBe(ROWS / 10);
});
