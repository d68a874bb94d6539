import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { sharedServer, type TestServer } from '#tests/server.ts';

const KNOWN = 'same-time-known';

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
  await new ApiClient(server.url).register(KNOWN);
});
afterAll(() => server.stop());

const ROUNDS = 25;

async function millisecondsOf(path: string, body: object): Promise<number> {
  const start = performance.now();
  await new ApiClient(server.url).call('POST', path, body);
  return performance.now() - start;
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures alternately, so that other load on the machine affects both. */
async function ratioOf(path: string, known: object, unknown: object): Promise<number> {
  const [a, b]: [number[], number[]] = [[], []];
  for (let i = 0; i < ROUNDS; i += 1) {
    a.push(await millisecondsOf(path, known));
    b.push(await millisecondsOf(path, unknown));
  }
  return median(a) / median(b);
}

test('a wrong password and an unknown user take the same time', async () => {
  const body = (username: string) => ({ username, password: 'wrong!' });
  const ratio = await ratioOf('/api/login', body(KNOWN), body('nobody'));
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

test('a reset request takes the same time with and without an account', async () => {
  const body = (name: string) => ({ email: `${name}@test.example` });
  const ratio = await ratioOf('/api/password-reset', body(KNOWN), body('nobody'));
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});
