import { afterAll, beforeAll, expect, test } from 'vitest';
import { attempts } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { fillHashing } from '#tests/hashing.ts';
import { checkCredentials } from '#tests/builders/user.ts';
import { createFirstAdmin } from './first-admin.server.ts';
import { registerUser } from './user.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (iso: string): PublicContext => ({ db: database.db, now: new Date(iso), locale: 'en' });
const MORNING = '2026-03-01T09:00:00.000Z';
const limits = (address: string) => ({ address, isLimited: true });
const account = (username: string, over: object = {}) => ({
  username,
  password: ' pass wörd ',
  name: username,
  email: `${username}@test.example`,
  ...over,
});

test('passwords are compared exactly as typed, user names ignoring case', async () => {
  await registerUser(at(MORNING), account('Exacta'));
  const check = (password: string) =>
    checkCredentials(at(MORNING), { username: 'EXACTA', password }, { address: 'a', isLimited: false });
  expect(await check(' pass wörd ')).toMatchObject({ username: 'Exacta' });
  await expect(check('pass wörd')).rejects.toMatchObject({ code: 'invalid_credentials' });
  await expect(check(' pass wo\u0308rd ')).rejects.toMatchObject({ code: 'invalid_credentials' });
});

test('a registered account is an ordinary user whatever role it requests, unless it is granted one', async () => {
  expect(await registerUser(at(MORNING), account('wants', { role: 'admin' }))).toMatchObject({
    role: 'user',
  });
  expect(await registerUser(at(MORNING), account('gets'), { role: 'admin' })).toMatchObject({
    role: 'admin',
  });
});

test('a user name or email that differs only in case is taken', async () => {
  await registerUser(at(MORNING), account('primera'));
  await expect(
    registerUser(at(MORNING), account('PRIMERA', { email: 'PRIMERA@TEST.example' })),
  ).rejects.toMatchObject({
    code: 'taken',
    details: { fields: { username: 'accounts:usernameTaken', email: 'accounts:emailTaken' } },
  });
});

test('thirty failures from an address in 15 minutes block it for every account', async () => {
  const guess = (username: string) =>
    checkCredentials(at(MORNING), { username, password: 'wrong!' }, limits('10.9.9.9')).catch(
      (e: { code: string }) => e.code,
    );
  const codes: unknown[] = [];
  for (let i = 0; i < 31; i += 1) codes.push(await guess(`nobody${i}`));
  expect(codes.slice(0, 30)).toEqual(Array(30).fill('invalid_credentials'));
  expect(codes[30]).toBe('too_many_requests');
  // The typed name may be a password in the wrong field.
  const kept = await database.db.select().from(attempts);
  expect(kept.filter(({ bucket }) => bucket.includes('nobody'))).toEqual([]);
  expect(kept.length).toBeGreaterThan(30);
});

test('a successful sign-in is not counted', async () => {
  await registerUser(at(MORNING), account('daily'));
  for (let i = 0; i < 12; i += 1) {
    const user = await checkCredentials(
      at(MORNING),
      { username: 'daily', password: ' pass wörd ' },
      limits('10.8.8.8'),
    );
    expect(user.username).toBe('daily');
  }
});

test('a sign-in rejected for lack of hashing capacity is not a failure', async () => {
  await registerUser(at(MORNING), account('crowded'));
  const signIn = () =>
    checkCredentials(at(MORNING), { username: 'crowded', password: ' pass wörd ' }, limits('10.7.7.7'));
  const settle = fillHashing();
  for (let i = 0; i < 12; i += 1) await expect(signIn()).rejects.toMatchObject({ code: 'busy' });
  await settle();
  expect(await signIn()).toMatchObject({ username: 'crowded' });
});

test('creates the administrator of the environment in an empty database, once', async () => {
  const empty = await openTestDatabase();
  const context = { ...at(MORNING), db: empty.db };
  const admin = { username: 'root', password: 'clave-de-prueba', email: 'root@test.example' };
  expect(await createFirstAdmin(context, admin)).toBe(true);
  expect(await createFirstAdmin(context, { ...admin, username: 'again' })).toBe(false);
  const user = await checkCredentials(
    context,
    { username: 'root', password: 'clave-de-prueba' },
    { address: 'a', isLimited: false },
  );
  expect(user.role).toBe('admin');
  await empty.close();
});
