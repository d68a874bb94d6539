import type { Logger } from 'pino';
import type { Database } from '#db/drizzle.ts';
import { resealTotp } from '#features/accounts/second-factor/totp.server.ts';
import { resealWriterKeys } from '#features/accounts/settings/writer-settings.server.ts';
import { createReseal } from './config/reseal.ts';
import { resealOutbox } from './mail/outbox.ts';

/** Puts whatever was sealed with SECRETS_KEY_OLD under the current key, all of it or nothing. */
export async function resealSecrets(
  db: Database,
  keys: { secret: string; oldSecret: string },
  log: Logger,
): Promise<void> {
  const { reseal, counts } = createReseal(keys.secret, keys.oldSecret);
  await db.transaction(async (tx) => {
    await resealTotp(tx, reseal);
    await resealWriterKeys(tx, reseal);
    await resealOutbox(tx, reseal);
  });
  log.info(counts, 'secrets were sealed with the current key; SECRETS_KEY_OLD can be removed');
  if (counts.unreadable > 0)
    log.warn(counts, 'some secrets open with neither SECRETS_KEY nor SECRETS_KEY_OLD; they stay as they are');
}
