import { actAs } from '#features/accounts/workspace.server.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { passkeys } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { registerUser } from '#features/accounts/users/user.server.ts';
import { aRegistration, outcomeOf } from '#tests/builders/emails.ts';
import { aPasskeyDevice } from '#tests/builders/passkey-device.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { addPasskey, offerPasskey, removePasskey } from './own-passkeys.server.ts';
import { hasPasskeys } from './passkey.server.ts';
import type { Proof } from './second-factor.schema.ts';
import { secondFactorState } from './second-factor.server.ts';
import { checkSecondFactor, requireNoSecondFactor } from './sign-in-code.server.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const SITE = 'https://suite.test.example';
const attempt = { address: '203.0.113.7', isLimited: true };
const password = { currentPassword: 'clave-de-prueba' };
const settings = { ...someSettings(), requireSecondFactor: 'off' as const };

let database: TestDatabase;
let ana: ServiceContext;
let berta: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  ana = await somebody('ana');
  berta = await somebody('berta');
});
afterEach(() => database.close());

async function somebody(username: string): Promise<ServiceContext> {
  const base = { db: database.db, now: NOW, locale: 'es' as const };
  const { id, name, email, role } = await registerUser(base, aRegistration(username));
  return actAs(base, { id, username, name, email, role });
}
const later = (minutes: number) => ({ ...ana, now: new Date(NOW.getTime() + minutes * 60_000) });

/** The challenge of a new passkey; `proof` is a factor that the account has already. */
const challengeFor = async (ctx: ServiceContext, proof: Omit<Proof, 'currentPassword'> = {}) => {
  const { options } = await offerPasskey(ctx, { ...password, ...proof }, attempt, settings);
  expect(options).toMatchObject({ rp: { id: 'suite.test.example' }, user: { name: ctx.user.username } });
  return String(options['challenge']);
};
const give = (ctx: ServiceContext, passkey: ReturnType<ReturnType<typeof aPasskeyDevice>['create']>) =>
  addPasskey(ctx, { name: 'Portátil', passkey }, 'none', settings);

async function added(ctx = ana, proof: Omit<Proof, 'currentPassword'> = {}) {
  const device = aPasskeyDevice(SITE);
  const { passkey, recoveryCodes } = await give(ctx, device.create(await challengeFor(ctx, proof)));
  return { device, id: passkey.id, recoveryCodes };
}

async function signInChallenge() {
  const refused = requireNoSecondFactor(ana, ana.user.id, settings);
  const error: unknown = await refused.catch((thrown: unknown) => thrown);
  const { extra } = (
    error as { details: { extra: { challenge: string; passkey: object; factors: string[] } } }
  ).details;
  return extra;
}
type Assertion = ReturnType<ReturnType<typeof aPasskeyDevice>['get']>;
const signIn = (challenge: string, passkey: Assertion) =>
  outcomeOf(checkSecondFactor(ana, { challenge, passkey }, attempt, settings));

describe('a passkey', () => {
  test('signs in after the password, once for a challenge', async () => {
    const { device, recoveryCodes } = await added();
    expect(recoveryCodes).toHaveLength(10);
    const { challenge, passkey, factors } = await signInChallenge();
    expect(factors).toEqual(['passkey', 'recoveryCode']);
    expect(passkey).toMatchObject({ challenge, allowCredentials: [{ transports: ['internal'] }] });
    const answer = device.get(challenge);
    expect(await signIn(challenge, answer)).toBe('done');
    expect(await signIn(challenge, answer)).toBe('sign_in_expired');
    expect((await secondFactorState(ana, settings)).passkeys).toMatchObject([
      { name: 'Portátil', lastUsedAt: NOW.toISOString() },
    ]);
  });

  test.each([
    [
      'of another site',
      (d: ReturnType<typeof aPasskeyDevice>, c: string) => d.get(c, { from: 'https://evil.example' }),
    ],
    ['to another challenge', (d: ReturnType<typeof aPasskeyDevice>) => d.get('x'.repeat(43))],
    ['of an unknown device', (_: unknown, c: string) => aPasskeyDevice(SITE).get(c)],
    [
      'with another signature',
      (d: ReturnType<typeof aPasskeyDevice>, c: string) => {
        const answer = d.get(c);
        const { signature } = aPasskeyDevice(SITE).get(c).response;
        return { ...answer, response: { ...answer.response, signature } };
      },
    ],
  ])('is refused with an answer %s', async (_name, answerOf) => {
    const { device } = await added();
    const { challenge } = await signInChallenge();
    expect(await signIn(challenge, answerOf(device, challenge))).toBe('second_factor_wrong');
    expect(await signIn(challenge, device.get(challenge))).toBe('done');
  });

  test('that was copied is refused, because its counter stands still', async () => {
    const { device } = await added();
    const first = await signInChallenge();
    expect(await signIn(first.challenge, device.get(first.challenge))).toBe('done');
    const { challenge } = await signInChallenge();
    expect(await signIn(challenge, device.get(challenge, { isCloned: true }))).toBe('second_factor_wrong');
  });

  test('of another account opens nothing, and cannot be removed from there', async () => {
    const { id } = await added();
    const { device, recoveryCodes } = await added(berta);
    const proof = { ...password, code: recoveryCodes[0] };
    const { challenge } = await signInChallenge();
    expect(await signIn(challenge, device.get(challenge))).toBe('second_factor_wrong');
    expect(await outcomeOf(removePasskey(berta, id, proof, attempt, settings))).toBe('not_found');
  });
});

describe('a new passkey', () => {
  test('takes the challenge that its own account was given, once, for ten minutes, from this site', async () => {
    const device = aPasskeyDevice(SITE);
    const challenge = await challengeFor(ana);
    expect(await outcomeOf(give(berta, device.create(challenge)))).toBe('invalid');
    expect(await outcomeOf(give(later(10), device.create(challenge)))).toBe('invalid');
    expect(await outcomeOf(give(ana, device.create('x'.repeat(43))))).toBe('invalid');
    expect(await outcomeOf(give(ana, device.create(challenge, 'https://evil.example')))).toBe('invalid');
    const { recoveryCodes } = await give(ana, device.create(challenge));
    expect(await outcomeOf(give(ana, device.create(challenge)))).toBe('invalid');
    const again = await challengeFor(ana, { code: recoveryCodes[0] });
    expect(await outcomeOf(give(ana, device.create(again)))).toBe('taken');
    expect(await database.db.select().from(passkeys)).toHaveLength(1);
  });

  test('takes the password, and a site with a name', async () => {
    const wrong = offerPasskey(ana, { currentPassword: 'wrong-one' }, attempt, settings);
    expect(await outcomeOf(wrong)).toBe('invalid');
    expect(hasPasskeys({ siteUrl: 'http://localhost:4321' })).toBe(true);
    expect(hasPasskeys({ siteUrl: 'http://127.0.0.1:4321' })).toBe(false);
    expect(hasPasskeys({ siteUrl: 'http://[::1]:4321' })).toBe(false);
  });
});

test('with the last factor the recovery codes go, unless one is required', async () => {
  const first = await added();
  const [toAdd, toRemove, toKeep, last] = first.recoveryCodes;
  const second = await added(ana, { code: toAdd });
  expect(second.recoveryCodes).toEqual([]);
  const remove = (id: number, code: string | undefined, requireSecondFactor: 'off' | 'all' = 'off') =>
    removePasskey(ana, id, { ...password, code }, attempt, { ...settings, requireSecondFactor });
  await remove(first.id, toRemove);
  expect(await secondFactorState(ana, settings)).toMatchObject({ recoveryCodesLeft: 8 });
  expect(await outcomeOf(remove(second.id, toKeep, 'all'))).toBe('second_factor_kept');
  await remove(second.id, last);
  expect(await secondFactorState(ana, settings)).toMatchObject({ recoveryCodesLeft: 0, passkeys: [] });
  await requireNoSecondFactor(ana, ana.user.id, settings);
});
