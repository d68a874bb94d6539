/**
 * Part of `npm run bench`: compares static pages per second of our server with those of the Astro adapter's server for
 * the same pages. Both run in turn on one core each, requested by this process over loopback.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentBuild } from '#server/front/files/builds.ts';
import { run } from '../../scripts/lib/run.mjs';
import { freePort, startServer } from '../server.ts';
import { requestsPerSecond } from './load.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 5;
const WANTED_RATIO = 5;
const PAGES = ['/', '/es/consultia', '/privacy'];

type Contender = { name: string; url: string; stop: () => Promise<unknown> };

/** Creates a project with the pages of the current build and the adapter as documented. */
async function standalone(): Promise<Contender> {
  const folder = await mkdtemp(join(tmpdir(), 'adapter-'));
  await mkdir(join(folder, 'src', 'pages'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await cp(join((await currentBuild(join(ROOT, 'dist'))) ?? '', 'client'), join(folder, 'public'), {
    recursive: true,
  });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(
    join(folder, 'src', 'pages', 'ping.ts'),
    'export const prerender = false; export const GET = () => new Response("");',
  );
  await writeFile(
    join(folder, 'astro.config.mjs'),
    `import node from '@astrojs/node';\nexport default { adapter: node({ mode: 'standalone' }), session: false, build: { format: 'file' } };\n`,
  );
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  await run(process.execPath, [astro, 'build', '--root', folder, '--silent'], { env });
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'dist', 'server', 'entry.mjs')], {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    name: 'adapter, standalone',
    url,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ours(): Promise<Contender> {
  const { url, stop } = await startServer({ LOG_LEVEL: 'warn' });
  return { name: 'our front', url, stop: () => stop() };
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const contenders = [await ours(), await standalone()];
const rows: Record<string, object> = {};
let worst = Number.POSITIVE_INFINITY;
try {
  for (const path of PAGES) {
    const rounds = new Map<string, number[]>();
    // Alternates, so that other load on the machine affects both alike.
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, url } of contenders)
        rounds.set(name, [...(rounds.get(name) ?? []), await requestsPerSecond(url + path)]);
    }
    const [front = 0, adapter = 1] = contenders.map(({ name }) => Math.round(median(rounds.get(name) ?? [])));
    // Compares per round: a temporary slowdown affects both sides of one comparison.
    const [ours = [], theirs = []] = contenders.map(({ name }) => rounds.get(name) ?? []);
    const ratio = median(ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN)));
    worst = Math.min(worst, ratio);
    rows[path] = { 'our front': front, 'adapter, standalone': adapter, ratio: Math.round(ratio * 10) / 10 };
  }
} finally {
  await Promise.all(contenders.map(({ stop }) => stop()));
}
console.table(rows);
if (worst < WANTED_RATIO) {
  console.error(`Static pages: ${worst.toFixed(1)} times the adapter's server, ${WANTED_RATIO} wanted.`);
  process.exitCode = 1;
}
