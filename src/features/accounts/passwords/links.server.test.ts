import { actAs } from '#features/accounts/workspace.server.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneTimeLinks, users } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { aUserContext } from '#tests/builders/context.ts';
import { aRegistration, emailsIn, outcomeOf, secretOfEmail } from '#tests/builders/emails.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { confirmEmail, sendConfirmationAgain } from '#features/accounts/users/email-confirmation.server.ts';
import {
  createInvitation,
  listInvitations,
  revokeInvitation,
} from '#features/accounts/users/invitation.server.ts';
import { readLink } from '#features/accounts/sessions/link-page.server.ts';
import { findLink, takeLink } from './one-time-link.server.ts';
import { updateUser } from '#features/accounts/users/profile.server.ts';
import { register } from '#features/accounts/users/registration.server.ts';

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
    expect(await outcomeOf(register(at(), aRegistration('alone'), mode, false))).toBe(alone);
    expect(await outcomeOf(register(at(), aRegistration('guest', { invitation }), mode, false))).toBe(
      invited,
    );
    expect(await outcomeOf(register(at(), aRegistration('byadmin', { role: 'admin' }), mode, true))).toBe(
      'done',
    );
    expect(await userNamed('byadmin')).toMatchObject({ role: 'admin' });
  });

  test('an invitation creates one account with its role, until it is revoked or a week has passed', async () => {
    const admin = await aUserContext(database.db);
    const invite = async () =>
      (await createInvitation(admin, { role: 'admin' }, settings)).url.split('/').at(-1);
    const [used, late, revoked] = [await invite(), await invite(), await invite()];
    const join = (invitation: string | undefined, name: string, when = MORNING) =>
      outcomeOf(register(at(when), aRegistration(name, { invitation, role: 'user' }), settings, false));
    expect(await join(used, 'first')).toBe('done');
    expect(await userNamed('first')).toMatchObject({ role: 'admin' });
    expect(await join(used, 'second')).toBe('link_invalid');
    expect(await join(late, 'late', '2026-03-08T09:00:01.000Z')).toBe('link_invalid');
    const { items } = await listInvitations(admin);
    expect(items).toHaveLength(2);
    await revokeInvitation(admin, items[0]?.id ?? 0);
    expect(await join(revoked, 'revoked')).toBe('link_invalid');
    expect(await outcomeOf(revokeInvitation(admin, items[0]?.id ?? 0))).toBe('not_found');
  });

  test('an emailed invitation confirms its address, and no other', async () => {
    const admin = await aUserContext(database.db);
    await createInvitation(admin, { email: 'Guest@test.example' }, settings);
    const invitation = await secretOfEmail(database.db);
    await register(at(), aRegistration('guest', { invitation }), settings, false);
    expect((await userNamed('guest'))?.emailConfirmedAt).toBe(MORNING);
    await createInvitation(admin, { email: 'someone@test.example' }, settings);
    const second = await secretOfEmail(database.db);
    await register(at(), aRegistration('other', { invitation: second }), settings, false);
    expect((await userNamed('other'))?.emailConfirmedAt).toBeNull();
  });

  test('with a mail server, emails a new address in its language and stores no secret', async () => {
    await register(at(), aRegistration('ana'), settings, false);
    const [message] = await emails();
    expect(message).toMatchObject({
      recipient: 'ana@test.example',
      subject: 'Confirme su dirección de correo',
    });
    const secret = await secretOfEmail(database.db);
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(await database.db.select().from(oneTimeLinks))).not.toContain(secret);
    await register(at(), aRegistration('berta'), someSettings({ smtpUrl: undefined }), false);
    expect(await emails()).toHaveLength(1);
  });
});

describe('an email confirmation', () => {
  test('works once, for the address it was sent to', async () => {
    await register(at(), aRegistration('ana'), settings, false);
    const secret = await secretOfEmail(database.db);
    expect(await readLink(at(), 'email_confirmation', secret)).toMatchObject({ email: 'ana@test.example' });
    expect(await confirmEmail(at(), secret)).toEqual({ email: 'ana@test.example' });
    expect((await userNamed('ana'))?.emailConfirmedAt).toBe(MORNING);
    expect(await outcomeOf(confirmEmail(at(), secret))).toBe('link_invalid');
  });

  test('of an abandoned address confirms nothing', async () => {
    const user = await register(at(), aRegistration('ana'), settings, false);
    const secret = await secretOfEmail(database.db);
    const email = 'new@test.example';
    await database.db.update(users).set({ email, emailKey: email }).where(eq(users.id, user.id));
    expect(await readLink(at(), 'email_confirmation', secret)).toBeNull();
    expect(await outcomeOf(confirmEmail(at(), secret))).toBe('link_invalid');
    expect((await userNamed('ana'))?.emailConfirmedAt).toBeNull();
  });

  test('is resent on request up to five times an hour, and only the newest link works', async () => {
    const user = await register(at(), aRegistration('ana'), settings, false);
    const first = await secretOfEmail(database.db);
    const ctx = await actAs(at(), user);
    const again = () => outcomeOf(sendConfirmationAgain(ctx, { ...settings, isRateLimited: true }));
    for (let i = 0; i < 5; i += 1) expect(await again()).toBe('done');
    expect(await again()).toBe('too_many_requests');
    expect(await outcomeOf(confirmEmail(at(), first))).toBe('link_invalid');
    expect(await outcomeOf(confirmEmail(at(), await secretOfEmail(database.db)))).toBe('done');
  });

  test('is requested again by a changed address, and the old one is notified', async () => {
    const user = await register(at(), aRegistration('ana'), settings, false);
    await confirmEmail(at(), await secretOfEmail(database.db));
    const change = { email: 'ana.ruiz@test.example', currentPassword: 'clave-de-prueba' };
    const attempt = { address: 'a', isLimited: true };
    const ctx = await actAs(at(), user);
    expect(await outcomeOf(updateUser(ctx, change, 'loginToken', attempt, settings))).toBe(
      'token_not_enough',
    );
    expect(await outcomeOf(updateUser(ctx, { email: change.email }, 'cookie', attempt, settings))).toBe(
      'invalid',
    );
    const changed = await updateUser(ctx, change, 'cookie', attempt, settings);
    expect(changed).toMatchObject({ email: 'ana.ruiz@test.example', emailConfirmedAt: null });
    expect((await emails()).slice(-2).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['account_confirmation', 'ana.ruiz@test.example'],
      ['account_emailChanged', 'ana@test.example'],
    ]);
  });
});

test.each(['invitation', 'email_confirmation'] as const)(
  'an %s link is invalid while its account is disabled, and valid again afterwards',
  async (kind) => {
    const admin = await aUserContext(database.db);
    const invited = (await createInvitation(admin, {}, settings)).url.split('/').at(-1) ?? '';
    await register(at(), aRegistration('ana'), settings, false);
    const secret = kind === 'invitation' ? invited : await secretOfEmail(database.db);
    const open = () => outcomeOf(findLink(at(), kind, secret));
    const disable = (disabledAt: string | null) => database.db.update(users).set({ disabledAt });
    await disable(MORNING);
    expect(await open()).toBe('link_invalid');
    expect(await outcomeOf(takeLink(at(), kind, secret))).toBe('link_invalid');
    await disable(null);
    expect(await open()).toBe('done');
  },
);
