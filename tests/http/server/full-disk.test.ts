import { createClient } from '@libsql/client';
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { aCrmContact } from '#tests/builders/crm.ts';
import { anImport } from '#tests/builders/csv.ts';
import { renderedAddresses } from '#tests/pages/rendered-addresses.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { send } from './raw.ts';

/** Mounts a file system of 96 MiB in memory; undefined if mounting is not allowed, as in most containers. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmdirSync(folder);
    return undefined;
  }
}

const disk = mountSmallDisk();
const filler = join(disk ?? '', 'filler');

function fillDisk(): void {
  for (const size of [1_048_576, 4_096, 1]) {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(size));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
}

const IMPORTS = '/api/crm/imports';
const LINES = 4_000;
let server: TestServer;
let owner: ApiClient;
let importId: number;

const readiness = async () => JSON.parse((await send(`${server.url}/api/ready`)).text);
const newContact = () => owner.call('POST', '/api/crm/contacts', aCrmContact());

describe.skipIf(disk === undefined)('on a full disk (skipped where mount -t tmpfs is not allowed)', () => {
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT: 'on' }, { dataDir: disk ?? '' });
    owner = await new ApiClient(server.url).register('owner');
    await owner.make('/api/crm/contacts', aCrmContact());
    await owner.call('GET', '/api/crm/pipelines');
    expect(await readiness()).toMatchObject({
      status: 'ok',
      checks: { database: 'ok', disk: 'ok', outbox: 'ok' },
    });
    const people = Array.from({ length: LINES }, (_, n) => `Ana ${n},ana${n}@test.example`);
    const started = await owner.call('POST', IMPORTS, anImport(`Nombre,Correo\n${people.join('\n')}`));
    importId = member(started.body, 'id', 'number');
    fillDisk();
    // The write-ahead log reuses the space that it already has.
    while ((await newContact()).status !== 503);
  }, 180_000);
  afterAll(async () => {
    await server.stop();
    execFileSync('umount', [disk ?? '']);
    rmdirSync(disk ?? '');
  });

  test('a write gets an error in both languages with a retry time', async () => {
    const writes = {
      contact: newContact,
      import: () => owner.call('POST', IMPORTS, anImport('Nombre\nAna\n')),
      spanish: () =>
        owner.call('POST', '/api/crm/contacts', aCrmContact(), { cookie: `${owner.cookie}; lang=es` }),
    };
    for (const [name, write] of Object.entries(writes)) {
      // A checkpoint in between leaves room for a write or two.
      await expect
        .poll(
          async () => {
            const { status, body, headers } = await write();
            return [status, body, headers.get('retry-after')];
          },
          { timeout: 20_000 },
        )
        .toMatchObject([
          503,
          {
            code: 'disk_full',
            message: expect.stringContaining(name === 'spanish' ? 'espacio en disco' : 'disk space'),
          },
          '30',
        ]);
    }
  });

  test('every page and list can be read', async () => {
    for (const path of await renderedAddresses()) {
      const { status } = await send(server.url + path, { headers: { cookie: owner.cookie } });
      expect([path, status < 500]).toEqual([path, true]);
    }
    for (const path of [
      '/api/user',
      '/api/crm/contacts',
      '/api/crm/companies',
      '/api/companies',
      '/api/sessions',
    ])
      expect([path, (await owner.call('GET', path)).status]).toEqual([path, 200]);
  });

  test('users can sign in and read, and wrong passwords still count', async () => {
    const client = await new ApiClient(server.url).login('owner');
    expect((await client.call('GET', '/api/crm/contacts')).status).toBe(200);
    const byToken = await new ApiClient(server.url).call('GET', '/api/user', undefined, {
      authorization: `Bearer ${client.token}`,
    });
    expect(byToken.status).toBe(200);
    const guess = async () =>
      (await new ApiClient(server.url).call('POST', '/api/login', { username: 'owner', password: 'falsa' }))
        .status;
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push(await guess());
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    await client.call('POST', '/api/logout', {});
    expect((await client.call('GET', '/api/user')).status).toBe(401);
  });

  test('an import waits instead of failing, and says so', async () => {
    for (const path of [`${IMPORTS}/${importId}`, IMPORTS]) {
      const waiting = { id: importId, status: 'running', pausedBy: 'disk_full', error: null };
      await expect
        .poll(async () => (await owner.call('GET', path)).body, { timeout: 20_000 })
        .toMatchObject(path === IMPORTS ? { items: [waiting] } : waiting);
    }
  });

  test('the server is healthy but not ready', async () => {
    await expect
      .poll(async () => (await readiness()).checks, { timeout: 15_000 })
      .toEqual({ database: 'full', disk: 'low', outbox: 'ok' });
    expect((await send(`${server.url}/api/ready`)).status).toBe(503);
    expect((await send(`${server.url}/api/health`)).status).toBe(200);
  });

  test('with space again everything continues by itself, and an unstored session is stored', async () => {
    const client = await new ApiClient(server.url).login('owner').catch(() => owner);
    rmSync(filler);
    await expect.poll(async () => (await newContact()).status, { timeout: 30_000 }).toBe(201);
    await expect.poll(async () => (await readiness()).status, { timeout: 30_000 }).toBe('ok');
    await expect
      .poll(async () => (await owner.call('GET', `${IMPORTS}/${importId}`)).body, { timeout: 150_000 })
      .toMatchObject({ status: 'done', pausedBy: null, counts: { created: LINES, failed: 0 } });
    expect((await client.call('GET', '/api/user')).status).toBe(200);
  }, 240_000);
});

test('while another process holds the lock, pages can be read, and the server is not ready', async () => {
  const locked = await startServer({ RATE_LIMIT: 'on' });
  const reader = await new ApiClient(locked.url).register('reader');
  const beside = createClient({ url: `file:${join(locked.dataDir, 'suite.db')}`, timeout: 5_000 });
  await beside.execute("update sessions set lastUsedAt = '2020-01-01T00:00:00.000Z'");
  const lock = await beside.transaction('write');
  for (const path of ['/leadmanager/contacts', '/api/crm/contacts', '/consultoria']) {
    const { status } = await send(locked.url + path, { headers: { cookie: reader.cookie } });
    expect([path, status]).toEqual([path, 200]);
  }
  expect(JSON.parse((await send(`${locked.url}/api/ready`)).text)).toMatchObject({
    checks: { database: 'locked' },
  });
  expect((await send(`${locked.url}/api/health`)).status).toBe(200);
  const again = await new ApiClient(locked.url).login('reader');
  expect((await again.call('GET', '/api/user')).status).toBe(200);
  const refused = await reader.call('POST', '/api/crm/contacts', aCrmContact());
  expect(refused).toMatchObject({ status: 503, body: { code: 'busy' } });
  await lock.rollback();
  expect((await reader.call('POST', '/api/crm/contacts', aCrmContact())).status).toBe(201);
  // The unstored session is stored on its next use.
  await again.call('GET', '/api/user');
  await expect
    .poll(async () => (await beside.execute('select count(*) as n from sessions')).rows[0]?.['n'])
    .toBe(2);
  beside.close();
  await locked.stop();
}, 120_000);
