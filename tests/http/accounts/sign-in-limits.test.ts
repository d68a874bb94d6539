import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, type Answer } from '#tests/api-client.ts';
import { writtenMail } from '#tests/mailbox.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' });
  await new ApiClient(server.url).register('ana');
});
afterAll(() => server.stop());

const resetLink = async () =>
  (await writtenMail(server.dataDir))
    .map(({ parsed }) => /\/reset\/([\w-]{43})/.exec(parsed.text ?? '')?.[1])
    .find(Boolean);

/** Headers of the one trusted proxy. */
const from = (address: string) => ({ 'x-forwarded-for': address, cookie: 'lang=es' });
const guess = (username: string, address: string, password = 'wrong!') =>
  new ApiClient(server.url).call('POST', '/api/login', { username, password }, from(address));

/** Sends wrong passwords from different addresses until the account is slowed, however fast the machine is. */
async function slowed(username: string): Promise<Answer> {
  for (let i = 0; i < 40; i += 1) {
    const answer = await guess(username, `203.0.113.${i}`);
    if (answer.status === 429) return answer;
  }
  throw new Error('forty guesses were looked at');
}

test('wrong passwords from anywhere slow an account for a minute at most, and the error says how long', async () => {
  await new ApiClient(server.url).register('guessed');
  const refused = await slowed('guessed');
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.body).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(new RegExp(`^Demasiados intentos.* ${seconds} s`)) as string,
  });
  expect((await guess('ana', '203.0.113.99', 'clave-de-prueba')).status).toBe(200);
});

test('a browser that has signed in before, or followed a reset link, gets in while others guess', async () => {
  const known = await new ApiClient(server.url).register('besieged');
  await known.call('POST', '/api/logout');
  await slowed('besieged');
  const cookie = (await known.login('besieged')).device;
  const post = (headers: object) =>
    new ApiClient(server.url).call(
      'POST',
      '/api/login',
      { username: 'besieged', password: 'clave-de-prueba' },
      { ...from('203.0.113.250'), ...headers },
    );
  expect((await post({})).status).toBe(429);
  const entered = await post({ cookie });
  expect(entered.status).toBe(200);
  const [device = ''] = entered.headers.getSetCookie().filter((line) => line.startsWith('device='));
  expect(device).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/i);
  expect(device).not.toContain(cookie);

  const visitor = new ApiClient(server.url);
  await visitor.call('POST', '/api/password-reset', { email: 'besieged@test.example' });
  await expect.poll(() => resetLink()).toBeDefined();
  const reset = await visitor.call('POST', `/api/password-reset/${await resetLink()}`, {
    password: 'otra-clave-1',
  });
  expect(reset.status).toBe(200);
  await slowed('besieged');
  expect((await post({ cookie: device.split(';')[0] })).status).toBe(429);
  await visitor.login('besieged', 'otra-clave-1');
});

test('all addresses of one /64 count as one, also behind a proxy', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 31; i += 1) statuses.push((await guess(`six${i}`, `2001:db8:1:2::${i + 1}`)).status);
  expect([statuses.slice(0, 30).every((status) => status === 401), statuses[30]]).toEqual([true, 429]);
  expect((await guess('ana', '2001:db8:1:2:ffff::1', 'clave-de-prueba')).status).toBe(429);
  expect((await guess('ana', '2001:db8:1:3::1', 'clave-de-prueba')).status).toBe(200);
});

test('the thirty-first failure of an address is rejected, for whichever account', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 31; i += 1) statuses.push((await guess(`nobody${i}`, '198.51.100.7')).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
  expect(statuses[30]).toBe(429);
  expect((await guess('ana', '198.51.100.7', 'clave-de-prueba')).status).toBe(429);
  expect((await guess('ana', '198.51.100.8', 'clave-de-prueba')).status).toBe(200);
});

test('a guess at the password of an open session counts like one at sign-in', async () => {
  const client = await new ApiClient(server.url).register('opened');
  const change = () =>
    client.call('POST', '/api/user/password', { currentPassword: 'wrong!', newPassword: 'otra-clave-1' });
  // After ten failures of its own the device is treated as unknown.
  for (let i = 0; i < 20; i += 1) expect((await change()).status).toBe(422);
  const statuses: number[] = [];
  for (let i = 0; i < 10; i += 1) statuses.push((await change()).status);
  expect(statuses).toContain(429);
});

test('an address can create five demos an hour', async () => {
  const start = () => new ApiClient(server.url).call('POST', '/api/demo', {}, from('192.0.2.50'));
  for (let i = 0; i < 5; i += 1) expect((await start()).status).toBe(201);
  const refused = await start();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3_000]).toEqual([429, true]);
});
