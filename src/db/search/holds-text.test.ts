import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { holdsEveryWord, holdsText } from './holds-text.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await aUserContext(database.db);
  await database.db
    .update(users)
    .set({ name: 'Íñigo Ørsted 100% [a*]_', searchText: 'inigo orsted 100% [a*]_' });
});
afterAll(() => database.close());

const isFound = async (condition: SQL | undefined) => (await database.db.$count(users, condition)) === 1;

test.each([
  ['inigo', true],
  ['ñigo', true],
  ['ORSTED ínigo', true],
  ['100%', true],
  ['[a*]', true],
  ['*]_', true],
  ['0_%', false],
  ['inigo?', false],
  ['orsted nadie', false],
  ['', true],
])('the words "%s" are found in a text as typed as in its folded copy', async (q, found) => {
  expect(await isFound(holdsEveryWord(q, { folded: [users.searchText] }))).toBe(found);
  expect(await isFound(holdsEveryWord(q, { typed: [users.name] }))).toBe(found);
});

test('each word may stand in another column, a whole text stands in one', async () => {
  const columns = { folded: [sql`'ana'`], typed: [users.name] };
  expect(await isFound(holdsEveryWord('ana ñigo', columns))).toBe(true);
  expect(await isFound(holdsText('ana inigo', columns))).toBe(false);
  expect(await isFound(holdsText('inigo orsted', columns))).toBe(true);
});
