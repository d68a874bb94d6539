import type { Sealed } from '#db/backup/inspect.ts';
import type { Config } from '#kernel/config/config.ts';
import { createSecretBox } from '#kernel/config/secret-box.ts';
import { readingsOf, readKeyFile } from '#kernel/config/secret-key.ts';
import { costOf } from '#kernel/config/sealed-cost.ts';

/** Says whether the key of the installation opens what a backup has sealed. Makes no key: the folder may yet get its own. */
export async function describeKey(
  sealed: Sealed,
  { secretsKey, oldSecretsKey, dataDir }: Pick<Config, 'secretsKey' | 'oldSecretsKey' | 'dataDir'>,
): Promise<string> {
  const inFile = await readKeyFile(dataDir);
  const readings = secretsKey === undefined ? (inFile === undefined ? [] : [inFile]) : readingsOf(secretsKey);
  const name = secretsKey === undefined ? `${dataDir}/secrets.key` : 'SECRETS_KEY';
  const fits = (keys: readonly string[]): boolean =>
    keys.some((key) => createSecretBox(key).fingerprint === sealed.fingerprint);
  if (sealed.fingerprint === null)
    return `It does not say which key sealed it, being of an earlier version: ${costOf(sealed)}`;
  if (fits(readings)) return `The key fits: ${name} opens what it has sealed (${costOf(sealed)})`;
  if (oldSecretsKey !== undefined && fits(readingsOf(oldSecretsKey)))
    return `The key fits: SECRETS_KEY_OLD opens what it has sealed (${costOf(sealed)}), and the next start puts it under the current key`;
  if (secretsKey !== undefined && inFile !== undefined && fits([inFile]))
    return `SECRETS_KEY DOES NOT FIT, ${dataDir}/secrets.key does: remove SECRETS_KEY, or set SECRETS_KEY_OLD to what that file holds, before the next start`;
  const missing = readings.length === 0 ? 'THERE IS NO KEY HERE' : `THE KEY DOES NOT FIT (${name})`;
  return `${missing}: ${costOf(sealed)} cannot be read without the key that the backup was made with; put that one here before the next start`;
}
