// @ts-check
/**
 * `npm run seed`: creates an administrator with the samples of every area if there is no account yet. For development.
 */
import { databaseOf } from '../src/db/drizzle.ts';
import { openDatabase } from '../src/db/connection/open.ts';
import { DEVELOPER, seedDevelopment } from '../src/features/loop/demo/development-seed.server.ts';
import { createLogger } from '../src/kernel/logger.ts';
import { command, say } from './lib/command.mjs';

await command(async (config) => {
  const { databaseUrl: url, databaseAuthToken: authToken, dataDir } = config;
  const { client, close } = await openDatabase({ url, authToken, dataDir, log: createLogger(config) });
  try {
    const isSeeded = await seedDevelopment({ db: databaseOf(client), now: new Date(), locale: 'en' });
    if (isSeeded) say(`Seeded. Sign in as ${DEVELOPER.username} with the password ${DEVELOPER.password}`);
  } finally {
    await close();
  }
});
