/**
 * `npm run bench:start`: how long `npm start` takes until it serves, from a fresh clone and again. Ends with 1 where it is
 * longer than wanted on an idle machine. Packages come from npm's cache where they are in it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WANTED_S = { 'fresh clone': 60, again: 2 };
const LOOK_MS = 20;

const folder = await mkdtemp(join(tmpdir(), 'clone-'));
/** Without this folder's programs: a fresh machine has only its own Node. */
const path = (process.env['PATH'] ?? '')
  .split(':')
  .filter((part) => !part.includes('node_modules'))
  .join(':');

/** One for both: with another address the pages, which name it, would be compressed anew. */
const port = await freePort();

async function secondsToServe(): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: path, HOME: process.env['HOME'], PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const isServing = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServing())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await sleep(LOOK_MS);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const exited = once(child, 'exit');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await exited;
  return seconds;
}

try {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, folder]);
  for (const [name, wanted] of Object.entries(WANTED_S)) {
    const seconds = await secondsToServe();
    const load = loadavg()[0]?.toFixed(1);
    process.stdout.write(
      `${name.padEnd(12)} ${seconds.toFixed(1)} s (wanted ${wanted} s on an idle machine; load ${load})\n`,
    );
    if (seconds > wanted) process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
