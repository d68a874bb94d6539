import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFile, type Unlock } from '#db/folder/file-lock.ts';

/*
 * dist/builds/<sources>-<random>/   one complete build each, never written again (complete: it has a stamp)
 * dist/current                      the name of the one that the next server takes
 * dist/cdn                          the files for a CDN (cdn.ts); no server reads them
 */

const BUILDS = 'builds';
const CURRENT = 'current';
const STAMP = 'stamp.json';
const IN_USE = 'in-use.lock';
const KEPT = new Set([BUILDS, CURRENT, 'cdn', 'build.lock', 'build.lock-journal']);

const LOOK_AGAIN_MS = 100;

/** A build that a process uses: it stays until `release`, or until the process ends. */
export type HeldBuild = { folder: string; release: Unlock };

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** One build at a time: test files start servers side by side, and so may two terminals. */
export async function withBuildLock<T>(dist: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dist, { recursive: true });
  const path = join(dist, 'build.lock');
  let unlock = lockFile(path, 'exclusive');
  for (; !unlock; unlock = lockFile(path, 'exclusive')) await sleep(LOOK_AGAIN_MS);
  try {
    return await work();
  } finally {
    unlock();
  }
}

/** The folder of the build that the next server takes, or undefined where there is none. */
export async function currentBuild(dist: string): Promise<string | undefined> {
  const name = await readFile(join(dist, CURRENT), 'utf8').catch(() => '');
  if (!/^[\w-]+$/.test(name)) return undefined;
  const folder = join(dist, BUILDS, name);
  return (await isThere(join(folder, STAMP))) ? folder : undefined;
}

/** A complete build of these sources: the current one, or one that is left from before. */
export async function findBuild(dist: string, sources: string): Promise<string | undefined> {
  const current = await currentBuild(dist);
  if (current?.startsWith(join(dist, BUILDS, sources))) return current;
  const names = await readdir(join(dist, BUILDS)).catch(() => []);
  for (const name of names.filter((other) => other.startsWith(`${sources}-`))) {
    const folder = join(dist, BUILDS, name);
    if (await isThere(join(folder, STAMP))) return folder;
  }
  return undefined;
}

async function pointTo(dist: string, name: string): Promise<void> {
  const draft = join(dist, `${CURRENT}.${randomBytes(4).toString('hex')}`);
  await writeFile(draft, name);
  await rename(draft, join(dist, CURRENT));
}

/** Makes a build that is there already the current one. Call it under the build lock. */
export async function chooseBuild(dist: string, folder: string): Promise<void> {
  if ((await currentBuild(dist)) !== folder) await pointTo(dist, folder.slice(join(dist, BUILDS).length + 1));
}

/**
 * Makes a build in a folder of its own, and then the current one: a server that runs on another keeps that, and a
 * build that breaks off changes nothing. Call it under the build lock.
 */
export async function addBuild(
  dist: string,
  sources: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const name = `${sources}-${randomBytes(4).toString('hex')}`;
  const folder = join(dist, BUILDS, name);
  await mkdir(folder, { recursive: true });
  try {
    await make(folder);
    // Made here, so that a server which may not write to `dist` can hold it.
    await writeFile(join(folder, IN_USE), '');
    await writeFile(join(folder, STAMP), JSON.stringify({ sources }));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await pointTo(dist, name);
  await removeUnused(dist);
  return folder;
}

/** Removes what no server uses and none will take: there are as many builds as servers run on, and the current one. */
async function removeUnused(dist: string): Promise<void> {
  const current = await currentBuild(dist);
  for (const name of await readdir(join(dist, BUILDS))) {
    const folder = join(dist, BUILDS, name);
    if (folder === current) continue;
    const unlock = lockFile(join(folder, IN_USE), 'exclusive');
    if (!unlock) continue;
    try {
      await rm(join(folder, STAMP), { force: true });
      await rm(folder, { recursive: true, force: true });
    } finally {
      unlock();
    }
  }
  // Folders that an earlier version left behind.
  const others = (await readdir(dist)).filter((name) => !KEPT.has(name));
  await Promise.all(others.map((name) => rm(join(dist, name), { recursive: true, force: true })));
}

/** Takes the current build for this process. @throws where nothing has been built yet */
export async function holdCurrentBuild(dist: string): Promise<HeldBuild> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const folder = await currentBuild(dist);
    if (folder === undefined) break;
    const held = await holdBuild(folder);
    if (held) return held;
  }
  throw new Error('The site is not built yet: run `npm start`, or `npm run build` first.');
}

/** Undefined if the build was removed in the meantime. */
async function holdBuild(folder: string): Promise<HeldBuild | undefined> {
  const release = await lockShared(join(folder, IN_USE));
  if (release && (await isThere(join(folder, STAMP)))) return { folder, release };
  release?.();
  return undefined;
}

async function lockShared(path: string): Promise<Unlock | undefined> {
  // Opening would create the file again.
  if (!(await isThere(path))) return undefined;
  try {
    return lockFile(path, 'shared');
  } catch {
    return undefined;
  }
}
