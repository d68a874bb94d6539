import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneTimeLinks, outbox, sessions, users } from '#db/schema/index.ts';
import type { PublicContext } from '#server/context.ts';
import { createSession } from '#server/sessions.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { userRow } from '#tests/builders/user.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { confirmEmail, sendConfirmationAgain } from './email-confirmation.server.ts';
import { createInvitation, listInvitations, revokeInvitation } from './invitation.server.ts';
import { readLink } from './link-page.server.ts';
import { requestPasswordReset } from './password-reset.server.ts';
import { resetPassword } from './password.server.ts';
import { updateUser } from './profile.server.ts';
import { register } from './registration.server.ts';
import { createSetUpLink, setUp } from './set-up.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const MORNING = '2026-03-01T09:00:00.000Z';
const at = (iso = MORNING): PublicContext => ({ db: database.db, now: new Date(iso), locale: 'es' });
const account = (username: string, over: object = {}) => ({
  username,
  password: 'secreta',
  name: 'Ana Ruiz',
  email: `${username}@test.example`,
  ...over,
});
const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const settings = someSettings();

const letters = () => database.db.select().from(outbox).orderBy(outbox.id);
/** The secret of the newest letter's link, as its reader would follow it. */
async function secretOfLetter(): Promise<string> {
  const [letter] = (await letters()).slice(-1);
  return /\/(?:reset|invite|confirm)\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
}
const userNamed = async (username: string) =>
  (await database.db.select().from(users).where(eq(users.usernameKey, username)))[0];

describe('registration', () => {
  test.each([
    ['open', 'done', 'done'],
    ['invite', 'invitation_required', 'done'],
    ['closed', 'registration_closed', 'registration_closed'],
  ] as const)('in the mode %s: a visitor %s, with an invitation %s', async (registration, alone, invited) => {
    const admin = await aUserContext(database.db);
    const { url } = await createInvitation(admin, {}, settings);
    const invitation = url.split('/').at(-1);
    const mode = someSettings({ registration });
    expect(await code(register(at(), account('alone'), mode, false))).toBe(alone);
    expect(await code(register(at(), account('guest', { invitation }), mode, false))).toBe(invited);
    expect(await code(register(at(), account('byadmin', { role: 'admin' }), mode, true))).toBe('done');
    expect(await userNamed('byadmin')).toMatchObject({ role: 'admin' });
  });

  test('an invitation makes one account, of its role, until it is revoked or a week has passed', async () => {
    const admin = await aUserContext(database.db);
    const invite = async () =>
      (await createInvitation(admin, { role: 'admin' }, settings)).url.split('/').at(-1);
    const [used, late, revoked] = [await invite(), await invite(), await invite()];
    const join = (invitation: string | undefined, name: string, when = MORNING) =>
      code(register(at(when), account(name, { invitation, role: 'user' }), settings, false));
    expect(await join(used, 'first')).toBe('done');
    expect(await userNamed('first')).toMatchObject({ role: 'admin' });
    expect(await join(used, 'second')).toBe('link_invalid');
    expect(await join(late, 'late', '2026-03-08T09:00:01.000Z')).toBe('link_invalid');
    const { items } = await listInvitations(admin);
    expect(items).toHaveLength(2);
    await revokeInvitation(admin, items[0]?.id ?? 0);
    expect(await join(revoked, 'revoked')).toBe('link_invalid');
    expect(await code(revokeInvitation(admin, items[0]?.id ?? 0))).toBe('not_found');
  });

  test('an invitation that was mailed confirms its address, and no other', async () => {
    const admin = await aUserContext(database.db);
    await createInvitation(admin, { email: 'Guest@test.example' }, settings);
    const invitation = await secretOfLetter();
    await register(at(), account('guest', { invitation }), settings, false);
    expect((await userNamed('guest'))?.emailConfirmedAt).toBe(MORNING);
    await createInvitation(admin, { email: 'someone@test.example' }, settings);
    const second = await secretOfLetter();
    await register(at(), account('other', { invitation: second }), settings, false);
    expect((await userNamed('other'))?.emailConfirmedAt).toBeNull();
  });

  test('writes to a new address in its language where there is a mail server, and keeps no secret', async () => {
    await register(at(), account('ana'), settings, false);
    const [letter] = await letters();
    expect(letter).toMatchObject({
      recipient: 'ana@test.example',
      subject: 'Confirme su dirección de correo',
    });
    const secret = await secretOfLetter();
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(await database.db.select().from(oneTimeLinks))).not.toContain(secret);
    await register(at(), account('berta'), someSettings({ smtpUrl: undefined }), false);
    expect(await letters()).toHaveLength(1);
  });
});

describe('a confirmation', () => {
  test('works once, for the address that it was sent to', async () => {
    await register(at(), account('ana'), settings, false);
    const secret = await secretOfLetter();
    expect(await readLink(at(), 'email_confirmation', secret)).toMatchObject({ email: 'ana@test.example' });
    expect(await confirmEmail(at(), secret)).toEqual({ email: 'ana@test.example' });
    expect((await userNamed('ana'))?.emailConfirmedAt).toBe(MORNING);
    expect(await code(confirmEmail(at(), secret))).toBe('link_invalid');
  });

  test('of an address that the account has left confirms nothing', async () => {
    const user = await register(at(), account('ana'), settings, false);
    const secret = await secretOfLetter();
    const email = 'new@test.example';
    await database.db.update(users).set({ email, emailKey: email }).where(eq(users.id, user.id));
    expect(await readLink(at(), 'email_confirmation', secret)).toBeNull();
    expect(await code(confirmEmail(at(), secret))).toBe('link_invalid');
    expect((await userNamed('ana'))?.emailConfirmedAt).toBeNull();
  });

  test('is sent again on demand, the newest link alone working, five times an hour', async () => {
    const user = await register(at(), account('ana'), settings, false);
    const first = await secretOfLetter();
    const ctx = { ...at(), user };
    const again = () => code(sendConfirmationAgain(ctx, { ...settings, isRateLimited: true }));
    for (let i = 0; i < 5; i += 1) expect(await again()).toBe('done');
    expect(await again()).toBe('too_many_requests');
    expect(await code(confirmEmail(at(), first))).toBe('link_invalid');
    expect(await code(confirmEmail(at(), await secretOfLetter()))).toBe('done');
  });

  test('is asked for anew by another address, and the old one is told', async () => {
    const user = await register(at(), account('ana'), settings, false);
    await confirmEmail(at(), await secretOfLetter());
    const change = { email: 'ana.ruiz@test.example', currentPassword: 'secreta' };
    const attempt = { address: 'a', isLimited: true };
    const ctx = { ...at(), user };
    expect(await code(updateUser(ctx, change, 'loginToken', attempt, settings))).toBe('token_not_enough');
    expect(await code(updateUser(ctx, { email: change.email }, 'cookie', attempt, settings))).toBe('invalid');
    const changed = await updateUser(ctx, change, 'cookie', attempt, settings);
    expect(changed).toMatchObject({ email: 'ana.ruiz@test.example', emailConfirmedAt: null });
    expect((await letters()).slice(-2).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['account_confirmation', 'ana.ruiz@test.example'],
      ['account_emailChanged', 'ana@test.example'],
    ]);
  });
});

describe('a password reset', () => {
  const ask = (email: string, isLimited = false, when = MORNING) =>
    requestPasswordReset(at(when), { email }, settings, isLimited);

  test('answers alike for everybody, and writes to who has an account', async () => {
    await register(at(), account('ana'), someSettings({ smtpUrl: undefined }), false);
    const known = await ask('ANA@test.example');
    expect(await letters()).toHaveLength(1);
    expect(await ask('nobody@test.example')).toEqual(known);
    await database.db.update(users).set({ disabledAt: MORNING });
    expect(await ask('ana@test.example')).toEqual(known);
    expect(await letters()).toHaveLength(1);
    expect(await database.db.select().from(oneTimeLinks)).toHaveLength(1);
  });

  test('sets a password once, within 30 minutes, ends every session and confirms the address', async () => {
    const user = await register(at(), account('ana'), settings, false);
    await createSession(database.db, user.id, 'browser', new Date(MORNING));
    await ask('ana@test.example');
    const late = await secretOfLetter();
    const half = '2026-03-01T09:30:00.001Z';
    expect(await code(resetPassword(at(half), late, { password: 'nueva-1' }, settings))).toBe('link_invalid');
    await ask('ana@test.example', false, half);
    const secret = await secretOfLetter();
    expect(await code(resetPassword(at(half), late, { password: 'nueva-1' }, settings))).toBe('link_invalid');
    expect(await resetPassword(at(half), secret, { password: 'nueva-1' }, settings)).toEqual({
      username: 'ana',
    });
    expect(await database.db.select().from(sessions)).toEqual([]);
    expect((await userNamed('ana'))?.emailConfirmedAt).toBe(half);
    expect(await code(resetPassword(at(half), secret, { password: 'nueva-2' }, settings))).toBe(
      'link_invalid',
    );
  });

  test('writes three letters an hour to an address, and a fourth request does not spoil the third letter', async () => {
    await register(at(), account('ana'), someSettings({ smtpUrl: undefined }), false);
    for (let i = 0; i < 5; i += 1) expect(await ask('ana@test.example', true)).toEqual({ success: true });
    expect(await letters()).toHaveLength(3);
    const secret = await secretOfLetter();
    expect(await code(resetPassword(at(), secret, { password: 'nueva-1' }, settings))).toBe('done');
  });
});

describe('the set-up link', () => {
  const secretOf = async () => (await createSetUpLink(at(), settings.siteUrl))?.split('/').at(-1) ?? '';

  test('makes one administrator, and the newest link alone does', async () => {
    const older = await secretOf();
    const secret = await secretOf();
    expect(await code(setUp(at(), older, account('early')))).toBe('link_invalid');
    expect(await setUp(at(), secret, account('root'))).toMatchObject({
      role: 'admin',
      emailConfirmedAt: MORNING,
    });
    expect(await code(setUp(at(), secret, account('again')))).toBe('link_invalid');
    expect(await createSetUpLink(at(), settings.siteUrl)).toBeNull();
  });

  test('is dead once anybody has an account, and a visitor’s demo does not count', async () => {
    await database.db.insert(users).values({
      ...userRow({ username: 'demo-1' }),
      demoExpiresAt: '2026-03-02T09:00:00.000Z',
    });
    const secret = await secretOf();
    expect(await readLink(at(), 'setup', secret)).not.toBeNull();
    await register(at(), account('first'), settings, false);
    expect(await readLink(at(), 'setup', secret)).toBeNull();
    expect(await code(setUp(at(), secret, account('root')))).toBe('link_invalid');
  });
});
