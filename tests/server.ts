import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink, unlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../scripts/lib/build.mjs';
import { COMPILED } from '../scripts/lib/root.mjs';
import { forgetAnswers } from './held-answers.ts';
import { migratedFile } from './migrated-file.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY = /is running at/;
const ENDS_WITH_US = ['--import', new URL('../src/shared/end-with-parent.ts', import.meta.url).href];

/** The administrator of servers that are shared. */
export const ADMIN = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'clave-de-prueba',
  ADMIN_EMAIL: 'root@test.example',
};

export type TestServer = {
  /** Origin without a trailing slash. */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything printed. */
  log: () => string;
  /** The part that went to standard output. */
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type TestServerOptions = {
  /** Kept after `stop`; by default a temporary folder, which is deleted. */
  dataDir?: string;
  /** The test writes into the database itself, which needs no cause. */
  isWrittenByTest?: boolean;
  /** The test's own folder of builds; by default the project's, updated first. */
  dist?: string;
  /** Ends when the test process does, however that ends. */
  endsWithUs?: boolean;
};

/** A write without a cause cannot be undone, and nobody is told who it was. */
function requireCauses(dataDir: string): void {
  const path = join(dataDir, 'suite.db');
  if (!existsSync(path)) return;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const found = database
      .prepare('select record, act from changes where causeId is null group by record, act')
      .all();
    const names = found.map(({ record, act }) => `${String(act)} ${String(record)}`);
    if (names.length > 0) throw new Error(`Written without a cause: ${names.join(', ')}`);
  } finally {
    database.close();
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Below the range from which the system takes ports. */
const FIRST_PORT = 20_000;

/** A free port that no other test process takes while this one listens on the port above it. */
async function claimPort(): Promise<{ port: string; release: () => void }> {
  for (let port = FIRST_PORT; ; port += 2) {
    const [probe, claim] = await Promise.all([listenOn(port), listenOn(port + 1)]);
    probe?.close();
    if (probe && claim) return { port: String(port), release: () => claim.close() };
    claim?.close();
  }
}

async function listenOn(port: number): Promise<Server | null> {
  const listener = createServer().listen(port, '127.0.0.1').unref();
  return once(listener, 'listening').then(
    () => listener,
    () => null,
  );
}

/** Settings with which the pages of a port are others. */
const ADDRESSED = ['SITE_URL', 'HOST', 'REGISTRATION', 'DEMO'];

/**
 * A server compresses its pages for its address, which takes seconds of the processor: those of an address are kept for
 * the next server on it.
 */
async function linkPages(
  dataDir: string,
  port: string,
  env: Record<string, string>,
  dist: string | undefined,
): Promise<void> {
  const address = 'SITE_URL' in env ? [] : [port];
  const settings = ADDRESSED.flatMap((name) => (name in env ? `${name}=${env[name]}` : []));
  const build = dist === undefined ? [] : ['copy'];
  const name = [...build, ...address, ...settings].join(' ').replaceAll(/[^\w=.-]+/g, '_');
  const kept = join(ROOT, '.cache', 'pages', name);
  await mkdir(kept, { recursive: true });
  await symlink(kept, join(dataDir, 'cache'));
}

/** Whether the build is stale is asked once: it takes reading all sources. */
let upToDate: Promise<void> | undefined;

/**
 * Starts the real server with the real bundle (built first if stale) as a child process on a free port, with its own
 * data folder, whose database is migrated already unless `dataDir` names it. Rate limits are off unless `env` sets them.
 */
export async function startServer(
  env: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  if (options.dist === undefined) await (upToDate ??= buildIfStale());
  const program =
    options.dist === undefined ? ['src/app/main.ts'] : ['tests/servers/serve-builds.ts', options.dist];
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'suite-')));
  if (options.dataDir === undefined) await copyFile(await migratedFile(), join(dataDir, 'suite.db'));
  const { port, release } = 'PORT' in env ? { port: env['PORT'], release: () => {} } : await claimPort();
  // Of the port before, if the folder was another server's; a cache of its own is none.
  await unlink(join(dataDir, 'cache')).catch(() => undefined);
  // A port that the test has chosen is another each time, and a folder of its own for the pages is what it tests.
  if (!('PORT' in env) && !existsSync(join(dataDir, 'cache')))
    await linkPages(dataDir, port, env, options.dist);
  const watch = options.endsWithUs ? ENDS_WITH_US : [];
  const child = spawn(
    process.execPath,
    ['--import', './scripts/lib/direct-imports.mjs', ...watch, ...program],
    {
      cwd: ROOT,
      // The developer's own settings must not reach the server under test.
      env: {
        PATH: process.env['PATH'] ?? '',
        PORT: port,
        DATA_DIR: dataDir,
        RATE_LIMIT: 'off',
        NODE_COMPILE_CACHE: COMPILED,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  let isReady = false;
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  void exited.then(release);
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (stream === child.stdout) output += text;
        // Not of all that a server ever printed: the search would copy it again for every line of the log.
        if (!isReady && READY.test(printed)) {
          isReady = true;
          resolve();
        }
      });
    }
  });
  const early = exited.then((code) => {
    throw new Error(`The server ended with ${code} before it was ready:\n${printed}`);
  });
  await Promise.race([ready, early]);
  forgetAnswers(`http://127.0.0.1:${port}`);
  early.catch(() => undefined);

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    process: child,
    log: () => printed,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const code = await exited;
      if (code === 0 && !options.isWrittenByTest) requireCauses(dataDir);
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

let shared: Promise<TestServer> | undefined;

/**
 * The server of all files that need none of their own, with an administrator: the first of a worker starts it, and it
 * ends with the worker. Its accounts are named after their file, and what belongs to all accounts is left as it was.
 * `stop` only asks for the causes of what was written.
 */
export async function sharedServer(): Promise<TestServer> {
  const server = await (shared ??= startServer(ADMIN, { endsWithUs: true }));
  return {
    ...server,
    stop: async () => {
      requireCauses(server.dataDir);
      return null;
    },
  };
}
