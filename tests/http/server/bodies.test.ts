import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedServer, type TestServer } from '#tests/server.ts';
import { readAnswer, send, sendRaw, type Answer } from './raw.ts';

const MIB = 1_048_576;
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
}, 180_000);
afterAll(() => server.stop());

const post = (path: string, headers: Record<string, string | number>): ClientRequest =>
  request(server.url + path, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', ...headers },
  });

async function answerOf(outgoing: ClientRequest): Promise<Answer> {
  const [message] = await once(outgoing, 'response');
  return readAnswer(message);
}

test('rejects a body with a too large Content-Length, and the client reads why', async () => {
  const answer = await send(`${server.url}/api/login`, { method: 'POST' }, Buffer.alloc(4 * MIB));
  expect(answer.status).toBe(413);
  expect(answer.headers.connection).toBe('close');
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'too_large' });
});

test('rejects a body without Content-Length once it is too large', async () => {
  const outgoing = post('/api/login', { 'transfer-encoding': 'chunked' });
  const answered = answerOf(outgoing);
  for (let part = 0; part < 4; part++) outgoing.write(Buffer.alloc(MIB));
  outgoing.end();
  const answer = await answered;
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'too_large' });
});

test('rejects a client that expects 100-continue before it sends', async () => {
  const outgoing = post('/api/login', { 'content-length': 4 * MIB, expect: '100-continue' });
  let isTold = false;
  outgoing.once('continue', () => (isTold = true));
  outgoing.flushHeaders();
  expect((await answerOf(outgoing)).status).toBe(413);
  expect(isTold).toBe(false);
  outgoing.destroy();
});

test('sends 100-continue to a client that expects it', async () => {
  const body = JSON.stringify({ username: 'nobody', password: 'nothing' });
  const outgoing = post('/api/login', {
    'content-length': body.length,
    expect: '100-continue',
    origin: server.url,
  });
  outgoing.flushHeaders();
  const answered = answerOf(outgoing);
  await once(outgoing, 'continue');
  outgoing.end(body);
  expect((await answered).status).toBe(401);
});

test.each([
  ['of a report may be larger for who brings a session', '/api/reports', { cookie: 'session=x' }, 401],
  ['of a report may be larger for who brings a token', '/api/reports', { authorization: 'Bearer x' }, 401],
  ['of a report may not be larger for anybody else', '/api/reports', {}, 413],
  ['of a neighbouring address may not be larger', '/api/reports-x', { cookie: 'session=x' }, 413],
  ['of a call that does not exist may not be larger', '/api/nothing', { cookie: 'session=x' }, 413],
])('a body %s', async (_name, path, headers, status) => {
  const answer = await send(server.url + path, { method: 'POST', headers }, Buffer.alloc(4 * MIB));
  expect(answer.status).toBe(status);
});

test.concurrent('responds to a body that stalls', { timeout: 30_000 }, async () => {
  const head =
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
  const answer = await sendRaw(server.url, head);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"timeout"');
});

test.concurrent('responds to headers that stall', { timeout: 30_000 }, async () => {
  expect(await sendRaw(server.url, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
});

test('rejects two lengths: no second request hides in the first', async () => {
  const bytes =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  expect(await sendRaw(server.url, bytes)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a client that disconnects half-way affects nobody', async () => {
  const outgoing = post('/api/login', { 'content-length': 1_000 });
  outgoing.on('error', () => undefined);
  outgoing.write('{');
  await once(outgoing, 'socket');
  outgoing.destroy();
  expect((await send(`${server.url}/api/health`)).status).toBe(200);
});
