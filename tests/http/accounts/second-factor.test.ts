import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPILED } from '../../../scripts/lib/root.mjs';
import { ApiClient, member } from '#tests/api-client.ts';
import { makeAccount } from '#tests/builders/account.ts';
import { aPasskeyDevice } from '#tests/builders/passkey-device.ts';
import { aPasskey, aSecondFactor, codeOfApp, wrongCode } from '#tests/builders/second-factor.ts';
import { migratedFolder } from '#tests/database.ts';
import { startServer, type TestServer } from '#tests/server.ts';

const ADMIN = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'clave-de-prueba',
  ADMIN_EMAIL: 'root@test.example',
};
const right = { username: 'ana', password: 'clave-de-prueba' };
/** A code of the next half minute, because the current one took the app into use. */
const nextCode = (secret: string) => codeOfApp(secret, new Date(Date.now() + 30_000));

let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  server = await startServer(ADMIN);
  strict = await startServer({ ...ADMIN, REQUIRE_SECOND_FACTOR: 'admin' });
}, 300_000);
afterAll(() => Promise.all([server.stop(), strict.stop()]));

const codeIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;

async function somebody(username: string) {
  const client = await new ApiClient(server.url).register(username);
  return { client, ...(await aSecondFactor(client)) };
}

test('a password alone opens nothing once an account has a second factor', async () => {
  const { secret } = await somebody('ana');
  const visitor = new ApiClient(server.url);
  const first = await visitor.call('POST', '/api/login', right);
  expect([first.status, codeIn(first.body)]).toEqual([401, 'second_factor_required']);
  expect(first.headers.getSetCookie()).toEqual([]);
  expect((await visitor.call('GET', '/api/user')).status).toBe(401);
  const challenge = member(first.body, 'challenge', 'string');
  const wrong = await visitor.call('POST', '/api/login/second-factor', {
    challenge,
    code: wrongCode(secret),
  });
  expect([wrong.status, codeIn(wrong.body)]).toEqual([401, 'second_factor_wrong']);
  const second = await visitor.call('POST', '/api/login/second-factor', {
    challenge,
    code: nextCode(secret),
  });
  expect(second.body).toMatchObject({ user: { username: 'ana', secondFactorAt: expect.any(String) } });
  expect((await visitor.call('GET', '/api/user')).status).toBe(200);
  const again = await visitor.call('POST', '/api/login/second-factor', { challenge, code: nextCode(secret) });
  expect([again.status, codeIn(again.body)]).toEqual([401, 'sign_in_expired']);
});

describe('without scripts', () => {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const place = { portal: 'leads', language: 'es', next: '/leadmanager/tasks' };
  const challengeIn = (html: string) => /name="challenge" value="([\w-]{43})"/.exec(html)?.[1] ?? '';

  test('the second step takes the place of the first, and leads on where the first would have', async () => {
    const { secret } = await somebody('berta');
    const first = await post('/api/login', { ...right, username: 'berta', ...place });
    const html = await first.text();
    expect(first.status).toBe(401);
    expect(html).toContain('Escriba el código de seis cifras');
    expect(html).not.toContain('name="password"');
    const challenge = challengeIn(html);
    const wrong = await post('/api/login/second-factor', { challenge, code: wrongCode(secret), ...place });
    const shown = await wrong.text();
    expect([wrong.status, challengeIn(shown)]).toEqual([401, challenge]);
    expect(shown).toContain('Este código no es válido');
    const done = await post('/api/login/second-factor', { challenge, code: nextCode(secret), ...place });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/leadmanager/tasks']);
    expect(done.headers.get('set-cookie')).toContain('session=');
  });

  test('an expired challenge shows the first step again', async () => {
    const late = await post('/api/login/second-factor', {
      challenge: 'x'.repeat(43),
      code: '123456',
      ...place,
    });
    const html = await late.text();
    expect(late.status).toBe(401);
    expect(html).toContain('name="password"');
    expect(html).toContain('El inicio de sesión ha tardado demasiado');
  });
});

describe('where administrators have to have one', () => {
  test('an administrator without one reaches only what sets it up', async () => {
    const root = await new ApiClient(strict.url).login('root');
    const refused = await root.call('GET', '/api/companies');
    expect([refused.status, codeIn(refused.body)]).toEqual([403, 'second_factor_missing']);
    const page = await root.call('GET', '/leadmanager/dashboard');
    expect([page.status, page.headers.get('location')]).toEqual([303, '/account?tab=security']);
    expect((await root.call('GET', '/comercia')).headers.get('location')).toBe('/account?tab=security');
    const account = await root.call('GET', '/account?tab=security', undefined, { cookie: root.cookie });
    expect(account.body).toContain('Your administrator requires a second factor');
    await root.confirm();
    expect(codeIn((await root.call('GET', '/api/admin/users')).body)).toBe('second_factor_missing');
    // Not as a visitor either, who would register an ordinary account.
    const made = await root.call('POST', '/api/register', {
      ...right,
      name: 'Ana',
      email: 'ana@test.example',
    });
    expect(codeIn(made.body)).toBe('second_factor_missing');
    const { recoveryCodes } = await aSecondFactor(root);
    expect((await root.call('GET', '/api/companies')).status).toBe(200);
    expect((await root.call('GET', '/leadmanager/dashboard')).status).toBe(200);
    const body = { currentPassword: 'clave-de-prueba', code: recoveryCodes[0] };
    const removal = await root.call('DELETE', '/api/user/second-factor/totp', body);
    expect([removal.status, codeIn(removal.body)]).toEqual([409, 'second_factor_kept']);
  });

  test('a user is not asked for it', async () => {
    const client = await new ApiClient(strict.url).register('carla');
    expect((await client.call('GET', '/api/companies')).status).toBe(200);
  });
});

test('an administrator resets the second factor of somebody who has lost it', async () => {
  const root = await new ApiClient(server.url).login('root');
  const id = await makeAccount(root, 'user', 'dora');
  const dora = await new ApiClient(server.url).login('dora');
  await aSecondFactor(dora);
  await expect(new ApiClient(server.url).login('dora')).rejects.toThrow('second_factor_required');
  const reset = await root.call('PATCH', `/api/admin/users/${id}`, { resetsSecondFactor: true });
  expect(reset.body).toMatchObject({ secondFactorAt: null });
  await new ApiClient(server.url).login('dora');
  const { body } = await root.call('GET', '/api/admin/audit?q=dora&group=credentials');
  expect((body as { items: unknown[] }).items[0]).toMatchObject({
    kind: 'second_factor_reset',
    actor: { name: 'root' },
    subject: { id, name: 'dora' },
  });
});

test('a passkey signs in after the password, and nobody else removes it', async () => {
  const device = aPasskeyDevice(server.url);
  const emma = await new ApiClient(server.url).register('emma');
  const { id } = await aPasskey(emma, server.url, device);
  const visitor = new ApiClient(server.url);
  const first = await visitor.call('POST', '/api/login', { ...right, username: 'emma' });
  const challenge = member(first.body, 'challenge', 'string');
  const body = { challenge, passkey: device.get(challenge) };
  expect((await visitor.call('POST', '/api/login/second-factor', body)).status).toBe(200);
  expect((await visitor.call('GET', '/api/user')).body).toMatchObject({ username: 'emma' });
  const other = await new ApiClient(server.url).register('fina');
  const currentPassword = 'clave-de-prueba';
  const path = `/api/user/second-factor/passkeys/${id}`;
  expect((await other.call('DELETE', path, { currentPassword })).status).toBe(404);
  const asked = await visitor.call('DELETE', path, { currentPassword });
  expect([asked.status, codeIn(asked.body)]).toEqual([401, 'second_factor_required']);
  const proof = { currentPassword, passkey: device.get(member(asked.body, 'challenge', 'string')) };
  expect((await visitor.call('DELETE', path, proof)).status).toBe(204);
  await new ApiClient(server.url).login('emma');
});

test('the operator’s command lets the only administrator in again, with the server stopped', async () => {
  const dataDir = await migratedFolder('suite.db');
  try {
    const first = await startServer(ADMIN, { dataDir });
    await aSecondFactor(await new ApiClient(first.url).login('root'));
    const run = (username: string) =>
      promisify(execFile)(process.execPath, ['scripts/reset-second-factor.mjs', username], {
        env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILED },
      });
    await expect(run('root')).rejects.toMatchObject({ code: 1 });
    await first.stop();
    await expect(run('nobody')).rejects.toMatchObject({ stderr: expect.stringContaining('no such account') });
    expect((await run('ROOT')).stdout).toContain('root signs in with the password alone');
    const second = await startServer(ADMIN, { dataDir });
    const root = await new ApiClient(second.url).login('root');
    const { body } = await root.call('GET', '/api/admin/audit?group=credentials');
    expect((body as { items: unknown[] }).items[0]).toMatchObject({
      kind: 'second_factor_reset',
      actor: null,
    });
    await second.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
