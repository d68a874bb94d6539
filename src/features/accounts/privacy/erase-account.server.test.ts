import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import { hashPassword } from '#features/accounts/passwords/hashing.server.ts';
import { createSession, sessionOfCookie } from '#features/accounts/sessions/sessions.server.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { fillEveryTable } from '#tests/builders/every-table.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { deleteOwnAccount, eraseEnded } from './erase-account.server.ts';
import { insertUser } from '#features/accounts/users/user.server.ts';

const attempt = { address: '192.0.2.1', isLimited: false };
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const countOf = async (table: string): Promise<number> =>
  Number((await database.client.execute(`select count(*) as n from "${table}"`)).rows[0]?.n);

async function anEndedAccount() {
  const owner = await aUserContext(database.db);
  const { cookieToken } = await createSession(database.db, owner.user.id, 'test', owner.now);
  await fillEveryTable(database.client, owner.user.id);
  await database.db
    .update(users)
    .set({ password: await hashPassword('clave-de-prueba'), demoExpiresAt: null, disabledAt: null })
    .where(eq(users.id, owner.user.id));
  await deleteOwnAccount(owner, { currentPassword: 'clave-de-prueba' }, attempt, someSettings());
  return { owner, cookieToken };
}

test('a deleted account loses all access at once, and its name and address are free', async () => {
  const { owner, cookieToken } = await anEndedAccount();
  expect(await sessionOfCookie(database.db, cookieToken, owner.now)).toBeNull();
  for (const door of ['sessions', 'api_tokens', 'landing_pages', 'report_shares', 'one_time_links'])
    expect([door, await countOf(door)]).toEqual([door, 0]);
  const { username, name, email } = owner.user;
  await expect(insertUser(owner, { username, name, email }, 'hash')).resolves.toMatchObject({ username });
});

test('an interrupted erasure is continued by the next run, and the account is deleted last', async () => {
  const { owner } = await anEndedAccount();
  const stop = new AbortController();
  // Stops between two batches, as when the process is killed.
  const erasing = eraseEnded(database.db, owner.now, stop.signal);
  stop.abort();
  await erasing;
  expect(await countOf('users')).toBe(1);
  expect(await countOf('crm_contacts')).toBeGreaterThan(0);
  await eraseEnded(database.db, owner.now);
  expect([await countOf('users'), await countOf('crm_contacts')]).toEqual([0, 0]);
});
