import { once } from 'node:events';
import { mkdir, readdir, rm, unlink } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migratedFolder } from '#tests/database.ts';
import { startServer } from '#tests/server.ts';
import { readAnswer, send } from './raw.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await migratedFolder('suite.db');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('finishes an accepted request, and accepts no new one', { timeout: 180_000 }, async () => {
    const server = await startServer();
    const body = JSON.stringify({ username: 'nobody', password: 'nothing' });
    const slow = request(`${server.url}/api/login`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        origin: server.url,
        expect: '100-continue',
      },
    });
    slow.flushHeaders();
    const answered = once(slow, 'response');
    // From here on the server is reading this request's body.
    await once(slow, 'continue');
    const stopped = server.stop(signal);
    await expect.poll(() => server.log()).toContain('finishing what was accepted');
    await expect(send(`${server.url}/api/health`)).rejects.toThrow();
    slow.end(body);
    const [message] = await answered;
    const answer = await readAnswer(message);
    expect(answer.status).toBe(401);
    expect(answer.headers.connection).toBe('close');
    expect(await stopped).toBe(0);
  });
});

test('an idle connection does not delay the shutdown', { timeout: 60_000 }, async () => {
  const server = await startServer();
  const { connect } = await import('node:net');
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  expect(await server.stop()).toBe(0);
  expect(server.log()).not.toContain('cut off');
  socket.destroy();
});

test('reports invalid settings, one line each, and starts nothing', async () => {
  await expect(startServer({ PORT: 'abc', REGISTRATION: 'shut', AI_API_KEY: 'hunter2' })).rejects.toThrow(
    /ended with 1 .*\nPORT: got "abc".*\nREGISTRATION: got "shut".*\nAI_BASE_URL: is not set.*\n$/s,
  );
});

test('reports a port in use', { timeout: 60_000 }, async () => {
  const server = await startServer();
  const { port } = new URL(server.url);
  await expect(startServer({ PORT: port })).rejects.toThrow(new RegExp(`PORT: ${port} is already in use`));
  await server.stop();
});

test('refuses a second process on the same data folder', { timeout: 60_000 }, async () => {
  const server = await startServer({}, { dataDir });
  await expect(startServer({}, { dataDir })).rejects.toThrow(/ended with 1 /);
  expect((await send(`${server.url}/api/health`)).status).toBe(200);
  await server.stop();
});

test('keeps the compressed pages of its address, and of no other', { timeout: 60_000 }, async () => {
  const cache = join(dataDir, 'cache', 'pages');
  await unlink(join(dataDir, 'cache')).catch(() => undefined);
  await mkdir(cache, { recursive: true });
  for (const address of ['https://www.example.com', 'https://other.example.com']) {
    const server = await startServer({ SITE_URL: address }, { dataDir });
    const answer = await send(server.url);
    expect(answer.text).toContain(address);
    expect(answer.text).not.toContain('site-url.invalid');
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(await readdir(cache)).toHaveLength(1);
    await server.stop();
  }
});

test('plain http sends no HSTS', { timeout: 60_000 }, async () => {
  const server = await startServer();
  const { headers } = await send(server.url);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade');
  await server.stop();
});
