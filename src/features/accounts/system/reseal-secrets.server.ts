import type { Logger } from 'pino';
import type { Database } from '#db/drizzle.ts';
import { resealTotp } from '#features/accounts/second-factor/totp.server.ts';
import { resealPushKeys } from '#features/accounts/push/push-keys.server.ts';
import { resealWebhooks } from '#features/accounts/webhooks/webhook.server.ts';
import { resealInvitations } from '#features/accounts/workspaces/invitation-link.server.ts';
import { resealWriterKeys } from '#features/accounts/settings/writer-settings.server.ts';
import { createReseal, openWith, type Reseal } from '#kernel/config/reseal.ts';
import type { SealedCounts } from '#kernel/config/sealed-cost.ts';
import { isSealed, type SecretBox } from '#kernel/config/secret-box.ts';
import { resealOutbox } from '#kernel/mail/outbox.ts';
import { storeFingerprint } from '#kernel/stored-key.ts';

const KINDS = {
  emails: resealOutbox,
  apps: resealTotp,
  modelKeys: resealWriterKeys,
  webhooks: resealWebhooks,
} as const;

/** Counts what the key opens and what it does not. Changes nothing. */
export async function countSealed(
  db: Database,
  secrets: SecretBox,
): Promise<{ readable: SealedCounts; unreadable: SealedCounts }> {
  const readable = { emails: 0, apps: 0, modelKeys: 0, webhooks: 0 };
  const unreadable = { emails: 0, apps: 0, modelKeys: 0, webhooks: 0 };
  for (const kind of ['emails', 'apps', 'modelKeys', 'webhooks'] as const) {
    const seen = new Map<string, boolean>();
    const look: Reseal = (sealed, place) => {
      if (sealed !== null && isSealed(sealed) && seen.get(place) !== false)
        seen.set(place, openWith(secrets, sealed, place) !== undefined);
      return sealed;
    };
    await KINDS[kind](db, look);
    for (const isReadable of seen.values()) (isReadable ? readable : unreadable)[kind] += 1;
  }
  return { readable, unreadable };
}

export const isNothing = (counts: SealedCounts): boolean =>
  Object.values(counts).every((count) => count === 0);

type Keys = { current: SecretBox; old: SecretBox; stored: string | undefined };

/**
 * Puts whatever was sealed with SECRETS_KEY_OLD under the current key, all of it or nothing, and notes the current key
 * with it. The noted key stays if neither key matches it and something is unreadable: then the right one is missing.
 */
export async function resealSecrets(
  db: Database,
  { current, old, stored }: Keys,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const { reseal, counts } = createReseal(current, old);
  await db.transaction(async (tx) => {
    await resealTotp(tx, reseal);
    await resealWriterKeys(tx, reseal);
    await resealWebhooks(tx, reseal);
    await resealPushKeys(tx, reseal);
    await resealInvitations(tx, reseal);
    await resealOutbox(tx, reseal, current.fingerprint);
    const isKnown = stored === undefined ? counts.renewed > 0 : stored === old.fingerprint;
    if (isKnown || counts.unreadable === 0) await storeFingerprint(tx, current);
  });
  log.info(counts, 'secrets were sealed with the current key; SECRETS_KEY_OLD can be removed');
  if (counts.unreadable > 0)
    log.warn(counts, 'some secrets open with neither SECRETS_KEY nor SECRETS_KEY_OLD; they stay as they are');
}
