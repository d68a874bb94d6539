import type { Logger } from 'pino';
import type { Database } from '#db/drizzle.ts';
import type { Config } from '#kernel/config/config.ts';
import { createSecretBox, type SecretBox } from '#kernel/config/secret-box.ts';
import { costOf } from '#kernel/config/sealed-cost.ts';
import { loadSecretKey, readingsOf, readKeyFile } from '#kernel/config/secret-key.ts';
import { liveInstances } from '#kernel/jobs/instance-job.ts';
import { framed } from '#kernel/operator.ts';
import { countSealed, isNothing, resealSecrets } from '#features/accounts/system/reseal-secrets.server.ts';
import { storedFingerprint, storeFingerprint } from '#kernel/stored-key.ts';

type Asked = {
  db: Database;
  config: Pick<Config, 'databaseUrl' | 'secretsKey' | 'oldSecretsKey' | 'dataDir'>;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Tells whoever starts the server, outside the log. */
  say: (text: string) => void;
  now: Date;
};

/** Picks the reading of a setting that fits the stored secrets, else the first. */
async function fitting(
  db: Database,
  readings: readonly [string, ...string[]],
  stored: string | undefined,
): Promise<SecretBox> {
  const [first, ...others] = readings.map(createSecretBox);
  if (!first || others.length === 0) return first ?? createSecretBox(readings[0]);
  for (const box of [first, ...others]) {
    if (stored !== undefined && box.fingerprint === stored) return box;
    if (stored === undefined && !isNothing((await countSealed(db, box)).readable)) return box;
  }
  return first;
}

async function wayOut({ config }: Asked, stored: string | undefined, name: string): Promise<string> {
  const inFile = name === 'SECRETS_KEY' ? await readKeyFile(config.dataDir) : undefined;
  if (inFile !== undefined && createSecretBox(inFile).fingerprint === stored)
    return `${config.dataDir}/secrets.key holds the right one: remove SECRETS_KEY, or set SECRETS_KEY_OLD to what that file holds.`;
  return 'Put the former key back, or set it as SECRETS_KEY_OLD once to keep this one (docs/operating.md, A new key).';
}

/** A file has one process at a time, whatever a killed one has left. */
const hasOtherInstances = async ({ db, config, now }: Asked): Promise<boolean> =>
  !config.databaseUrl.startsWith('file:') && (await liveInstances(db, now)).length > 0;

/**
 * Opens the box of secrets with the key of the installation, and notes which one that is. Another key than the one that
 * sealed what is stored is said with what it costs; the server serves all the same, and what the key does not open waits.
 */
export async function openSecrets(asked: Asked): Promise<SecretBox> {
  const { db, config, log, say } = asked;
  const { readings, name, isNew } = await loadSecretKey(config.secretsKey, config.dataDir);
  const stored = await storedFingerprint(db);
  const secrets = await fitting(db, readings, stored);
  if (config.oldSecretsKey !== undefined) {
    const old = await fitting(db, readingsOf(config.oldSecretsKey), stored);
    await resealSecrets(db, { current: secrets, old, stored }, log);
  }
  if ((await storedFingerprint(db)) === secrets.fingerprint) return secrets;
  const { readable, unreadable } = await countSealed(db, secrets);
  if (stored === undefined && (isNothing(unreadable) || !isNothing(readable))) {
    await storeFingerprint(db, secrets);
    return secrets;
  }
  if (isNothing(unreadable) && !(await hasOtherInstances(asked))) {
    log.warn(`${name} is another key than before; nothing that is stored was sealed with the former one`);
    await storeFingerprint(db, secrets);
    return secrets;
  }
  const other = isNew
    ? `${name} was gone and has been written anew, with another key`
    : `${name} is another key`;
  say(
    framed([
      `${other} than this database was sealed with. Waiting for that one: ${costOf(unreadable)}.`,
      await wayOut(asked, stored, name),
    ]),
  );
  log.warn(unreadable, 'the key is another than the database was sealed with');
  return secrets;
}
