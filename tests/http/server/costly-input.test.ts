import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/server.ts';
import { send, type Answer } from './raw.ts';

let server: TestServer;
let limited: TestServer;
beforeAll(async () => {
  [server, limited] = await Promise.all([
    startServer(),
    startServer({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' }),
  ]);
}, 180_000);
afterAll(() => Promise.all([server.stop(), limited.stop()]));

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1])));
const post = (path: string, body: string, headers: Record<string, string> = JSON_TYPE): Promise<Answer> =>
  send(server.url + path, { method: 'POST', headers }, body);
const told = ({ status, text }: Answer) => ({ status, ...JSON.parse(text) });

describe('rejects a costly megabyte with a message', () => {
  test.each([
    ['80,000 unknown keys', keys(80_000)],
    ['half a million elements', `[${'1,'.repeat(500_000)}1]`],
    ['half a million levels', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['as many objects in one another', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['keys of nothing', `{${'"":0,'.repeat(150_000)}"":0}`],
    ['keys behind a string of quotes', `{"a":"${'\\"'.repeat(100_000)}",${keys(50_000).slice(1)}`],
  ])('JSON: %s', async (_what, body) => {
    const answer = await post('/api/register', body);
    expect(told(answer)).toEqual({ status: 400, code: 'too_complex', message: expect.any(String) });
    expect(answer.body.length).toBeLessThan(300);
  });

  test('a form of half a million fields', async () => {
    const answer = await post('/api/login', 'a&'.repeat(500_000), FORM_TYPE);
    expect(answer.status).toBe(400);
  });

  test.each([
    ['an address of 2,000 parameters', '/api/companies', `?${'a&'.repeat(2_000)}`, 401],
    ['an address beyond its length', '/api/companies', `?${'a'.repeat(9_000)}`, 414],
    ['an id of a thousand digits', `/api/companies/${'1'.repeat(1_000)}`, '', 401],
  ])('%s', async (_what, path, query, status) => {
    expect((await send(server.url + path + query)).status).toBe(status);
  });

  test('cookies above the header limit', async () => {
    const cookie = Array.from({ length: 3_000 }, (_, n) => `c${n}=1`).join('; ');
    expect((await send(`${server.url}/api/companies`, { headers: { cookie } })).status).toBe(431);
  });

  test('a too long idempotency key', async () => {
    const headers = { ...JSON_TYPE, 'idempotency-key': 'k'.repeat(10_000) };
    expect((await post('/api/contact/send-email', '{}', headers)).status).toBeGreaterThanOrEqual(400);
  });
});

test('accepts an ordinary long text', async () => {
  const body = JSON.stringify({ username: 'ana', password: '",[{'.repeat(100_000) });
  expect(told(await post('/api/login', body)).code).not.toBe('too_complex');
});

test('lists twenty of many errors, says how many there are, and truncates long names', async () => {
  const answer = await post('/api/register', keys(5_000).replace('"k0"', JSON.stringify('x'.repeat(50_000))));
  const { status, errors, omittedErrors, message } = told(answer);
  expect([status, Object.keys(errors).length]).toEqual([422, 20]);
  // The four required fields count too.
  expect(omittedErrors).toBe(4_984);
  expect(message).toContain('5004');
  expect(answer.body.length).toBeLessThan(4_000);
});

test.each([
  ['POST', '/api/companies'],
  ['PATCH', '/api/companies/1'],
  ['POST', '/api/reports'],
  ['POST', '/api/crm/imports'],
])('rejects %s %s without a session before the body has arrived', async (method, path) => {
  const outgoing = request(server.url + path, {
    method,
    headers: { ...JSON_TYPE, cookie: `session=${'a'.repeat(43)}`, 'content-length': 900_000 },
  });
  outgoing.on('error', () => undefined).write('{');
  const [message] = await once(outgoing, 'response');
  expect(message.statusCode).toBe(401);
  outgoing.destroy();
});

/** Returns the status received before the body is sent, or `waiting` if the server reads the body first. */
async function statusBeforeBody(url: string, address: string): Promise<number> {
  const outgoing = request(url, {
    method: 'POST',
    headers: { ...JSON_TYPE, 'x-forwarded-for': address, 'content-length': 900_000 },
  });
  outgoing.on('error', () => undefined).write('{');
  const [message] = await once(outgoing, 'response');
  outgoing.destroy();
  return message.statusCode;
}

test('a caller beyond a limit is rejected before the body has arrived, and nothing of it is parsed', async () => {
  const headers = { ...JSON_TYPE, 'x-forwarded-for': '192.0.2.1' };
  const ask = (body: string) =>
    send(`${limited.url}/api/password-reset`, { method: 'POST', headers }, body).then(({ status }) => status);
  // Invalid JSON counts as a call.
  for (let calls = 0; calls < 20; calls += 1) expect(await ask('{')).toBe(400);
  expect(await ask(JSON.stringify({ email: 'ana@test.example' }))).toBe(429);
  expect(await statusBeforeBody(`${limited.url}/api/password-reset`, '192.0.2.1')).toBe(429);
});

test('an address can send three hundred calls a minute without a session, and others are not affected', async () => {
  const call = (address: string) =>
    send(
      `${limited.url}/api/logout`,
      { method: 'POST', headers: { ...JSON_TYPE, 'x-forwarded-for': address } },
      '{}',
    ).then(({ status }) => status);
  const statuses: number[] = [];
  for (let calls = 0; calls < 301; calls += 1) statuses.push(await call('192.0.2.9'));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(await call('192.0.2.10')).not.toBe(429);
  expect((await send(limited.url, { headers: { 'x-forwarded-for': '192.0.2.9' } })).status).toBe(200);
});
