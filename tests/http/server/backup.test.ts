import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, copyFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPILED } from '../../../scripts/lib/root.mjs';
import { ApiClient, member } from '#tests/api-client.ts';
import { migratedFolder } from '#tests/database.ts';
import { freePort, startServer } from '#tests/server.ts';
import { startS3Server } from '#tests/servers/s3-server.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ADMIN = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'una-frase-larga-73',
  ADMIN_EMAIL: 'root@test.example',
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await migratedFolder('suite.db');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs an operator's command in a process of its own, without a terminal. */
type Ended = { code: number | null; said: string };

const command = (script: string, ...words: string[]): Promise<Ended> => commandWith({}, script, ...words);

async function commandWith(env: Record<string, string>, script: string, ...words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join('scripts', script), ...words], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

async function signedIn(url: string): Promise<ApiClient> {
  const client = new ApiClient(url);
  const { status } = await client.call('POST', '/api/login', {
    username: 'root',
    password: ADMIN.ADMIN_PASSWORD,
  });
  expect(status).toBe(200);
  return client;
}

const addContact = (client: ApiClient, firstName: string) =>
  client.call('POST', '/api/crm/contacts', { firstName });

async function contactNames(client: ApiClient): Promise<string[]> {
  const { body } = await client.call('GET', '/api/crm/contacts');
  return (body as { items: unknown[] }).items.map((item) => member(item, 'firstName', 'string')).toSorted();
}

test(
  'restores a backup of the running server with its sessions, and without later changes',
  { timeout: 300_000 },
  async () => {
    // The same for both starts.
    const PORT = String(await freePort());
    const server = await startServer({ ...ADMIN, PORT }, { dataDir });
    const client = await signedIn(server.url);
    await addContact(client, 'Ana');

    const file = join(dataDir, 'drill.db');
    const made = await command('backup.mjs', file);
    expect(made).toEqual({ code: 0, said: expect.stringContaining(`npm run restore -- ${file}`) });
    expect(made.said).toMatch(/Backed up and verified: .*drill\.db \(.* [KM]B\)/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [hash] = (await readFile(`${file}.sha256`, 'utf8')).split('  ');
    expect(hash).toBe(
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
    const ready: unknown = await (await fetch(`${server.url}/api/ready`)).json();
    expect(ready).toMatchObject({ status: 'ok', key: 'ok', backups: { byHand: { state: 'ok' } } });

    await addContact(client, 'Berta');
    expect(await contactNames(client)).toEqual(['Ana', 'Berta']);
    const early = await command('restore.mjs', file, '--yes');
    expect(early).toEqual({
      code: 1,
      said: expect.stringMatching(/^The data folder .* is in use by process \d+\..*\n$/),
    });
    await server.stop();

    const unasked = await command('restore.mjs', file);
    expect(unasked.code).toBe(1);
    expect(unasked.said).toMatch(/1 user, .* 1 contact, /);
    expect(unasked.said).toMatch(/1 user, .* 2 contacts, /);
    expect(unasked.said).toContain('Nothing was changed');
    expect(unasked.said).toContain('its checksum agrees with drill.db.sha256');
    expect(unasked.said).toContain(`The key fits: ${dataDir}/secrets.key opens what it has sealed`);
    const other = await commandWith(
      { SECRETS_KEY: 'another key, of thirty-two signs!' },
      'restore.mjs',
      file,
    );
    expect(other.said).toContain(`SECRETS_KEY DOES NOT FIT, ${dataDir}/secrets.key does`);
    const changed = join(dataDir, 'changed.db');
    await copyFile(file, changed);
    await copyFile(`${file}.sha256`, `${changed}.sha256`);
    await appendFile(changed, 'x');
    expect(await command('restore.mjs', changed, '--yes')).toEqual({
      code: 1,
      said: expect.stringContaining('its checksum differs from changed.db.sha256'),
    });

    const restored = await command('restore.mjs', file, '--yes');
    expect(restored.code).toBe(0);
    expect(restored.said).toMatch(/The replaced database is kept as .*-before-restore\.db/);
    expect(restored.said).toContain('SECRETS_KEY');

    const again = await startServer({ PORT }, { dataDir });
    expect(await contactNames(client)).toEqual(['Ana']);
    expect(again.log()).not.toMatch(/"level":"(?:error|fatal)"/);
    await again.stop();
  },
);

test('the default target is in the data folder, and a file that is not a backup is not overwritten', async () => {
  const made = await command('backup.mjs');
  expect(made.said).toContain(`${dataDir}/backups/`);
  const refused = await command('backup.mjs', join(dataDir, 'process.json'));
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('is no backup: choose another name') });
  const itself = await command('backup.mjs', join(dataDir, 'suite.db'));
  expect(itself.said).toContain('is the database itself');
});

test.each(['backup.mjs', 'restore.mjs'])('%s explains itself, whatever the settings are', async (script) => {
  for (const flag of ['--help', '-h']) {
    const { code, said } = await commandWith({ PORT: 'none' }, script, flag);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Usage: npm run (?:backup|restore) /)]);
  }
});

test('--quiet says nothing where all went well, and what failed all the same', async () => {
  expect(await command('backup.mjs', '--quiet')).toEqual({ code: 0, said: '' });
  const below = join(dataDir, 'suite.db', 'x.db');
  expect(await command('backup.mjs', '--quiet', below)).toEqual({
    code: 1,
    said: expect.stringContaining(below.slice(0, -5)),
  });
  expect(await command('backup.mjs', '--fast')).toEqual({
    code: 1,
    said: expect.stringMatching(/^--fast is not known\. Usage: npm run backup/),
  });
});

test('a store that refuses is named with its host, its bucket and its answer, never with the secret', async () => {
  const store = await startS3Server();
  store.fail(403, 1, 'ExpiredToken');
  const refused = await commandWith({ S3_URL: store.url() }, 'backup.mjs', '--quiet');
  const { host } = new URL(store.url());
  expect(refused.code).toBe(1);
  expect(refused.said).toContain(
    `The store of S3_URL (bucket bucket at ${host}) answered 403 ExpiredToken to PUT. The backup itself is complete, on this machine alone: ${dataDir}/backups/`,
  );
  expect(refused.said).not.toMatch(/cret\+key|se%2Fcret|AKIATEST/);
  const made = await commandWith({ S3_URL: store.url() }, 'backup.mjs');
  expect(made.said).toMatch(new RegExp(`Stored as .*-by-hand\\.db in bucket bucket at ${host}`));
  expect([...store.files.keys()].map((name) => name.replace(/.*-by-hand/, ''))).toEqual([
    '.db',
    '.db.sha256',
  ]);
  await store.close();
  const dead = await commandWith({ S3_URL: store.url() }, 'backup.mjs');
  expect(dead).toEqual({
    code: 1,
    said: expect.stringContaining(`(bucket bucket at ${host}) cannot be reached (ECONNREFUSED).`),
  });
  expect((await readdir(join(dataDir, 'backups'))).filter((name) => name.includes('partial'))).toEqual([]);
});
