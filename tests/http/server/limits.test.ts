import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { aLivePage, answerPage } from '#tests/builders/landing.ts';
import { startServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'on' });
}, 180_000);
afterAll(() => server.stop());

test('keeps twenty simultaneous responses of one address to a landing page, and all of other addresses', async () => {
  const proxied = await startServer({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' });
  const owner = await new ApiClient(proxied.url).register('owner');
  const { slug } = await aLivePage(owner);
  const answers = Array.from({ length: 30 }, (_, index) =>
    answerPage(
      proxied.url,
      slug,
      { email: `visitor${index}@test.example` },
      index % 6 === 0 ? '192.0.2.7' : '192.0.2.8',
    ),
  );
  const statuses = await Promise.all(answers);
  expect(statuses.filter((_, index) => index % 6 === 0)).toEqual([303, 303, 303, 303, 303]);
  expect(statuses.filter((status) => status === 303)).toHaveLength(25);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  const kept = await owner.call('GET', '/api/marketing/leads?limit=100');
  await proxied.stop();
  expect(kept.body).toMatchObject({ items: { length: 25 } });
});

test('an address can create sixty accounts an hour, not counting rejected ones', async () => {
  const register = async (username: string) => {
    const account = { username, password: 'clave-de-prueba', name: 'Ana', email: `${username}@test.example` };
    return (await new ApiClient(server.url).call('POST', '/api/register', account)).status;
  };
  expect(await register('first')).toBe(201);
  for (let i = 0; i < 62; i += 1) expect(await register('')).toBe(422);
  for (let i = 0; i < 3; i += 1) expect(await register('first')).toBe(409);
  for (let i = 1; i < 60; i += 1) expect(await register(`account${i}`)).toBe(201);
  expect(await register('last')).toBe(429);
}, 30_000);
