import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aUserContext } from '#tests/builders/context.ts';
import { fillEveryTable, tablesOf } from '#tests/builders/every-table.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { fileOf } from '#tests/work.ts';
import type { ServiceContext } from '#server/context.ts';
import { eraseAccount } from './erase-account.server.ts';
import { exportAccount } from './export.server.ts';
import { ATTACHED_TABLES, OWNED_TABLES } from './owned-tables.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Rows of these tables are nobody's; each says why. A new table that is neither here nor owned fails the first test. */
const NOBODYS: Record<string, string> = {
  erasures: 'what was erased and when, without a name or an address',
  attempts: 'counters under hashes and network addresses, for minutes',
  idempotency_keys: 'answers under hashes, for a day',
  jobs: 'which work of the server is in hand, by number, and when it was last done',
  __drizzle_migrations: 'what has been applied to the database',
};

const countOf = async (table: string): Promise<number> =>
  Number((await database.client.execute(`select count(*) as n from "${table}"`)).rows[0]?.n);

type AccountExport = { profile: object; data: Record<string, Record<string, unknown>[]> };
const exportOf = async (owner: ServiceContext): Promise<AccountExport> =>
  JSON.parse((await fileOf(exportAccount(owner), database.db)).toString());

test('every table either belongs to an account or says why not', async () => {
  const known = [...OWNED_TABLES, ...ATTACHED_TABLES].map(({ name }) => name);
  const tables = await tablesOf(database.client);
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((table) => !known.includes(table) && !(table in NOBODYS))).toEqual([]);
});

describe('an account with a row in every table', () => {
  test('exports each of them, without a secret, and nothing of anybody else', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const filled = await fillEveryTable(database.client, owner.user.id);
    const expected = filled.filter((table) => !(table in NOBODYS) && table !== 'users');
    const content = await exportOf(owner);
    expect(content.profile).toMatchObject({ username: owner.user.username });
    const lacking = expected.filter((table) => content.data[table]?.length !== 1);
    expect(lacking).toEqual([]);
    const names = Object.values(content.data).flatMap((rows) => rows.flatMap(Object.keys));
    expect(names.filter((name) => /password|token|secret|bearerHash|credential/i.test(name))).toEqual([]);
    expect(Object.keys(content.data.sessions?.[0] ?? {})).not.toContain('id');
    expect(JSON.stringify(await exportOf(other))).not.toContain('filler');
  });

  test('leaves nothing behind when it is erased, and everybody else keeps theirs', async () => {
    const owner = await aUserContext(database.db);
    const other = await aUserContext(database.db);
    const filled = await fillEveryTable(database.client, owner.user.id);
    const others = await fillEveryTable(database.client, other.user.id);
    expect(others).toEqual(filled);
    const before = new Map<string, number>();
    for (const table of filled) before.set(table, await countOf(table));
    await eraseAccount(database.db, owner.user.id);
    const wrong: string[] = [];
    for (const table of filled) {
      const left = table in NOBODYS ? before.get(table) : Number(before.get(table)) / 2;
      if ((await countOf(table)) !== left) wrong.push(table);
    }
    expect(wrong).toEqual([]);
    expect(JSON.stringify(await exportOf(other))).toContain('filler');
  });
});
