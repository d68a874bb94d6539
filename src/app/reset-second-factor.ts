import { and, eq, isNull } from 'drizzle-orm';
import { openDatabase } from '#db/connection/open.ts';
import { databaseOf } from '#db/drizzle.ts';
import { users } from '#db/schema/index.ts';
import { resetSecondFactor } from '#features/accounts/second-factor/factor-changes.server.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import type { Config } from '#kernel/config/config.ts';
import { openSecrets } from './open-secrets.ts';
import { createLogger } from '#kernel/logger.ts';
import { say } from '#kernel/operator.ts';
import { foldCase } from '#shared/texts/text.ts';

/**
 * Carries out the operator's command, with the server stopped; returns a sentence. Whoever may run it holds the database
 * anyway. Throws a sentence where there is no such account or nothing to remove.
 */
export async function resetSecondFactorOf(config: Config, username: string): Promise<string> {
  if (username === '') throw new Error('Usage: npm run second-factor:reset -- USERNAME');
  const { databaseUrl: url, databaseAuthToken: authToken, dataDir } = config;
  const log = createLogger(config);
  const { client, close } = await openDatabase({ url, authToken, dataDir, log });
  try {
    const db = databaseOf(client);
    const isCalledSo = and(eq(users.usernameKey, foldCase(username)), isNull(users.demoExpiresAt));
    const [user] = await db.select().from(users).where(isCalledSo);
    if (!user) throw new Error(`${username}: there is no such account`);
    if (user.secondFactorAt === null) return `${user.username} has no second factor.`;
    const now = new Date();
    const settings = { ...config, secrets: await openSecrets({ db, config, log, say, now }) };
    await db.transaction((tx) =>
      resetSecondFactor({ db: tx, now, locale: DEFAULT_LOCALE, log }, user.id, settings),
    );
    return `${user.username} signs in with the password alone, and is told by email.`;
  } finally {
    await close();
  }
}
