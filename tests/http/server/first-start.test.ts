import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { startServer } from '#tests/server.ts';

const LINK = /\/setup\/([\w-]{43})/;
const account = {
  username: 'root',
  password: 'clave-de-prueba',
  name: 'Root',
  email: 'root@test.example',
};

test('the first start prints a link that creates one administrator; later starts do not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'suite-'));
  try {
    const first = await startServer({}, { dataDir });
    const secret = LINK.exec(first.log())?.[1] ?? '';
    const visitor = new ApiClient(first.url);
    expect((await visitor.call('GET', `/setup/${secret}`)).status).toBe(200);
    // Framed, on a line of its own, and not in the log, which is archived.
    expect(first.log()).toMatch(/─{60,}\n.*\n\S+\/setup\/[\w-]{43}\n─{60,}\n/);
    expect(first.output()).not.toContain(secret);
    const made = await visitor.call('POST', `/api/setup/${secret}`, account);
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ role: 'admin' })]);
    expect((await visitor.call('GET', '/api/admin/users')).status).toBe(200);
    const again = { ...account, username: 'second', email: 'second@test.example' };
    expect((await visitor.call('POST', `/api/setup/${secret}`, again)).status).toBe(404);
    await first.stop();

    const second = await startServer({}, { dataDir });
    expect(second.log()).not.toMatch(LINK);
    await second.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('standard output is nothing but lines of the log', async () => {
  const server = await startServer();
  await new ApiClient(server.url).call('GET', '/api/user');
  await server.stop();
  const lines = server.output().trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(JSON.parse(line), line).toHaveProperty('level');
  expect(server.log()).toContain('is running at');
});

test('no link remains if the environment defines an administrator', async () => {
  const server = await startServer({
    ADMIN_USERNAME: 'root',
    ADMIN_PASSWORD: 'clave-de-prueba',
    ADMIN_EMAIL: 'root@test.example',
  });
  expect(server.log()).not.toMatch(LINK);
  await server.stop();
});
