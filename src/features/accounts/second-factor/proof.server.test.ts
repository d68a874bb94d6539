import { actAs } from '#features/accounts/workspace.server.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { changePassword } from '#features/accounts/passwords/password.server.ts';
import { deleteOwnAccount } from '#features/accounts/privacy/erase-account.server.ts';
import { createApiToken } from '#features/accounts/tokens/api-token.server.ts';
import { updateUser } from '#features/accounts/users/profile.server.ts';
import { registerUser } from '#features/accounts/users/user.server.ts';
import { aRegistration, outcomeOf } from '#tests/builders/emails.ts';
import { aPasskeyDevice } from '#tests/builders/passkey-device.ts';
import { codeOfApp, wrongCode } from '#tests/builders/second-factor.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { addPasskey, offerPasskey, removePasskey } from './own-passkeys.server.ts';
import type { Proof } from './second-factor.schema.ts';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './second-factor.server.ts';

const MORNING = new Date('2026-03-01T09:00:10.000Z');
const SITE = 'https://suite.test.example';
const attempt = { address: '203.0.113.7', isLimited: true };
const password = { currentPassword: 'clave-de-prueba' };
const settings = { ...someSettings(), requireSecondFactor: 'off' as const };

let database: TestDatabase;
let ctx: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  ctx = await somebody('ana');
});
afterEach(() => database.close());

async function somebody(username: string): Promise<ServiceContext> {
  const base = { db: database.db, now: MORNING, locale: 'es' as const };
  const { id, name, email, role } = await registerUser(base, aRegistration(username));
  return actAs(base, { id, username, name, email, role });
}
const later = (seconds: number): ServiceContext => ({
  ...ctx,
  now: new Date(MORNING.getTime() + seconds * 1_000),
});

async function withApp() {
  const { secret } = await beginTotp(ctx, password, attempt, settings);
  const code = codeOfApp(secret, MORNING);
  const { recoveryCodes } = await confirmTotp(ctx, { code }, 'none', attempt, settings);
  return { secret, recoveryCodes };
}
async function withPasskey(of = ctx) {
  const device = aPasskeyDevice(SITE);
  const { options } = await offerPasskey(of, password, attempt, settings);
  const passkey = device.create(String(options['challenge']));
  const added = await addPasskey(of, { name: 'Portátil', passkey }, 'none', settings);
  return { device, id: added.passkey.id };
}

type Change = [string, (at: ServiceContext, proof: Proof) => Promise<unknown>];

const ACCOUNT_CHANGES: Change[] = [
  [
    'a new e-mail address',
    (at, proof) => updateUser(at, { email: 'ana@new.example', ...proof }, 'cookie', attempt, settings),
  ],
  [
    'a new password',
    (at, proof) => changePassword(at, { ...proof, newPassword: 'otra-clave-1' }, attempt, settings),
  ],
  ['a new API token', (at, proof) => createApiToken(at, { ...proof, name: 'Tablero' }, attempt, settings)],
  ['the deletion of the account', (at, proof) => deleteOwnAccount(at, proof, attempt, settings)],
];
const CHANGES: Change[] = [
  ...ACCOUNT_CHANGES,
  ['a new app', (at, proof) => beginTotp(at, proof, attempt, settings)],
  ['a new passkey', (at, proof) => offerPasskey(at, proof, attempt, settings)],
  ['new recovery codes', (at, proof) => renewRecoveryCodes(at, proof, attempt, settings)],
];
const REMOVAL: Change = ['the removal of the app', (at, proof) => removeTotp(at, proof, attempt, settings)];

test.each([...CHANGES, REMOVAL])(
  '%s takes a code of the app in use beside the password',
  async (_name, change) => {
    const { secret } = await withApp();
    expect(await outcomeOf(change(ctx, password))).toBe('second_factor_required');
    const at = later(60);
    const wrong = { ...password, code: wrongCode(secret, at.now) };
    await expect(change(at, wrong)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { code: 'accounts:secondFactor.codeWrong' } },
    });
    const code = codeOfApp(secret, at.now);
    expect(await outcomeOf(change(at, { currentPassword: 'wrong-one', code }))).toBe('invalid');
    expect(await outcomeOf(change(at, { ...password, code }))).toBe('done');
    const failed = eq(auditEvents.kind, 'second_factor_failed');
    expect(await database.db.select().from(auditEvents).where(failed)).toMatchObject([
      { actorId: ctx.user.id },
    ]);
  },
);

test.each(CHANGES)(
  '%s takes the signature of a passkey where that is all there is',
  async (_name, change) => {
    const { device } = await withPasskey();
    const refused: unknown = await change(ctx, password).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'second_factor_required',
      details: { extra: { factors: expect.not.arrayContaining(['totp']), passkey: expect.anything() } },
    });
    const { challenge } = (refused as { details: { extra: { challenge: string } } }).details.extra;
    const strange = aPasskeyDevice(SITE).get(challenge);
    expect(await outcomeOf(change(ctx, { ...password, passkey: strange }))).toBe('invalid');
    expect(await outcomeOf(change(ctx, { ...password, passkey: device.get(challenge) }))).toBe('done');
  },
);

test.each(ACCOUNT_CHANGES)(
  '%s takes the password alone where there is no second factor',
  async (_name, change) => {
    expect(await outcomeOf(change(ctx, password))).toBe('done');
  },
);

test('a weak new password uses up no code', async () => {
  const { secret } = await withApp();
  const at = later(60);
  const proof = { ...password, code: codeOfApp(secret, at.now) };
  const weak = changePassword(at, { ...proof, newPassword: 'azulon' }, attempt, settings);
  await expect(weak).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { newPassword: expect.any(String) } },
  });
  const strong = changePassword(at, { ...proof, newPassword: 'otra-clave-1' }, attempt, settings);
  expect(await outcomeOf(strong)).toBe('done');
});

test('a code that proved one change proves no other', async () => {
  const { secret, recoveryCodes } = await withApp();
  const at = later(60);
  for (const code of [codeOfApp(secret, at.now), recoveryCodes[0]]) {
    expect(await outcomeOf(beginTotp(at, { ...password, code }, attempt, settings))).toBe('done');
    expect(await outcomeOf(beginTotp(at, { ...password, code }, attempt, settings))).toBe('invalid');
  }
});

test('guesses count with those of the sign-in', async () => {
  const { secret } = await withApp();
  const code = wrongCode(secret, MORNING);
  const outcomes: unknown[] = [];
  for (let guesses = 0; guesses < 11; guesses += 1)
    outcomes.push(await outcomeOf(removeTotp(ctx, { ...password, code }, attempt, settings)));
  expect(outcomes).toEqual([...Array<string>(10).fill('invalid'), 'too_many_requests']);
});

describe('a passkey in use', () => {
  const asked = async (of: ServiceContext, id: number): Promise<string> => {
    const refused: unknown = await removePasskey(of, id, password, attempt, settings).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ code: 'second_factor_required' });
    return (refused as { details: { extra: { challenge: string } } }).details.extra.challenge;
  };

  test('is removed with its own signature, of a challenge that works once', async () => {
    const { device, id } = await withPasskey();
    const passkey = device.get(await asked(ctx, id));
    expect(await outcomeOf(offerPasskey(ctx, { ...password, passkey }, attempt, settings))).toBe('done');
    const again = { ...password, passkey };
    await expect(removePasskey(ctx, id, again, attempt, settings)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { passkey: 'accounts:secondFactor.passkeyWrong' } },
    });
    const fresh = { ...password, passkey: device.get(await asked(ctx, id)) };
    expect(await outcomeOf(removePasskey(ctx, id, fresh, attempt, settings))).toBe('done');
  });

  test('proves nothing with the challenge of another account, or with that of a new passkey', async () => {
    const { device, id } = await withPasskey();
    const berta = await somebody('berta');
    const others = await withPasskey(berta);
    const theirs = { ...password, passkey: device.get(await asked(berta, others.id)) };
    expect(await outcomeOf(removePasskey(ctx, id, theirs, attempt, settings))).toBe('invalid');
    const proof = { ...password, passkey: device.get(await asked(ctx, id)) };
    const { options } = await offerPasskey(ctx, proof, attempt, settings);
    const offered = { ...password, passkey: device.get(String(options['challenge'])) };
    expect(await outcomeOf(removePasskey(ctx, id, offered, attempt, settings))).toBe('invalid');
  });

  test('cannot be added with the challenge that asks for a factor', async () => {
    const { id } = await withPasskey();
    const passkey = aPasskeyDevice(SITE).create(await asked(ctx, id));
    const added = addPasskey(ctx, { name: 'Otra', passkey }, 'none', settings);
    expect(await outcomeOf(added)).toBe('invalid');
  });
});
