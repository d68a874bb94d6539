import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentBuild } from '#kernel/front/files/builds.ts';
import { run } from '../../scripts/lib/run.mjs';
import { freePort, startServer } from '../server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type Contender = { name: string; url: string; process: ChildProcess; stop: () => Promise<unknown> };

async function client(): Promise<string> {
  return join((await currentBuild(join(ROOT, 'dist'))) ?? '', 'client');
}

/** A temporary folder, the running program in it, and the end of both. */
async function contender(
  name: string,
  folder: string,
  port: number,
  child: ChildProcess,
): Promise<Contender> {
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await answers()); tries += 1) await sleep(100);
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  return { name, url, process: child, stop };
}

export async function ours(): Promise<Contender> {
  const { url, process, stop } = await startServer({ LOG_LEVEL: 'warn' });
  return { name: 'our front', url, process, stop: () => stop() };
}

/** The adapter's own server: a project with the pages of the current build, and the adapter as documented. */
export async function standalone(): Promise<Contender> {
  const folder = await mkdtemp(join(tmpdir(), 'adapter-'));
  await mkdir(join(folder, 'src', 'pages'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await cp(await client(), join(folder, 'public'), { recursive: true });
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
  return contender('adapter, standalone', folder, port, child);
}

/**
 * Debian's nginx with the files of the current build and their compressed copies; undefined where it or its module
 * `libnginx-mod-http-brotli-static` is not installed. One process, so that its processor time is that of all of it.
 */
export async function nginx(): Promise<Contender | undefined> {
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    execFileSync('test', ['-f', module]);
  } catch {
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Files are kept open, and sent at once: the manner in which our front serves them, too.
  await writeFile(
    join(folder, 'nginx.conf'),
    `load_module ${module};
daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=1000; open_file_cache_errors on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${await client()};
    brotli_static on; gzip_static on;
    location / { try_files $uri.html $uri $uri/index.html =404; }
    location = / { try_files /index.html =404; }
  }
}
`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  return contender('nginx', folder, port, child);
}
