// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from './root.mjs';

const CACHE = join(ROOT, '.cache');
const LOCK = join(CACHE, 'build.lock');

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function isTaken() {
  try {
    await writeFile(LOCK, String(process.pid), { flag: 'wx' });
    return false;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const owner = Number(await readFile(LOCK, 'utf8').catch(() => ''));
  // A build that was killed leaves its lock behind.
  if (owner > 0 && !isAlive(owner)) await rm(LOCK, { force: true });
  return true;
}

/**
 * One build at a time writes into `dist`: test files start servers side by side, and so may two terminals.
 *
 * @template T
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function withBuildLock(act) {
  await mkdir(CACHE, { recursive: true });
  while (await isTaken()) await delay(100);
  try {
    return await act();
  } finally {
    await rm(LOCK, { force: true });
  }
}
