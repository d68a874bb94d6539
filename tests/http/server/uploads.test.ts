import { createClient, type Client } from '@libsql/client';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { anImport } from '#tests/builders/csv.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { send } from './raw.ts';

const IMPORTS = '/api/crm/imports';
let server: TestServer;
let owner: ApiClient;
let database: Client;
beforeAll(async () => {
  server = await startServer();
  owner = await new ApiClient(server.url).register('importer');
  database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}`, timeout: 5_000 });
}, 180_000);
afterAll(async () => {
  database.close();
  await server.stop();
});
beforeEach(() => database.execute('delete from crm_imports'));

const head = (length: number): string =>
  `POST ${IMPORTS} HTTP/1.1\r\nHost: x\r\nCookie: ${owner.cookie}\r\nConnection: close\r\n` +
  `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`;
const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const KIND = '--x\r\nContent-Disposition: form-data; name="kind"\r\n\r\ncontacts\r\n';

const rows = async () => (await database.execute('select count(*) as n from crm_imports')).rows[0]?.['n'];
const chunks = async () =>
  (await database.execute('select count(*) as n from crm_import_chunks')).rows[0]?.['n'];

async function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

async function expectNothingLeft(): Promise<void> {
  await expect.poll(rows).toBe(0);
  expect(await chunks()).toBe(0);
  expect((await send(`${server.url}/api/health`)).status).toBe(200);
  expect(server.process.exitCode).toBeNull();
}

test.each([
  ['in its first line', FILE.slice(0, 30)],
  ['before its first byte', FILE],
  ['in the file', `${FILE}Nombre\r\nAna`],
  ['after a long file', `${FILE}Nombre\r\n${'Ana\r\n'.repeat(200_000)}`],
  ['in the last mark', `${KIND}${FILE}Nombre\r\nAna\r\n--x`],
  ['in a field after the file', `${FILE}Nombre\r\nAna\r\n${KIND.slice(0, 50)}`],
  ['with a second mark of another form', `${FILE}Nombre\r\nAna\r\n--y--\r\n`],
])('a form that ends %s is the sender’s error, and leaves nothing', async (_where, body) => {
  const answer = await answerTo(head(Buffer.byteLength(body)) + body);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"bad_request"');
  await expectNothingLeft();
});

test.each([
  ['in the file', `${FILE}Nombre\r\nAna`],
  ['after a long file', `${FILE}Nombre\r\n${'Ana\r\n'.repeat(200_000)}`],
])('a client that disconnects %s leaves nothing', async (_where, body) => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(head(10_000_000) + body, resolve));
  await expect.poll(rows).toBe(1);
  socket.destroy();
  await expectNothingLeft();
});

test.each([
  ['a field that nobody knows', { colour: 'red' }, 422],
  ['an unknown kind', { kind: 'planets' }, 422],
  ['a text that cannot be stored', { mapping: 'a\0b' }, 400],
  ['a field larger than a mapping can be', { mapping: 'a'.repeat(300_000) }, 413],
  [
    'more fields than the form has',
    Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}`, ''])),
    400,
  ],
])('an upload that is rejected for %s leaves nothing', async (_what, fields, status) => {
  const answer = await owner.call('POST', IMPORTS, anImport('Nombre\nAna\n', fields));
  expect(answer.status).toBe(status);
  await expectNothingLeft();
});

test('repeating the key leaves no second file', async () => {
  const headers = { 'idempotency-key': 'again' };
  const first = await owner.call('POST', IMPORTS, anImport('Nombre\nAna\n'), headers);
  expect((await owner.call('POST', IMPORTS, anImport('Nombre\nAna\n'), headers)).body).toEqual(first.body);
  expect(await rows()).toBe(1);
});

test('a database locked by another process gives an error and leaves nothing; the next upload succeeds', async () => {
  const lock = await database.transaction('write');
  const answer = await owner.call('POST', IMPORTS, anImport('Nombre\nAna\n'));
  expect(answer).toMatchObject({ status: 503, body: { code: 'busy', message: expect.any(String) } });
  expect(answer.headers.get('retry-after')).toBe('1');
  await lock.rollback();
  await expectNothingLeft();
  expect((await owner.call('POST', IMPORTS, anImport('Nombre\nAna\n'))).status).toBe(201);
});

test('a database lock half-way through an upload gives an error, and hides the partial import', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const body = `${FILE}Nombre\r\n${'Ana\r\n'.repeat(200_000)}`;
  socket.write(head(body.length * 2) + body);
  await expect.poll(chunks).not.toBe(0);
  const lock = await database.transaction('write');
  socket.write(body);
  await expect.poll(() => answer, { timeout: 60_000 }).toMatch(/^HTTP\/1\.1 503 /);
  await lock.rollback();
  socket.destroy();
  expect((await send(`${server.url}/api/health`)).status).toBe(200);
  expect(server.process.exitCode).toBeNull();
  // The row could not be deleted either: it stays hidden until the hourly job deletes it.
  const { rows: left } = await database.execute('select status from crm_imports');
  expect(left.map(({ status }) => status)).toEqual(['receiving']);
  expect((await owner.call('GET', IMPORTS)).body).toEqual({ items: [], nextCursor: null });
});
