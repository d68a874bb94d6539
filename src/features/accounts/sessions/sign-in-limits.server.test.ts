import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attempts, knownDevices } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { endSessionsOf } from '#features/accounts/sessions/sessions.server.ts';
import { isAppError } from '#shared/errors.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { checkCredentials } from '#tests/builders/user.ts';
import { forgetExpired } from '#features/accounts/privacy/forget-expired.server.ts';
import { rememberDevice } from './known-device.server.ts';
import { registerUser } from '#features/accounts/users/user.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const START = Date.parse('2026-03-01T09:00:00.000Z');
const RIGHT = 'clave-de-prueba';
const DAY = 86_400;

const after = (seconds: number): PublicContext => ({
  db: database.db,
  now: new Date(START + seconds * 1_000),
  locale: 'en',
});

let made = 0;
async function somebody(): Promise<{ id: number; username: string }> {
  made += 1;
  const username = `somebody${made}`;
  const account = { username, password: RIGHT, name: username, email: `${username}@test.example` };
  return registerUser(after(0), account);
}

type Guess = { at?: number; password?: string; address?: string; device?: string };
let guesses = 0;

/** Returns `in`, or the error code with the seconds to wait. Without `address` each guess has an address of its own. */
async function outcomeOf(username: string, { at = 0, password = 'wrong!', address, device }: Guess = {}) {
  guesses += 1;
  const attempt = { address: address ?? `address-${guesses}`, device, isLimited: true };
  try {
    await checkCredentials(after(at), { username, password }, attempt);
    return 'in';
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { retryAfterSeconds } = error.details;
    return retryAfterSeconds === undefined ? error.code : `${error.code} ${retryAfterSeconds}`;
  }
}

async function failTimes(times: number, username: string, guess: Guess = {}) {
  for (let i = 0; i < times; i += 1) expect(await outcomeOf(username, guess)).toBe('invalid_credentials');
}

test('checks ten of several parallel guesses at an account; the next waits seconds, not minutes', async () => {
  const { username } = await somebody();
  const outcomes = await Promise.all(Array.from({ length: 14 }, () => outcomeOf(username)));
  expect(outcomes.filter((outcome) => outcome === 'invalid_credentials')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'too_many_requests 5')).toHaveLength(4);
  expect(await outcomeOf(username, { at: 4, password: RIGHT })).toBe('too_many_requests 1');
  expect(await outcomeOf(username, { at: 5, password: RIGHT })).toBe('in');
});

test('slows an unknown user like a known one', async () => {
  await failTimes(10, 'nobody at all');
  expect(await outcomeOf('nobody at all')).toBe('too_many_requests 5');
});

test('the wait of an account doubles up to a minute', async () => {
  const { username } = await somebody();
  await failTimes(10, username);
  const waits: number[] = [];
  let at = 0;
  for (let i = 0; i < 6; i += 1) {
    const outcome = await outcomeOf(username, { at });
    const wait = Number(/\d+$/.exec(outcome)?.[0]);
    waits.push(wait);
    at += wait;
    expect(await outcomeOf(username, { at })).toBe('invalid_credentials');
  }
  expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
});

test('an attacker with many addresses gets fewer than 100 guesses an hour at one account', async () => {
  const { username } = await somebody();
  let looked = 0;
  for (let at = 0; at < 3_600; at += 5) {
    if ((await outcomeOf(username, { at })) === 'invalid_credentials') looked += 1;
  }
  expect(looked).toBeGreaterThan(10);
  expect(looked).toBeLessThan(100);
});

test('wrong guesses from elsewhere slow unknown devices and do not lock out a known one', async () => {
  const { id, username } = await somebody();
  const device = await rememberDevice(after(0), id, undefined);
  await failTimes(10, username);
  expect(await outcomeOf(username, { password: RIGHT })).toMatch(/^too_many_requests/);
  expect(await outcomeOf(username, { password: RIGHT, device })).toBe('in');
});

test('a blocked address does not lock out a known device', async () => {
  const { id, username } = await somebody();
  const device = await rememberDevice(after(0), id, undefined);
  for (let i = 0; i < 30; i += 1) await failTimes(1, `guest${i}`, { address: 'office' });
  expect(await outcomeOf(username, { password: RIGHT, address: 'office' })).toBe('too_many_requests 900');
  expect(await outcomeOf(username, { password: RIGHT, address: 'office', device })).toBe('in');
});

test('a known device is known only to its own account', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const device = await rememberDevice(after(0), first.id, undefined);
  await failTimes(10, second.username);
  expect(await outcomeOf(second.username, { password: RIGHT, device })).toBe('too_many_requests 5');
});

test('a device that guesses wrong ten times is treated as unknown, also with a new token', async () => {
  const [victim, thief] = [await somebody(), await somebody()];
  const device = await rememberDevice(after(0), victim.id, undefined);
  await failTimes(10, victim.username, { device });
  const renewed = await rememberDevice(after(0), thief.id, device);
  await failTimes(10, victim.username, { device: renewed });
  expect(await outcomeOf(victim.username, { device: renewed })).toBe('too_many_requests 5');
});

test("a guess that the account's limit delays still counts for its address", async () => {
  const { username } = await somebody();
  await failTimes(10, username);
  for (let i = 0; i < 30; i += 1)
    expect(await outcomeOf(username, { address: 'stubborn' })).toBe('too_many_requests 5');
  expect(await outcomeOf(username, { address: 'stubborn' })).toBe('too_many_requests 900');
});

test('ignores counters from a clock that was ahead', async () => {
  const { username } = await somebody();
  await failTimes(10, username, { at: 365 * DAY });
  expect(await outcomeOf(username, { password: RIGHT })).toBe('in');
});

const devicesOf = (userId: number) =>
  database.db.select().from(knownDevices).where(eq(knownDevices.userId, userId));

test('a sign-in invalidates the old device token, and the accounts of one browser share the new one', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const planted = await rememberDevice(after(0), first.id, undefined);
  const token = await rememberDevice(after(0), second.id, planted);
  for (const { username } of [first, second]) await failTimes(10, username);
  for (const { username } of [first, second]) {
    expect(await outcomeOf(username, { password: RIGHT, device: planted })).toBe('too_many_requests 5');
    expect(await outcomeOf(username, { password: RIGHT, device: token })).toBe('in');
  }
  const stored = JSON.stringify(await devicesOf(first.id));
  expect([stored.includes(token), stored.includes(planted)]).toEqual([false, false]);
});

test('keeps the last twenty devices of an account for half a year', async () => {
  const { id, username } = await somebody();
  const tokens: string[] = [];
  for (let i = 0; i < 25; i += 1) tokens.push(await rememberDevice(after(i), id, undefined));
  expect(await devicesOf(id)).toHaveLength(20);
  const late = 181 * DAY;
  await failTimes(10, username, { at: 60 });
  await failTimes(10, username, { at: late });
  const enter = (at: number, device: string | undefined) =>
    outcomeOf(username, { at, password: RIGHT, ...(device && { device }) });
  expect(await enter(60, tokens[4])).toBe('too_many_requests 5');
  expect(await enter(60, tokens[5])).toBe('in');
  expect(await enter(late, tokens[24])).toBe('too_many_requests 5');
  await forgetExpired(database.db, after(late).now);
  expect(await devicesOf(id)).toEqual([]);
});

test('ending all sessions of an account deletes its devices', async () => {
  const { id } = await somebody();
  await rememberDevice(after(0), id, undefined);
  await endSessionsOf(database.db, id);
  expect(await devicesOf(id)).toEqual([]);
});

test('no counter contains the typed user name', async () => {
  await failTimes(1, 'my-password-in-the-wrong-field');
  const kept = await database.db.select().from(attempts);
  expect(kept.filter(({ bucket }) => bucket.includes('my-password'))).toEqual([]);
});
