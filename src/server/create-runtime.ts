import { openDatabase } from '#db/open.ts';
import type { Config } from './config.ts';
import { createLogger } from './logger.ts';
import type { Runtime } from './runtime.ts';

/** Opens what a process holds once; `close` gives it back. */
export async function createRuntime(config: Config): Promise<Runtime> {
  const log = createLogger(config);
  const { client, close } = await openDatabase({
    url: config.databaseUrl,
    authToken: config.databaseAuthToken,
    dataDir: config.dataDir,
    log,
  });
  return { config, log, client, close };
}
