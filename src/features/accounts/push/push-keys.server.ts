import { createECDH } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { installation, pushDevices } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { Settings } from '#kernel/config/config.ts';
import type { Reseal } from '#kernel/config/reseal.ts';
import { isSealError } from '#kernel/config/secret-box.ts';

/** Name of the keys among the facts of the installation, and the place in which the private one is sealed. */
const KEYS = 'pushKeys';

const stored = z.strictObject({ publicKey: z.string(), sealed: z.string() });
export type PushKeys = { publicKey: string; privateKey: string };
type Secrets = Pick<Settings, 'secrets'>;

async function findStored(db: Database) {
  const [row] = await db.select().from(installation).where(eq(installation.name, KEYS));
  return row && stored.parse(JSON.parse(row.value));
}

function opened(found: z.infer<typeof stored>, { secrets }: Secrets): PushKeys | undefined {
  try {
    return { publicKey: found.publicKey, privateKey: secrets.open(found.sealed, KEYS) };
  } catch (error) {
    if (isSealError(error)) return undefined;
    throw error;
  }
}

/** The pair as VAPID (RFC 8292) writes it: a point of P-256, and its 32 bytes. */
function newKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys().toString('base64url');
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}

/** Returns the pair by which push services know this server; undefined before the first device, and where it cannot be opened. */
export async function findPushKeys(db: Database, settings: Secrets): Promise<PushKeys | undefined> {
  const found = await findStored(db);
  return found && opened(found, settings);
}

/** The same, made where there is none that opens. Devices of a lost pair can be told nothing, and are forgotten. */
export async function requirePushKeys(db: Database, settings: Secrets): Promise<PushKeys> {
  const found = await findPushKeys(db, settings);
  if (found) return found;
  return db.transaction(async (tx) => {
    const meanwhile = await findPushKeys(tx, settings);
    if (meanwhile) return meanwhile;
    const keys = newKeys();
    const { publicKey, privateKey } = keys;
    const value = JSON.stringify({ publicKey, sealed: settings.secrets.seal(privateKey, KEYS) });
    await tx.delete(pushDevices);
    await tx
      .insert(installation)
      .values({ name: KEYS, value })
      .onConflictDoUpdate({ target: installation.name, set: { value } });
    return keys;
  });
}

/** Puts the private key under a new SECRETS_KEY. Call it in a transaction. */
export async function resealPushKeys(db: Database, reseal: Reseal): Promise<void> {
  const found = await findStored(db);
  if (!found) return;
  const sealed = reseal(found.sealed, KEYS);
  if (sealed !== found.sealed)
    await db
      .update(installation)
      .set({ value: JSON.stringify({ ...found, sealed }) })
      .where(eq(installation.name, KEYS));
}
