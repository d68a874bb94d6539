// One long file: codes, recovery codes, limits and resets of one factor share their preparation.
import { actAs } from '#features/accounts/workspace.server.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, recoveryCodes, sessions, totpFactors, users } from '#db/schema/index.ts';
import { createSession } from '#features/accounts/sessions/sessions.server.ts';
import { createSecretBox } from '#kernel/config/secret-box.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { aRegistration, emailsIn, outcomeOf, secretOfEmail } from '#tests/builders/emails.ts';
import { codeOfApp, wrongCode } from '#tests/builders/second-factor.ts';
import { someSettings } from '#tests/builders/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { requestPasswordReset } from '#features/accounts/passwords/password-reset.server.ts';
import { resetPassword } from '#features/accounts/passwords/password.server.ts';
import { registerUser } from '#features/accounts/users/user.server.ts';
import { resetSecondFactor } from './factor-changes.server.ts';
import { isSecondFactorRequired } from './second-factor.rules.ts';
import {
  beginTotp,
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  secondFactorState,
} from './second-factor.server.ts';
import { checkSecondFactor, requireNoSecondFactor } from './sign-in-code.server.ts';

const MORNING = new Date('2026-03-01T09:00:10.000Z');
const later = (seconds: number) => new Date(MORNING.getTime() + seconds * 1_000);
const attempt = { address: '203.0.113.7', isLimited: true };
const currentPassword = 'clave-de-prueba';
const settings = {
  ...someSettings(),
  requireSecondFactor: 'off' as const,
};

let database: TestDatabase;
let ctx: ServiceContext;
beforeEach(async () => {
  database = await openTestDatabase();
  const base = { db: database.db, now: MORNING, locale: 'es' as const };
  const { id, username, name, email, role } = await registerUser(base, {
    ...aRegistration('ana'),
    password: currentPassword,
  });
  ctx = await actAs(base, { id, username, name, email, role });
});
afterEach(() => database.close());

const at = (now: Date): ServiceContext => ({ ...ctx, now });
async function setUp(sessionId = 'none') {
  const { secret } = await beginTotp(ctx, { currentPassword }, attempt, settings);
  const code = codeOfApp(secret, MORNING);
  const codes = await confirmTotp(ctx, { code }, sessionId, attempt, settings);
  return { secret, recoveryCodes: codes.recoveryCodes };
}

async function challengeAt(now: Date): Promise<string> {
  const error: unknown = await requireNoSecondFactor(at(now), ctx.user.id, settings).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code: 'second_factor_required' });
  return (error as { details: { extra: { challenge: string } } }).details.extra.challenge;
}
const giveAt = async (now: Date, code: string) =>
  checkSecondFactor(at(now), { challenge: await challengeAt(now), code }, attempt, settings);

describe('an authenticator app', () => {
  test('counts only once its first code has come, and is stored sealed', async () => {
    const { secret, url, qr } = await beginTotp(ctx, { currentPassword }, attempt, settings);
    await requireNoSecondFactor(ctx, ctx.user.id, settings);
    expect(url).toContain(`secret=${secret}`);
    expect(qr.path).toMatch(/^M\d+ \d+h\d+v1/);
    const wrong = confirmTotp(ctx, { code: wrongCode(secret, MORNING) }, 'none', attempt, settings);
    expect(await outcomeOf(wrong)).toBe('invalid');
    await requireNoSecondFactor(ctx, ctx.user.id, settings);
    await confirmTotp(ctx, { code: codeOfApp(secret, MORNING) }, 'none', attempt, settings);
    await challengeAt(MORNING);
    const [row] = await database.db.select().from(totpFactors);
    expect(row?.secret).toMatch(/^sealed1:/);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('signs in with a code that is up to half a minute off, and with none twice', async () => {
    const { secret } = await setUp();
    // The code that took the app into use is spent.
    expect(await outcomeOf(giveAt(MORNING, codeOfApp(secret, MORNING)))).toBe('second_factor_wrong');
    const code = codeOfApp(secret, later(60));
    expect(await outcomeOf(giveAt(later(120), code))).toBe('second_factor_wrong');
    expect(await giveAt(later(90), code)).toMatchObject({ username: 'ana' });
    expect(await outcomeOf(giveAt(later(90), code))).toBe('second_factor_wrong');
    // Nor an earlier one.
    expect(await outcomeOf(giveAt(later(61), codeOfApp(secret, later(31))))).toBe('second_factor_wrong');
    expect(
      await giveAt(later(150), ` ${codeOfApp(secret, later(150)).replace(/^.../, '$& ')} `),
    ).toBeTruthy();
  });

  test('can be replaced, and stays valid until the new one is confirmed', async () => {
    const first = await setUp();
    const proof = { currentPassword, code: codeOfApp(first.secret, later(30)) };
    const { secret } = await beginTotp(at(later(30)), proof, attempt, settings);
    await giveAt(later(60), codeOfApp(first.secret, later(60)));
    const replaced = await confirmTotp(
      at(later(90)),
      { code: codeOfApp(secret, later(90)) },
      'none',
      attempt,
      settings,
    );
    expect(replaced.recoveryCodes).toEqual([]);
    expect(await outcomeOf(giveAt(later(120), codeOfApp(first.secret, later(120))))).toBe(
      'second_factor_wrong',
    );
    await giveAt(later(120), codeOfApp(secret, later(120)));
  });

  test('is useless with another key, while a recovery code still helps', async () => {
    const { secret, recoveryCodes: codes } = await setUp();
    const other = createSecretBox('another key, which is long enough for one');
    const give = async (code: string) =>
      checkSecondFactor(at(later(60)), { challenge: await challengeAt(later(60)), code }, attempt, {
        ...settings,
        secrets: other,
      });
    expect(await outcomeOf(give(codeOfApp(secret, later(60))))).toBe('second_factor_wrong');
    expect(await outcomeOf(give(codes[0] ?? ''))).toBe('done');
  });

  test('ends the sessions that began without it, but not the one that set it up', async () => {
    await createSession(database.db, ctx.user.id, 'elsewhere', MORNING);
    const here = await createSession(database.db, ctx.user.id, 'here', MORNING);
    await setUp(here.id);
    const left = await database.db.select({ id: sessions.id }).from(sessions);
    expect(left).toEqual([{ id: here.id }]);
  });

  test('is told of by email when it comes and when it goes', async () => {
    const { recoveryCodes: codes } = await setUp();
    await removeTotp(ctx, { currentPassword, code: codes[0] }, attempt, settings);
    const kinds = (await emailsIn(database.db)).map(({ kind }) => kind);
    expect(kinds).toEqual(['account_secondFactorAdded', 'account_secondFactorRemoved']);
    await requireNoSecondFactor(ctx, ctx.user.id, settings);
    expect(await database.db.select().from(recoveryCodes)).toEqual([]);
  });
});

describe('a challenge', () => {
  test('is used up by the sign-in, ends after ten minutes, and is nobody else’s', async () => {
    const { secret } = await setUp();
    const challenge = await challengeAt(later(60));
    const give = (now: Date, sent = challenge) =>
      checkSecondFactor(at(now), { challenge: sent, code: codeOfApp(secret, now) }, attempt, settings);
    expect(await outcomeOf(give(later(60), 'x'.repeat(43)))).toBe('sign_in_expired');
    expect(await outcomeOf(give(later(60), 'no challenge'))).toBe('sign_in_expired');
    expect(await outcomeOf(give(later(661)))).toBe('sign_in_expired');
    expect(await outcomeOf(give(later(120)))).toBe('done');
    expect(await outcomeOf(give(later(150)))).toBe('sign_in_expired');
  });

  test('of a disabled account leads nowhere', async () => {
    const { secret } = await setUp();
    const challenge = await challengeAt(later(60));
    await database.db.update(users).set({ disabledAt: MORNING.toISOString() });
    const code = codeOfApp(secret, later(60));
    const late = checkSecondFactor(at(later(60)), { challenge, code }, attempt, settings);
    expect(await outcomeOf(late)).toBe('sign_in_expired');
  });
});

test('a password reset leaves the second factor, and voids a challenge of the old password', async () => {
  const { secret } = await setUp();
  const before = await challengeAt(later(60));
  const email = 'ana@test.example';
  await requestPasswordReset(ctx, { email }, settings, false);
  await resetPassword(ctx, await secretOfEmail(database.db), { password: 'otra-clave-1' }, settings);
  const code = codeOfApp(secret, later(60));
  const given = checkSecondFactor(at(later(60)), { challenge: before, code }, attempt, settings);
  expect(await outcomeOf(given)).toBe('sign_in_expired');
  await giveAt(later(60), code);
});

describe('guesses of codes', () => {
  test('are blocked after ten in a quarter of an hour and forty in a day, whatever the address', async () => {
    const { secret } = await setUp();
    const guess = async (now: Date) =>
      outcomeOf(
        checkSecondFactor(
          at(now),
          { challenge: await challengeAt(now), code: wrongCode(secret, now) },
          { address: `203.0.113.${now.getTime() % 250}`, isLimited: true },
          settings,
        ),
      );
    const outcomes: unknown[] = [];
    for (let quarter = 0; quarter < 5; quarter += 1)
      for (let guesses = 0; guesses < 11; guesses += 1)
        outcomes.push(await guess(later(60 + quarter * 901 + guesses)));
    const wrong = Array<string>(10).fill('second_factor_wrong');
    const quarterOf = [...wrong, 'too_many_requests'];
    const blocked = Array<string>(11).fill('too_many_requests');
    expect(outcomes).toEqual([...quarterOf, ...quarterOf, ...quarterOf, ...quarterOf, ...blocked]);
    const right = later(60 + 5 * 901);
    expect(await outcomeOf(giveAt(right, codeOfApp(secret, right)))).toBe('too_many_requests');
  });

  test('stand in the audit log', async () => {
    const { secret } = await setUp();
    await outcomeOf(giveAt(later(60), wrongCode(secret, later(60))));
    const failed = eq(auditEvents.kind, 'second_factor_failed');
    expect(await database.db.select().from(auditEvents).where(failed)).toMatchObject([
      { actorId: null, subjectId: ctx.user.id },
    ]);
  });
});

describe('recovery codes', () => {
  test('are ten, each works once however it is typed, and none is stored readably', async () => {
    const { recoveryCodes: codes } = await setUp();
    expect(new Set(codes).size).toBe(10);
    const stored = JSON.stringify(await database.db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
    const [first = '', second = ''] = codes;
    expect(await giveAt(later(60), first.toUpperCase())).toMatchObject({ username: 'ana' });
    expect(await outcomeOf(giveAt(later(61), first))).toBe('second_factor_wrong');
    expect(await giveAt(later(62), second.replace('-', ' '))).toBeTruthy();
    expect(await secondFactorState(ctx, settings)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('are replaced by new ones, of which an earlier one can be the proof', async () => {
    const { recoveryCodes: before } = await setUp();
    const [code, other = ''] = before;
    const { recoveryCodes: after } = await renewRecoveryCodes(
      ctx,
      { currentPassword, code },
      attempt,
      settings,
    );
    expect(await outcomeOf(giveAt(later(60), other))).toBe('second_factor_wrong');
    expect(await outcomeOf(giveAt(later(60), after[0] ?? ''))).toBe('done');
  });
});

describe('where a second factor is required', () => {
  test.each([
    ['off', 'admin', null, false],
    ['admin', 'admin', null, true],
    ['admin', 'user', null, false],
    ['all', 'user', null, true],
    ['all', 'admin', null, true],
    ['all', 'user', '2026-03-02T09:00:00.000Z', false],
  ] as const)(
    '%s, an account with role %s and demo until %s: %s',
    (rule, role, demoExpiresAt, isRequired) => {
      expect(isSecondFactorRequired(rule, { role, demoExpiresAt })).toBe(isRequired);
    },
  );

  test('its holder can replace but not remove it', async () => {
    const { recoveryCodes: codes } = await setUp();
    const required = { ...settings, requireSecondFactor: 'all' as const };
    expect(await secondFactorState(ctx, required)).toMatchObject({ isRequired: true });
    const removal = removeTotp(ctx, { currentPassword, code: codes[0] }, attempt, required);
    expect(await outcomeOf(removal)).toBe('second_factor_kept');
    await challengeAt(later(60));
  });

  test('an administrator can reset it, which its holder and the audit log learn', async () => {
    await setUp();
    await database.db.transaction((tx) => resetSecondFactor({ ...ctx, db: tx }, ctx.user.id, settings));
    await requireNoSecondFactor(ctx, ctx.user.id, settings);
    expect((await emailsIn(database.db)).at(-1)).toMatchObject({ kind: 'account_secondFactorRemoved' });
    const events = await database.db.select({ kind: auditEvents.kind }).from(auditEvents);
    expect(events.map(({ kind }) => kind)).toContain('second_factor_reset');
  });
});
