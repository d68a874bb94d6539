import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../api-client.ts';
import { startServer, type TestServer } from '../server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'on' });
}, 180_000);
afterAll(() => server.stop());

test('sixty accounts an hour come from one address, and what was refused is none of them', async () => {
  const register = async (username: string) => {
    const account = { username, password: 'secreta', name: 'Ana', email: `${username}@test.example` };
    return (await new ApiClient(server.url).call('POST', '/api/register', account)).status;
  };
  expect(await register('first')).toBe(201);
  for (let i = 0; i < 62; i += 1) expect(await register('')).toBe(422);
  for (let i = 0; i < 3; i += 1) expect(await register('first')).toBe(409);
  for (let i = 1; i < 60; i += 1) expect(await register(`account${i}`)).toBe(201);
  expect(await register('last')).toBe(429);
}, 30_000);
