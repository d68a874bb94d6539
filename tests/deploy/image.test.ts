import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { copyFile, chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, idsOf, member } from '#tests/api-client.ts';
import { send } from '#tests/http/server/raw.ts';
import { freePort } from '#tests/server.ts';
import { answering, folder, startProgram, type Running } from './temporary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAX_MODULES_MB = 300;

let context: string;
let image: string;
let dataDir: string;
let node: string;
let server: Running;
let url: string;

/** The part of the project that `docker build` sees, with the packages that the Dockerfile installs there first. */
function buildContext(): string {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'context-'));
  for (const line of readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n'))
    if (line.startsWith('!'))
      cpSync(join(ROOT, line.slice(1)), join(folder, line.slice(1)), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The tree of the Dockerfile's second stage, started as its CMD says: not root, nothing writable but the volume. */
beforeAll(async () => {
  image = folder('image');
  dataDir = folder('volume', true);
  context = buildContext();
  execFileSync(process.execPath, ['scripts/image.mjs', image], { cwd: context, stdio: 'inherit' });
  if (process.getuid?.() !== 0) execFileSync('chmod', ['-R', 'a-w', image]);
  // The image's own Node, which need not be one that the other user can reach.
  const bin = folder('node');
  node = join(bin, 'node');
  await copyFile(process.execPath, node);
  await chmod(node, 0o755);
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  server = startProgram(node, ['src/app/main.ts'], {
    cwd: image,
    env: {
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      ADMIN_USERNAME: 'root',
      ADMIN_PASSWORD: 'clave-de-prueba',
      ADMIN_EMAIL: 'root@test.example',
    },
    asOther: true,
  });
  await answering(url);
});

afterAll(async () => {
  await server.stop();
  for (const path of [context, image, dataDir, join(node, '..')])
    rmSync(path, { recursive: true, force: true });
});

test('holds no development package, no Node of its own and less than 300 MB of packages', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const development = Object.keys(packages).filter((path) => packages[path].dev);
  expect(development.length).toBeGreaterThan(500);
  for (const path of ['node_modules/node', 'node_modules/typescript', ...development])
    expect(existsSync(join(image, path)), path).toBe(false);
  const kilobytes = execFileSync('du', ['-sk', join(image, 'node_modules')], { encoding: 'utf8' });
  expect(Number.parseInt(kilobytes, 10) / 1_024).toBeLessThan(MAX_MODULES_MB);
});

test('serves pages, sign-in and files drawn in another process, and writes only to its volume', async () => {
  expect((await send(`${url}/es`)).status).toBe(200);
  expect((await send(`${url}/leadmanager/auth`)).status).toBe(200);
  const person = new ApiClient(url);
  expect((await person.call('POST', '/api/demo', {}, { origin: url })).status).toBe(201);
  for (const page of ['/leadmanager/dashboard', '/comercia/campaigns', '/consultoria', '/account'])
    expect((await person.call('GET', page)).status, page).toBe(200);
  let reportId = 0;
  for (const id of idsOf((await person.call('GET', '/api/companies')).body)) {
    expect((await person.call('GET', `/empresa/${id}`)).status).toBe(200);
    const { body } = await person.call('GET', `/api/companies/${id}/report`);
    if (body !== null) reportId = member(body, 'id', 'number');
  }
  // Each by other packages.
  for (const file of [
    `/api/reports/${reportId}/export?format=pdf`,
    `/api/reports/${reportId}/export?format=docx`,
    '/api/marketing/assets.zip',
    '/api/crm/export?kind=contacts&format=csv',
  ])
    expect((await person.call('GET', file)).status, file).toBe(200);
  expect(readdirSync(dataDir)).toContain('suite.db');
  expect(server.printed()).not.toMatch(/ERR_MODULE_NOT_FOUND|EACCES|EROFS/);
});

test('is backed up by its own command, and stops in order', async () => {
  const backup = startProgram(node, ['scripts/backup.mjs'], {
    cwd: image,
    env: { DATA_DIR: dataDir },
    asOther: true,
  });
  await expect.poll(() => backup.process.exitCode, { timeout: 30_000 }).toBe(0);
  expect(readdirSync(join(dataDir, 'backups')).some((name) => name.includes('by-hand'))).toBe(true);
  expect(await server.stop()).toBe(0);
});
