import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '#tests/builders/account.ts';
import { ApiClient, member } from '#tests/api-client.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { send } from './raw.ts';

const ADMIN = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'clave-de-prueba',
  ADMIN_EMAIL: 'root@test.example',
};

let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  open = await startServer(ADMIN);
  closed = await startServer({ METRICS_TOKEN: 'token-of-prometheus' });
}, 300_000);
afterAll(() => Promise.all([open.stop(), closed.stop()]));

const status = async ({ url }: TestServer, headers: Record<string, string> = {}): Promise<number> =>
  (await send(`${url}/metrics`, { headers })).status;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('shows the process, the requests and the outbox as Prometheus reads them', async () => {
  await send(`${open.url}/api/user`);
  await send(`${open.url}/`);
  const answer = await send(`${open.url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers['cache-control']).toBe('no-store');
  for (const line of [
    /^process_resident_memory_bytes \d+$/m,
    /^suite_http_request_duration_seconds_count\{kind="api",method="GET",status="401"\} 1$/m,
    /^suite_http_request_duration_seconds_count\{kind="file",method="GET",status="200"\} 1$/m,
    /^suite_ready\{check="database"\} 1$/m,
    /^suite_data_folder_free_bytes \d+$/m,
    /^suite_backup_failing\{kind="by_hand"\} 0$/m,
    /^suite_backup_failing\{kind="before_migration"\} 0$/m,
    /^suite_secrets_key_right 1$/m,
  ])
    expect(answer.text).toMatch(line);
  // Every line is a comment or a sample.
  for (const line of answer.text.trim().split('\n'))
    expect(line).toMatch(/^(?:#|$|[a-z][a-z0-9_]*(?:\{.*\})? [^ ]+$)/);
});

test('without a token only this machine reads them, and not through a proxy', async () => {
  expect(await status(open)).toBe(200);
  for (const name of ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Proto'])
    expect(await status(open, { [name]: 'for=127.0.0.1' }), name).toBe(401);
});

test('METRICS_TOKEN opens them, and closes them to everybody else', async () => {
  expect(await status(closed)).toBe(401);
  expect(await status(closed, bearer('token-of-prometheuS'))).toBe(401);
  expect(await status(closed, bearer('token-of-prometheus'))).toBe(200);
  const through = { ...bearer('token-of-prometheus'), 'x-forwarded-for': '203.0.113.7' };
  expect(await status(closed, through)).toBe(200);
});

test("an administrator's token opens them, and nobody else's", async () => {
  const admin = new ApiClient(open.url);
  await admin.login('root', ADMIN.ADMIN_PASSWORD);
  await makeAccount(admin, 'user', 'plain');
  const plain = new ApiClient(open.url);
  await plain.login('plain', 'clave-de-prueba');
  const through = { 'x-forwarded-for': '203.0.113.7' };
  expect(await status(open, { ...bearer(admin.token), ...through })).toBe(200);
  expect(await status(open, { ...bearer(plain.token), ...through })).toBe(403);
  expect(await status(open, bearer('none'))).toBe(401);
  const made = await admin.call('POST', '/api/tokens', {
    name: 'Prometheus',
    currentPassword: ADMIN.ADMIN_PASSWORD,
  });
  expect(await status(open, bearer(member(made.body, 'token', 'string')))).toBe(200);
});

test('nothing is to be written there', async () => {
  expect((await send(`${open.url}/metrics`, { method: 'POST' })).status).toBe(405);
});

test('forwarded headers without TRUSTED_PROXIES are warned of once', async () => {
  for (let times = 0; times < 3; times += 1)
    await send(`${open.url}/api/user`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(open.output().match(/TRUSTED_PROXIES is 0/g)).toHaveLength(1);
  expect(closed.output()).not.toContain('TRUSTED_PROXIES');
});
