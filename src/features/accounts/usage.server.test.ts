import { factsOfUser } from '#features/accounts/workspace.server.ts';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountUsage, crmContacts, crmImports, users } from '#db/schema/index.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { receiveImport } from '#features/leads/import-export/run/upload.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anImport } from '#tests/builders/csv.ts';
import { fillEveryTable } from '#tests/builders/every-table.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { OWNED_TABLES } from '#features/accounts/privacy/owned-tables.server.ts';
import { measureFullAccounts, measureUsage, quotaOf, requireRoom, usageOf } from './usage.server.ts';

const MB = 1_048_576;
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/**
 * Counts independently of the implementation: by the owner's condition, the columns in the database, and the texts
 * themselves.
 */
async function textBytesOf(userId: number): Promise<{ bytes: number; tables: string[] }> {
  let bytes = 0;
  const tables: string[] = [];
  for (const { name, table, isOf } of OWNED_TABLES) {
    if (table === accountUsage) continue;
    const { rows } = await database.client.execute(`select name, type from pragma_table_info('${name}')`);
    const lengths = rows
      .filter(({ type }) => /text|blob/i.test(String(type)))
      .map((column) => `sum(coalesce(length(cast("${String(column.name)}" as blob)), 0))`);
    if (lengths.length === 0) continue;
    const [row] = await database.db.all<{ bytes: number | null }>(
      sql`select ${sql.raw(lengths.join(' + '))} as bytes from ${table} where ${isOf(userId)}`,
    );
    if (row?.bytes) tables.push(name);
    bytes += row?.bytes ?? 0;
  }
  return { bytes, tables };
}

test('counts every table with texts or files, for its account alone', async () => {
  const owner = await aUserContext(database.db);
  const other = await aUserContext(database.db);
  await createContact(owner, aCrmContact({ firstName: 'Íñigo' }));
  await createContact(other, aCrmContact());
  await fillEveryTable(database.client, owner.user.id);
  await measureUsage(database.db, owner.now);
  const { bytes, tables } = await textBytesOf(owner.user.id);
  expect(tables.length).toBeGreaterThan(30);
  expect(await usageOf(database.db, owner.user.id)).toBe(bytes);
  const others = await textBytesOf(other.user.id);
  expect(await usageOf(database.db, other.user.id)).toBe(others.bytes);
});

const addContacts = ({ workspaceId, userId }: typeof crmContacts.$inferSelect, rows: number) =>
  database.db.run(
    sql`insert into ${crmContacts} ("workspaceId", "userId", "firstName", "nameKey", "createdAt", "updatedAt")
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
      select ${workspaceId}, ${userId}, 'N' || i, 'n' || i, '2026-03-01', '2026-03-01' from n`,
  );

async function aStoredContact(owner: ServiceContext) {
  await createContact(owner, aCrmContact());
  const [row] = await database.db.select().from(crmContacts);
  if (!row) throw new Error('no contact was made');
  return row;
}

test('counts rows beyond the first page of a table, and after deleted rows', async () => {
  const owner = await aUserContext(database.db);
  await addContacts(await aStoredContact(owner), 2_500);
  await database.db.delete(crmContacts).where(sql`${crmContacts.id} between 400 and 1600`);
  await measureUsage(database.db, owner.now);
  expect(await usageOf(database.db, owner.user.id)).toBe((await textBytesOf(owner.user.id)).bytes);
});

/** Whether a call that stores is refused. */
const isFull = async (userId: number, quotaBytes: number): Promise<boolean> => {
  const facts = await factsOfUser(database.db, userId);
  try {
    requireRoom(
      { storageQuotaBytes: quotaBytes },
      { storedBytes: facts?.storedBytes ?? 0, standing: { demoExpiresAt: null } },
    );
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'quota_exceeded', status: 413 });
    return true;
  }
};

test('rejects a full account until it has deleted enough', async () => {
  const owner = await aUserContext(database.db);
  const { user, now } = owner;
  const first = await aStoredContact(owner);
  await measureUsage(database.db, now);
  const quota = (await usageOf(database.db, user.id)) + 1_000;
  expect(await isFull(user.id, quota)).toBe(false);
  await addContacts(first, 500);
  await measureUsage(database.db, now);
  expect(await isFull(user.id, quota)).toBe(true);

  await database.db.delete(crmContacts).where(sql`${crmContacts.firstName} like 'N%'`);
  await measureFullAccounts(database.db, now, quota);
  expect(await isFull(user.id, quota)).toBe(false);
});

test('a quota of 0 means no limit', async () => {
  const owner = await aUserContext(database.db);
  await createContact(owner, aCrmContact());
  await measureUsage(database.db, owner.now);
  expect(await isFull(owner.user.id, 1)).toBe(true);
  expect(await isFull(owner.user.id, quotaOf(0, false))).toBe(false);
  expect(await isFull(owner.user.id, quotaOf(0, true))).toBe(false);
});

test('a demo has a tenth of the quota, at most 50 MB, and is measured again when full', async () => {
  expect(quotaOf(100 * MB, true)).toBe(10 * MB);
  expect(quotaOf(1024 * MB, true)).toBe(50 * MB);
  expect(quotaOf(1024 * MB, false)).toBe(1024 * MB);
  // A tenth of the smallest setting.
  const demo = await aUserContext(database.db);
  await database.db
    .update(users)
    .set({ demoExpiresAt: '2099-01-01T00:00:00.000Z', name: 'x'.repeat(MB / 10) })
    .where(eq(users.id, demo.user.id));
  await measureUsage(database.db, demo.now);
  const used = await usageOf(database.db, demo.user.id);
  expect(used).toBeGreaterThan(quotaOf(MB, true));
  await database.db.update(users).set({ name: 'x' }).where(eq(users.id, demo.user.id));
  await measureFullAccounts(database.db, demo.now, MB);
  expect(await usageOf(database.db, demo.user.id)).toBeLessThan(1_000);
});

test('an upload counts at once, and no longer once it is discarded', async () => {
  const owner = await aUserContext(database.db);
  const body = anImport(`Nombre;Correo\nÍñigo;inigo@test.example\n`);
  const { discard } = await receiveImport(owner, new Request('http://localhost/', { method: 'POST', body }));
  const [upload] = await database.db.select().from(crmImports);
  expect(upload?.sizeBytes).toBeGreaterThan(30);
  expect(await usageOf(database.db, owner.user.id)).toBe(upload?.sizeBytes);
  await discard();
  expect(await usageOf(database.db, owner.user.id)).toBe(0);
});

test('erasing an account deletes its usage, and measuring continues', async () => {
  const owner = await aUserContext(database.db);
  await measureUsage(database.db, owner.now);
  expect(await usageOf(database.db, owner.user.id)).toBeGreaterThan(0);
  await database.db.delete(users).where(eq(users.id, owner.user.id));
  await measureUsage(database.db, owner.now);
  const rows = await database.client.execute('select * from account_usage');
  expect(rows.rows).toEqual([]);
});
