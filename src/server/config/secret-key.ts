import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the data folder; backups of the database do not include it. */
export const KEY_FILE = 'secrets.key';
/** Minimum length of SECRETS_KEY; shorter ones can be guessed. */
export const MIN_KEY_LENGTH = 32;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * Writes the key completely before anything is encrypted with it; if two processes start at once, only one creates it.
 */
async function makeKey(file: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Returns SECRETS_KEY, else the key from a file that the first start creates, readable by its owner only (product.md
 * D23). Throws one sentence for the operator if the file cannot be read or has no key.
 */
export async function loadSecretKey(setting: string | undefined, dataDir: string): Promise<string> {
  if (setting !== undefined) return setting;
  const file = join(dataDir, KEY_FILE);
  try {
    await makeKey(file);
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST')
      throw new Error(`${file} cannot be written: set SECRETS_KEY instead`, { cause });
    // A file that was copied here may have wider permissions.
    await chmod(file, 0o600).catch(() => undefined);
  }
  const key = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (key.length < MIN_KEY_LENGTH)
    throw new Error(`${file} holds no key: put the right one back, or delete it to begin with a new one`);
  return key;
}
