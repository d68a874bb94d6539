import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the data folder; backups of the database leave it out. */
export const KEY_FILE = 'secrets.key';
/** Of SECRETS_KEY; shorter ones can be guessed. */
export const MIN_KEY_LENGTH = 32;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whole on the disk before anything is sealed with it; of two processes that begin at once, one makes it. */
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
 * product.md D23: SECRETS_KEY, else a file that the first start makes, readable by its owner alone. Errors: one sentence
 * for whoever starts the server, where the file cannot be read or holds no key.
 */
export async function loadSecretKey(setting: string | undefined, dataDir: string): Promise<string> {
  if (setting !== undefined) return setting;
  const file = join(dataDir, KEY_FILE);
  try {
    await makeKey(file);
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST')
      throw new Error(`${file} cannot be written: set SECRETS_KEY instead`, { cause });
    // One that was copied in may have come with wider rights.
    await chmod(file, 0o600).catch(() => undefined);
  }
  const key = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (key.length < MIN_KEY_LENGTH)
    throw new Error(`${file} holds no key: put the right one back, or delete it to begin with a new one`);
  return key;
}
