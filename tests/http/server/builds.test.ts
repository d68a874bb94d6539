import { link, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBuild, currentBuild, withBuildLock } from '#kernel/front/files/builds.ts';
import { buildIfStale, DIST } from '../../../scripts/lib/build.mjs';
import { startServer } from '#tests/server.ts';
import { send } from './raw.ts';

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));

let dist: string;
let original: string;

beforeAll(async () => {
  await buildIfStale();
  original = (await currentBuild(DIST)) ?? '';
  await mkdir(CACHE, { recursive: true });
  // Inside the project, because a build resolves its packages from its location.
  dist = await mkdtemp(join(CACHE, 'builds-'));
}, 300_000);
afterAll(() => rm(dist, { recursive: true, force: true }));

/** A copy shares the files, of which a build has three thousand, but not the lock of those who use it. */
async function linkAll(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (entry.name === 'in-use.lock') continue;
    const target = join(to, relative(from, entry.parentPath), entry.name);
    if (entry.isDirectory()) await mkdir(target, { recursive: true });
    else {
      await mkdir(dirname(target), { recursive: true });
      await link(join(entry.parentPath, entry.name), target);
    }
  }
}

/** Adds a build of changed sources: other files, and a page that says which build it is. */
const add = (sources: string): Promise<string> =>
  withBuildLock(dist, () =>
    addBuild(dist, sources, async (folder) => {
      await linkAll(original, folder);
      const page = join(folder, 'client', 'robots.txt');
      const text = await readFile(page, 'utf8');
      // Or the shared file would change.
      await rm(page);
      await writeFile(page, `${text}# ${sources}\n`);
      await rm(join(folder, 'stamp.json'));
    }),
  );

const builds = async (): Promise<string[]> =>
  (await readdir(join(dist, 'builds'))).map((name) => name.replace(/-.*/, '')).toSorted();

/** Rendered on demand, each from chunks of its own. */
const LAZY = [
  '/comercia',
  '/leadmanager',
  '/consultoria/auth',
  '/reset/none',
  '/verify/none',
  '/api/openapi.json',
];

test(
  'a server keeps its build while others are created, and the next start uses the newest',
  { timeout: 300_000 },
  async () => {
    await add('one');
    const first = await startServer({}, { dist });
    await add('two');
    await add('three');
    for (const address of LAZY) expect((await send(first.url + address)).status, address).toBeLessThan(500);
    expect(first.log()).not.toContain('ERR_MODULE_NOT_FOUND');
    expect((await send(`${first.url}/robots.txt`)).text).toContain('# one');
    expect(await builds()).toEqual(['one', 'three']);

    const second = await startServer({}, { dist });
    expect((await send(`${second.url}/robots.txt`)).text).toContain('# three');
    await add('four');
    expect(await builds()).toEqual(['four', 'one', 'three']);
    // The operating system releases the locks, whatever the exit.
    await Promise.all([first.stop('SIGKILL'), second.stop()]);
    await add('five');
    expect(await builds()).toEqual(['five']);
  },
);

test('an interrupted build changes nothing and leaves nothing', async () => {
  await add('whole');
  const before = await currentBuild(dist);
  const broken = withBuildLock(dist, () =>
    addBuild(dist, 'broken', async (folder) => {
      await writeFile(join(folder, 'half'), '');
      throw new Error('The texts cannot be published yet');
    }),
  );
  await expect(broken).rejects.toThrow('cannot be published');
  expect(await currentBuild(dist)).toBe(before);
  expect(await builds()).toEqual(['whole']);
});

test('files for a CDN are neither served nor deleted by a build for the server', async () => {
  await mkdir(join(dist, 'cdn', 'files'), { recursive: true });
  const file = join(dist, 'cdn', 'files', 'robots.txt');
  await writeFile(file, '# of the CDN');
  await add('six');
  const server = await startServer({}, { dist });
  expect((await send(`${server.url}/robots.txt`)).text).toContain('# six');
  await server.stop();
  expect(await readFile(file, 'utf8')).toBe('# of the CDN');
});

test(
  'builds only after settings, port, data folder and database are checked',
  { timeout: 300_000 },
  async () => {
    const dataDir = await mkdtemp(join(CACHE, 'data-'));
    await add('seven');
    const server = await startServer({}, { dist, dataDir });
    expect(server.log()).toContain('building\n');
    const refused = async (env: Record<string, string>, folder = dataDir): Promise<string> =>
      String(await startServer(env, { dist, dataDir: folder }).catch((error: unknown) => error));
    const said = [
      await refused({ REGISTRATION: 'shut' }),
      await refused({ PORT: new URL(server.url).port }),
      await refused({}),
    ];
    await server.stop();
    await writeFile(join(dataDir, 'suite.db'), 'name;email\n');
    said.push(await refused({}));
    expect(said).toEqual(
      ['REGISTRATION: got "shut"', 'PORT: ', 'The data folder ', 'The database '].map((start) =>
        // One sentence without a stack.
        expect.stringMatching(new RegExp(`ended with 1 before it was ready:\\n${start}[^\\n]*\\n$`)),
      ),
    );
    await rm(dataDir, { recursive: true });
  },
);
