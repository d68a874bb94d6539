import { createClient, type Client } from '@libsql/client';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { anImport } from '#tests/builders/csv.ts';
import { tablesOf } from '#tests/builders/every-table.ts';
import { CALLS, sampleBody } from '#tests/declared-calls.ts';
import { renderedAddresses } from '#tests/pages/rendered-addresses.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { send } from './raw.ts';

/** Stored and typed everywhere; must never be logged. */
const WORD = 'Zurriagazo';
/** Sessions and users still work, so that the failure is the page's own. */
const KEPT = ['users', 'sessions', 'workspaces', 'workspace_members', '__drizzle_migrations'];

let server: TestServer;
let owner: ApiClient;
let database: Client;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'trace' }, { isWrittenByTest: true });
  owner = await new ApiClient(server.url).register('owner');
  await owner.make('/api/crm/contacts', { firstName: WORD, email: `${WORD}@test.example` });
  await owner.make('/api/companies', { name: WORD, sector: WORD, size: 'small', structure: 'simple' });
  await owner.call('POST', '/api/password-reset', { email: `${WORD}@test.example` });
  database = createClient({ url: `file:${join(server.dataDir, 'suite.db')}`, timeout: 10_000 });
}, 180_000);
afterAll(async () => {
  database.close();
  await server.stop();
});

/** Log lines without the operator's messages before the first request. */
const logLines = (): string[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line !== '');

function expectNoWord(): void {
  const lines = logLines();
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(
    server
      .log()
      .split('\n')
      .filter((line) => line.includes(WORD)),
  ).toEqual([]);
}

test('rejected input is never logged', async () => {
  for (const body of [`{"name": ${WORD}`, `"${WORD}"`, JSON.stringify({ [WORD]: WORD })])
    await owner.call('POST', '/api/crm/contacts', body);
  for (const q of [`"${WORD}`, `${WORD} AND (`, `${WORD}:*`, `NEAR(${WORD}`])
    await owner.call('GET', `/api/crm/search?q=${encodeURIComponent(q)}`);
  await owner.call('POST', '/api/crm/imports', anImport(`Nombre\n"${WORD}`));
  await owner.call('POST', '/api/crm/imports', `--x\r\ncontent-disposition: form-data; name="${WORD}`, {
    'content-type': 'multipart/form-data; boundary=x',
  });
  await owner.call('POST', '/api/login', { username: WORD, password: WORD });
  expectNoWord();
});

test('refused input is logged with its code and the names of its fields', async () => {
  const answer = await owner.call('POST', '/api/crm/contacts', { firstName: '', email: WORD, [WORD]: 1 });
  const requestId = answer.headers.get('x-request-id');
  const refusal = () =>
    logLines()
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find((line) => line['msg'] === 'refused' && line['requestId'] === requestId);
  await expect.poll(refusal).toMatchObject({ level: 'info', code: 'invalid' });
  expect(refusal()?.['fields']).toEqual(expect.arrayContaining(['firstName', 'email', '*']));
  const unasked = await send(`${server.url}/api/crm/contacts`, { method: 'TRACE' });
  expect(unasked.status).toBe(405);
  const codes = () => logLines().filter((line) => line.includes('"code":"method_not_allowed"'));
  await expect.poll(() => codes().length).toBe(1);
  expectNoWord();
});

test('no failing page, call or job logs a value of its statements', async () => {
  const tables = (await tablesOf(database)).filter(
    (table) => !KEPT.includes(table) && !/_(?:data|idx|content|docsize|config)$/.test(table),
  );
  await database.execute('PRAGMA legacy_alter_table = ON');
  for (const table of tables)
    await database.execute(`alter table "${table}" rename to "broken_${table}"`).catch(() => undefined);
  const statuses = new Set<number>();
  const headers = { cookie: owner.cookie };
  for (const path of await renderedAddresses(1)) {
    const { status } = await send(`${server.url}${path}?q=${WORD}&search=${WORD}`, { headers });
    statuses.add(status);
  }
  expect(statuses).toContain(500);
  const failed: string[] = [];
  for (const call of CALLS.filter(({ path }) => !/logout|\/api\/user$|sessions/.test(path))) {
    const path = call.path.replaceAll(/\{\w+\}/g, '1');
    const body = sampleBody(call, {}, WORD);
    // A file that is streamed breaks off.
    const status = await owner.call(call.method, `${path}?q=${WORD}`, body).then(
      (answer) => answer.status,
      () => 500,
    );
    if (status === 500) failed.push(path);
  }
  expect(failed.length).toBeGreaterThan(20);
  // The outbox is one of the broken tables.
  await expect.poll(() => server.log(), { timeout: 30_000 }).toContain('job failed');
  expect(server.log()).toContain('no such table');
  expectNoWord();
});
