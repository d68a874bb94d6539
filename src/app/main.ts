import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Logger } from 'pino';
import { databaseOf } from '#db/drizzle.ts';
import { createFirstAdmin } from '#features/accounts/users/first-admin.server.ts';
import { callers } from '#features/accounts/sessions/callers.server.ts';
import { createSetUpLink } from '#features/accounts/users/set-up.server.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { ConfigError, type Config } from '#kernel/config/config.ts';
import { adminPasswordMistake, loadConfig } from './config.ts';
import { createRuntime } from './create-runtime.ts';
import { holdCurrentBuild } from '#kernel/front/files/builds.ts';
import { loadBuiltApp } from '#kernel/front/built-app.ts';
import { drain } from '#kernel/front/draining.ts';
import { Front } from '#kernel/front/front.ts';
import { createHttpServer } from '#kernel/front/http-server.ts';
import { createMetrics } from '#kernel/front/metrics.ts';
import { BODY_LIMITS, createBodyReader } from '#kernel/front/request-body.ts';
import { commonHeaders } from '#kernel/front/security-headers.ts';
import { captureConsole, createLogger } from '#kernel/logger.ts';
import { mailWarning } from '#kernel/mail/mail-warning.ts';
import { explain, framed, say } from '#kernel/operator.ts';
import { providerWarning } from '#kernel/config/provider-warning.ts';
import { VERSION } from '#kernel/version.ts';

/** One Ctrl+C arrives twice, from the terminal and from npm; a later second one means "now". */
const SAME_SIGNAL_MS = 1_000;
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

function stop(error: unknown, config?: Config): never {
  say(explain(error, config));
  process.exit(1);
}

async function readConfig(): Promise<Config> {
  try {
    const config = loadConfig(process.env);
    const mistake = await adminPasswordMistake(config.admin);
    if (mistake !== undefined) throw new ConfigError([mistake]);
    return config;
  } catch (error) {
    return stop(error);
  }
}

/** Logs everything that ends the process or fails outside a request. */
function logFatalErrors(log: Logger): { onFatal: (end: () => void) => void } {
  let end = (): void => process.exit(1);
  captureConsole(log);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected error; the server ends');
    end();
  });
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  return { onFatal: (act) => void (end = act) };
}

/** umask: files in the data folder are private to this user; a build may be readable by others. */
const PRIVATE_MASK = 0o077;

async function withMask(mask: number, work: () => Promise<void>): Promise<void> {
  process.umask(mask);
  try {
    await work();
  } finally {
    process.umask(PRIVATE_MASK);
  }
}

/** Fails as listening would, before anything is built or migrated. */
async function checkPort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** First requests have loaded what every request needs. */
const SETTLED_MS = 15_000;

/**
 * Gives back what loading the modules took: 200 MB of garbage (Node copies the package.json of drizzle-orm, 175 KB, for
 * each of its files), in a heap that V8 would keep at that size.
 */
function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

export type StartOptions = {
  dist: string;
  /** Updates the build for `npm start`, with the data folder locked and before migrations. */
  build: () => Promise<void>;
};

async function serve(config: Config, { dist, build }: StartOptions): Promise<void> {
  const { onFatal } = logFatalErrors(createLogger(config));
  const ownMask = process.umask(PRIVATE_MASK);
  await checkPort(config);
  let onLost = (sentence: string): void => stop(new Error(sentence));
  const runtime = await createRuntime(config, {
    prepare: () => withMask(ownMask, build),
    onLost: (sentence) => onLost(sentence),
    // Else the first backup finds no account, and waits for its next turn.
    beforeJobs: async (db, log) => {
      const context = { db, now: new Date(), locale: DEFAULT_LOCALE, log };
      if (config.admin && (await createFirstAdmin(context, config.admin)))
        log.info('the first administrator was made');
    },
  });
  const { log } = runtime;
  try {
    const context = { db: databaseOf(runtime.client), now: new Date(), locale: DEFAULT_LOCALE, log };
    const setUpLink = await createSetUpLink(context, config.siteUrl);
    const headers = commonHeaders(config);
    // Held until the process ends: a request may import a chunk for the first time.
    const { folder } = await holdCurrentBuild(dist);
    const front = new Front({
      runtime,
      callers,
      ...(await loadBuiltApp(folder, config)),
      headers,
      readBody: createBodyReader(BODY_LIMITS),
      metrics: createMetrics(runtime),
    });
    const server = createHttpServer(front.listen, headers);

    let endingSince: number | undefined;
    const end = async (exitCode: number): Promise<void> => {
      endingSince = performance.now();
      // Streams have no end of their own that draining could wait for.
      await runtime.live.close();
      if (!(await drain(server, front))) log.warn('requests in progress were cut off');
      await runtime.close();
      process.exit(exitCode);
    };
    onLost = (sentence) => {
      log.fatal(sentence);
      if (endingSince === undefined) void end(1);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (endingSince === undefined) {
          log.info({ signal }, 'finishing what was accepted');
          void end(0);
        } else if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(1);
      });
    }
    onFatal(() => {
      if (endingSince === undefined) void end(1);
    });

    server.listen(config.port, config.host);
    await once(server, 'listening');
    // Printed instead of logged: log archives must not contain a secret.
    if (setUpLink !== null) say(framed(['Make the first administrator, once, within 24 hours:', setUpLink]));
  } catch (error) {
    await runtime.close();
    throw error;
  }
  setTimeout(releaseMemory, SETTLED_MS).unref();
  const warning = providerWarning();
  if (warning) log.warn(warning);
  void mailWarning(config).then((sentence) => sentence && log.warn(sentence));
  log.info({ version: VERSION, node: process.versions.node }, 'serving');
  say(`AI Capital ${VERSION} is running at ${config.siteUrl} (Ctrl+C ends it)`);
}

export async function start(options: StartOptions): Promise<void> {
  // React and others select their production build by it.
  process.env['NODE_ENV'] ??= 'production';
  const config = await readConfig();
  await serve(config, options).catch((error: unknown) => stop(error, config));
}

if (import.meta.main) await start({ dist: DIST, build: async () => {} });
