import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** In the data folder; backups of the database do not include it. */
export const KEY_FILE = 'secrets.key';
/** Minimum length of SECRETS_KEY; shorter ones can be guessed. */
export const MIN_KEY_LENGTH = 32;

const OTHERS = 0o077;

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

/** Returns the key of the file in the data folder, or undefined without one. */
export async function readKeyFile(dataDir: string): Promise<string | undefined> {
  const key = (await readFile(join(dataDir, KEY_FILE), 'utf8').catch(() => '')).trim();
  return key.length < MIN_KEY_LENGTH ? undefined : key;
}

/**
 * Returns whether others on this machine can read the key file. Ask before the data folder is made private, which also
 * happens at every start.
 */
export async function isKeyFileOpen(dataDir: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const found = await stat(join(dataDir, KEY_FILE)).catch(() => undefined);
  return found !== undefined && (found.mode & OTHERS) !== 0;
}

/**
 * Readings of a setting, the likely one first: a line break or a space at its end came with the file that it was read
 * from, but an installation may have sealed with it.
 */
export const readingsOf = (setting: string): [string, ...string[]] => {
  const trimmed = setting.trim();
  return trimmed === setting || trimmed.length < MIN_KEY_LENGTH ? [setting] : [trimmed, setting];
};

export type LoadedKey = {
  /** Possible readings of SECRETS_KEY, or the key of the file. */
  readings: readonly [string, ...string[]];
  /** For sentences: `SECRETS_KEY`, or the path of the file. */
  name: string;
  /** The file was written just now. */
  isNew: boolean;
};

/**
 * Returns SECRETS_KEY, else the key from a file that the first start creates, readable by its owner only (product.md
 * D23). Throws one sentence for the operator if the file cannot be read or has no key.
 */
export async function loadSecretKey(setting: string | undefined, dataDir: string): Promise<LoadedKey> {
  if (setting !== undefined) return { readings: readingsOf(setting), name: 'SECRETS_KEY', isNew: false };
  const file = join(dataDir, KEY_FILE);
  let isNew = true;
  try {
    await makeKey(file);
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST')
      throw new Error(`${file} cannot be written: set SECRETS_KEY instead`, { cause });
    isNew = false;
    // A file that was copied here may have wider permissions.
    await chmod(file, 0o600).catch(() => undefined);
  }
  const key = await readKeyFile(dataDir);
  if (key === undefined)
    throw new Error(`${file} holds no key: put the right one back, or delete it to begin with a new one`);
  return { readings: [key], name: file, isNew };
}
