import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../api-client.ts';
import { startServer, type TestServer } from '../server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' });
  await new ApiClient(server.url).register('ana');
});
afterAll(() => server.stop());

/** As the one trusted proxy tells it. */
const from = (address: string) => ({ 'x-forwarded-for': address, cookie: 'lang=es' });
const guess = (username: string, address: string, password = 'wrong!') =>
  new ApiClient(server.url).call('POST', '/api/login', { username, password }, from(address));

test('the eleventh wrong password of an account waits, wherever it comes from, and so does the right one', async () => {
  await new ApiClient(server.url).register('guessed');
  for (let i = 0; i < 10; i += 1) expect((await guess('guessed', `203.0.113.${i}`)).status).toBe(401);
  const refused = await guess('guessed', '203.0.113.99', 'clave-de-prueba');
  expect([refused.status, refused.body]).toEqual([
    429,
    expect.objectContaining({ message: expect.stringMatching(/^Demasiados intentos/) as string }),
  ]);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  expect((await guess('ana', '203.0.113.99', 'clave-de-prueba')).status).toBe(200);
});

test('the thirty-first failure of an address waits, whichever account it is for', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 31; i += 1) statuses.push((await guess(`nobody${i}`, '198.51.100.7')).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
  expect(statuses[30]).toBe(429);
  expect((await guess('ana', '198.51.100.7', 'clave-de-prueba')).status).toBe(429);
  expect((await guess('ana', '198.51.100.8', 'clave-de-prueba')).status).toBe(200);
});

test('a guess at the password of an open session counts like one at the sign-in', async () => {
  const client = await new ApiClient(server.url).register('opened');
  const change = () =>
    client.call('POST', '/api/user/password', { currentPassword: 'wrong!', newPassword: 'otra-clave-1' });
  for (let i = 0; i < 10; i += 1) expect((await change()).status).toBe(422);
  expect((await change()).status).toBe(429);
  expect((await guess('opened', '192.0.2.1', 'clave-de-prueba')).status).toBe(429);
});

test('five demos an hour for an address', async () => {
  const start = () => new ApiClient(server.url).call('POST', '/api/demo', {}, from('192.0.2.50'));
  for (let i = 0; i < 5; i += 1) expect((await start()).status).toBe(201);
  const refused = await start();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3_000]).toEqual([429, true]);
});
