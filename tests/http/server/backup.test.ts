import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, member } from '#tests/api-client.ts';
import { startServer } from '#tests/server.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ADMIN = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'una-frase-larga-73',
  ADMIN_EMAIL: 'root@test.example',
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suite-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs an operator's command in a process of its own, without a terminal. */
async function command(script: string, ...words: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join('scripts', script), ...words], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
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
    const server = await startServer(ADMIN, { dataDir });
    const client = await signedIn(server.url);
    await addContact(client, 'Ana');

    const file = join(dataDir, 'drill.db');
    const made = await command('backup.mjs', file);
    expect(made).toEqual({ code: 0, said: expect.stringContaining(`npm run restore -- ${file}`) });
    expect(made.said).toMatch(/Backed up and verified: .*drill\.db \(.* [KM]B\)/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

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

    const restored = await command('restore.mjs', file, '--yes');
    expect(restored.code).toBe(0);
    expect(restored.said).toMatch(/The replaced database is kept as .*-before-restore\.db/);
    expect(restored.said).toContain('SECRETS_KEY');

    const again = await startServer({ PORT: new URL(server.url).port }, { dataDir });
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
