import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneTimeLinks, sessions, users } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { createSession } from '#features/accounts/sessions/sessions.server.ts';
import { aRegistration, emailsIn, outcomeOf, secretOfEmail } from '#tests/builders/emails.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { userRow } from '#tests/builders/user.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { readLink } from '#features/accounts/sessions/link-page.server.ts';
import { requestPasswordReset } from './password-reset.server.ts';
import { resetPassword } from './password.server.ts';
import { register } from '#features/accounts/users/registration.server.ts';
import { createSetUpLink, setUp } from '#features/accounts/users/set-up.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const MORNING = '2026-03-01T09:00:00.000Z';
const at = (iso = MORNING): PublicContext => ({ db: database.db, now: new Date(iso), locale: 'es' });
const settings = someSettings();

const emails = () => emailsIn(database.db);
const userNamed = async (username: string) =>
  (await database.db.select().from(users).where(eq(users.usernameKey, username)))[0];

describe('a password reset', () => {
  const ask = (email: string, isLimited = false, when = MORNING) =>
    requestPasswordReset(at(when), { email }, settings, isLimited);

  test('responds identically to every address, and emails only those with an account', async () => {
    await register(at(), aRegistration('ana'), someSettings({ smtpUrl: undefined }), false);
    const known = await ask('ANA@test.example');
    expect(await emails()).toHaveLength(1);
    expect(await ask('nobody@test.example')).toEqual(known);
    await database.db.update(users).set({ disabledAt: MORNING });
    expect(await ask('ana@test.example')).toEqual(known);
    expect(await emails()).toHaveLength(1);
    expect(await database.db.select().from(oneTimeLinks)).toHaveLength(1);
  });

  test('sets a password once within 30 minutes, ends every session and confirms the address', async () => {
    const user = await register(at(), aRegistration('ana'), settings, false);
    await createSession(database.db, user.id, 'browser', new Date(MORNING));
    await ask('ana@test.example');
    const late = await secretOfEmail(database.db);
    const half = '2026-03-01T09:30:00.001Z';
    expect(await outcomeOf(resetPassword(at(half), late, { password: 'otra-clave-1' }, settings))).toBe(
      'link_invalid',
    );
    await ask('ana@test.example', false, half);
    const secret = await secretOfEmail(database.db);
    expect(await outcomeOf(resetPassword(at(half), late, { password: 'otra-clave-1' }, settings))).toBe(
      'link_invalid',
    );
    expect(await resetPassword(at(half), secret, { password: 'otra-clave-1' }, settings)).toMatchObject({
      username: 'ana',
    });
    expect(await database.db.select().from(sessions)).toEqual([]);
    expect((await userNamed('ana'))?.emailConfirmedAt).toBe(half);
    expect(await outcomeOf(resetPassword(at(half), secret, { password: 'otra-clave-2' }, settings))).toBe(
      'link_invalid',
    );
  });

  test('sends three emails an hour to an address, and a fourth request keeps the third link valid', async () => {
    await register(at(), aRegistration('ana'), someSettings({ smtpUrl: undefined }), false);
    for (let i = 0; i < 5; i += 1) expect(await ask('ana@test.example', true)).toEqual({ success: true });
    expect(await emails()).toHaveLength(3);
    const secret = await secretOfEmail(database.db);
    expect(await outcomeOf(resetPassword(at(), secret, { password: 'otra-clave-1' }, settings))).toBe('done');
  });
});

describe('the set-up link', () => {
  const secretOf = async () => (await createSetUpLink(at(), settings.siteUrl))?.split('/').at(-1) ?? '';

  test('creates one administrator, and only the newest link works', async () => {
    const older = await secretOf();
    const secret = await secretOf();
    expect(await outcomeOf(setUp(at(), older, aRegistration('early')))).toBe('link_invalid');
    expect(await setUp(at(), secret, aRegistration('root'))).toMatchObject({
      role: 'admin',
      emailConfirmedAt: MORNING,
    });
    expect(await outcomeOf(setUp(at(), secret, aRegistration('again')))).toBe('link_invalid');
    expect(await createSetUpLink(at(), settings.siteUrl)).toBeNull();
  });

  test('is invalid once a user exists; demos do not count', async () => {
    await database.db.insert(users).values({
      ...userRow({ username: 'demo-1' }),
      demoExpiresAt: '2026-03-02T09:00:00.000Z',
    });
    const secret = await secretOf();
    expect(await readLink(at(), 'setup', secret)).not.toBeNull();
    await register(at(), aRegistration('first'), settings, false);
    expect(await readLink(at(), 'setup', secret)).toBeNull();
    expect(await outcomeOf(setUp(at(), secret, aRegistration('root')))).toBe('link_invalid');
  });
});
