import { eq, ne } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, sessions, users } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { createSession, sessionOfCookie } from '#features/accounts/sessions/sessions.server.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { checkCredentials } from '#tests/builders/user.ts';
import { createApiToken, sessionOfApiToken } from '#features/accounts/tokens/api-token.server.ts';
import { deleteOwnAccount } from '#features/accounts/privacy/erase-account.server.ts';
import { createFirstAdmin } from './first-admin.server.ts';
import { deleteSession, listSessions } from '#features/accounts/sessions/session-list.server.ts';
import type { AccountQuery, UpdateAccount } from './user-admin.schema.ts';
import { listAccounts, updateAccount } from './user-admin.server.ts';
import { registerUser } from './user.server.ts';

let database: TestDatabase;
let admin: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  admin = await aUserContext(database.db);
  await database.db.update(users).set({ role: 'admin' });
});
afterEach(() => database.close());

const NOW = new Date('2026-03-01T09:00:00.000Z');
const attempt = { address: 'a', isLimited: true };
const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const make = (username: string, name: string) =>
  registerUser(admin, { username, password: 'clave-de-prueba', name, email: `${username}@test.example` });

test('finds accounts regardless of case and accents, in pages without gaps or repeats', async () => {
  for (const [username, name] of [
    ['jose', 'José Núñez'],
    ['maria', 'María Ruiz'],
    ['zoe', 'Zoë'],
  ] as const)
    await make(username, name);
  const names = async (q: string) =>
    (await listAccounts(admin, { q, limit: 50 })).items.map(({ name }) => name);
  expect(await names('nunez')).toEqual(['José Núñez']);
  expect(await names('MARIA@')).toEqual(['María Ruiz']);
  expect(await names('100%')).toEqual([]);
  const first = await listAccounts(admin, { sort: '-name', limit: 2 });
  const second = await listAccounts(admin, { sort: '-name', limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual([
    'Zoë',
    'María Ruiz',
    'José Núñez',
    admin.user.name,
  ]);
});

test('lists administrators, disabled accounts and those without a second factor by themselves', async () => {
  const ana = await make('ana', 'Ana');
  const berta = await make('berta', 'Berta');
  await update(ana.id, { isDisabled: true });
  await database.db.update(users).set({ secondFactorAt: NOW.toISOString() }).where(eq(users.id, berta.id));
  const idsOf = async (group: AccountQuery['group']) =>
    (await listAccounts(admin, { group, limit: 50 })).items.map(({ id }) => id).sort((a, b) => a - b);
  expect(await idsOf('admin')).toEqual([admin.user.id]);
  expect(await idsOf('disabled')).toEqual([ana.id]);
  expect(await idsOf('withoutSecondFactor')).toEqual([admin.user.id, ana.id]);
});

const update = (id: number, input: UpdateAccount) => updateAccount(admin, id, input, someSettings());

test('disabling signs a user out everywhere at once, and only the right password reveals it', async () => {
  const user = await make('ana', 'Ana');
  const { cookieToken } = await createSession(database.db, user.id, 'browser', NOW);
  const { token } = await createApiToken(
    { ...admin, user },
    { name: 'Tablero', currentPassword: 'clave-de-prueba' },
    attempt,
    someSettings(),
  );
  await update(user.id, { isDisabled: true });
  expect(await database.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
  expect(await sessionOfCookie(database.db, cookieToken, NOW)).toBeNull();
  expect(await sessionOfApiToken(database.db, token, NOW)).toBeNull();
  const signIn = (password: string) => code(checkCredentials(admin, { username: 'ana', password }, attempt));
  expect(await signIn('clave-de-prueba')).toBe('account_disabled');
  expect(await signIn('wrong-one')).toBe('invalid_credentials');
  await update(user.id, { isDisabled: false });
  expect(await signIn('clave-de-prueba')).toBe('done');
  expect((await sessionOfApiToken(database.db, token, NOW))?.user.id).toBe(user.id);
});

test('an administrator ends the sessions of an account, which stays as it is otherwise', async () => {
  const user = await make('ana', 'Ana');
  const { cookieToken } = await createSession(database.db, user.id, 'browser', NOW);
  const own = await createSession(database.db, admin.user.id, 'here', NOW);
  const { token } = await createApiToken(
    { ...admin, user },
    { name: 'Tablero', currentPassword: 'clave-de-prueba' },
    attempt,
    someSettings(),
  );
  expect(await update(user.id, { endsSessions: true })).toMatchObject({ role: 'user', disabledAt: null });
  expect(await sessionOfCookie(database.db, cookieToken, NOW)).toBeNull();
  expect(await sessionOfCookie(database.db, own.cookieToken, NOW)).not.toBeNull();
  expect(await sessionOfApiToken(database.db, token, NOW)).not.toBeNull();
  const signIn = checkCredentials(admin, { username: 'ana', password: 'clave-de-prueba' }, attempt);
  expect(await code(signIn)).toBe('done');
  const ended = eq(auditEvents.kind, 'sign_out_everywhere');
  expect(await database.db.select().from(auditEvents).where(ended)).toMatchObject([
    { actorId: admin.user.id, subjectId: user.id },
  ]);
});

describe('the last administrator', () => {
  test.each([
    ['gives up the role', { role: 'user' as const }],
    ['is disabled', { isDisabled: true }],
  ])('never %s', async (_name, change) => {
    expect(await code(update(admin.user.id, change))).toBe('last_admin');
    const other = await make('second', 'Second');
    await update(other.id, { role: 'admin', isDisabled: true });
    expect(await code(update(admin.user.id, change))).toBe('last_admin');
    await update(other.id, { isDisabled: false });
    expect(await code(update(admin.user.id, change))).toBe('done');
  });

  test('stays when the last two delete their accounts at the same time', async () => {
    const two = [await make('first', 'First'), await make('second', 'Second')];
    await database.db.update(users).set({ role: 'admin' }).where(ne(users.id, admin.user.id));
    await database.db.update(users).set({ role: 'user' }).where(eq(users.id, admin.user.id));
    const password = { currentPassword: 'clave-de-prueba' };
    const outcomes = await Promise.all(
      two.map((user) =>
        code(
          deleteOwnAccount({ ...admin, user: { ...user, role: 'admin' } }, password, attempt, someSettings()),
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['done', 'last_admin']);
  });

  test('is created from the environment if there is none', async () => {
    await database.db.update(users).set({ role: 'user' });
    const account = { username: 'root', password: 'clave-de-prueba', email: 'root@test.example' };
    expect(await createFirstAdmin(admin, account)).toBe(true);
    expect(await createFirstAdmin(admin, { ...account, username: 'again' })).toBe(false);
  });
});

test('an administrator with a stale version gets the account as another one changed it', async () => {
  const user = await make('ana', 'Ana');
  const changed = await update(user.id, { role: 'admin', updatedAt: user.updatedAt });
  const late = update(user.id, { isDisabled: true, updatedAt: user.updatedAt });
  await expect(late).rejects.toMatchObject({ code: 'stale', details: { extra: { current: changed } } });
});

test("an account lists its own sessions and ends one of them, never another user's", async () => {
  const user = await make('ana', 'Ana');
  const own = { ...admin, user };
  const here = await createSession(database.db, user.id, 'here', NOW);
  const there = await createSession(database.db, user.id, 'there', NOW);
  const { items } = await listSessions(own, here.id);
  expect(items.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).sort()).toEqual([
    ['here', true],
    ['there', false],
  ]);
  expect(JSON.stringify(items)).not.toContain(there.id);
  const id = items.find(({ userAgent }) => userAgent === 'there')?.id ?? 0;
  expect(await code(deleteSession(admin, id))).toBe('not_found');
  await deleteSession(own, id);
  expect(await sessionOfCookie(database.db, there.cookieToken, NOW)).toBeNull();
  expect(await sessionOfCookie(database.db, here.cookieToken, NOW)).not.toBeNull();
});

test('an API token shows its last use to the minute, and expires on its day', async () => {
  const user = await make('ana', 'Ana');
  const input = { name: 'Tablero', currentPassword: 'clave-de-prueba', expiresInDays: 30 };
  const { token, id } = await createApiToken({ ...admin, user }, input, attempt, someSettings());
  const lastUse = async () =>
    (await database.client.execute({ sql: 'select lastUsedAt from api_tokens where id = ?', args: [id] }))
      .rows[0]?.lastUsedAt;
  expect(await lastUse()).toBeNull();
  const use = (iso: string) => sessionOfApiToken(database.db, token, new Date(iso));
  await use('2026-03-02T10:00:00.000Z');
  await use('2026-03-02T10:00:59.000Z');
  expect(await lastUse()).toBe('2026-03-02T10:00:00.000Z');
  await use('2026-03-02T10:01:00.000Z');
  expect(await lastUse()).toBe('2026-03-02T10:01:00.000Z');
  expect(await use('2026-03-31T08:59:59.000Z')).not.toBeNull();
  expect(await use('2026-03-31T09:00:00.000Z')).toBeNull();
});
