import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { backupFolder, backupName } from '#db/backup/backup-files.ts';
import { faultOfFile } from '#db/folder/database-file.ts';
import { databasePath } from '#db/connection/open.ts';
import type { Config } from '#server/config/config.ts';
import { describeSize } from './describe-state.ts';
import { storeBackup, writeBackup } from './stored-backups.ts';

const USAGE = 'Usage: npm run backup [-- FILE]';

/** Returns the target file; a folder gets a new file, and a file that is not a database is not overwritten. */
async function targetOf(wanted: string, database: string | undefined, now: Date): Promise<string> {
  if (wanted === database) throw new Error(`${wanted} is the database itself: choose another name.`);
  const info = await stat(wanted).catch(() => undefined);
  if (!info) return wanted;
  if (info.isDirectory()) return join(wanted, backupName(now, 'by-hand'));
  if ((await faultOfFile(wanted)) !== undefined)
    throw new Error(`${wanted} is there already and is no backup: choose another name.`);
  return wanted;
}

/**
 * Runs `npm run backup [-- FILE]`.
 *
 * @param from the folder that a relative FILE starts from
 * @throws Error with a sentence for the operator
 */
export async function backupCommand(
  words: readonly string[],
  config: Config,
  say: (line: string) => void,
  from: string,
): Promise<void> {
  const [file, ...others] = words;
  if (others.length > 0 || file?.startsWith('--')) throw new Error(USAGE);
  const now = new Date();
  const database = config.databaseUrl.startsWith('file:') ? databasePath(config.databaseUrl) : undefined;
  const wanted =
    file === undefined ? join(backupFolder(config.dataDir), backupName(now, 'by-hand')) : resolve(from, file);
  const target = await targetOf(wanted, database, now);
  await writeBackup(config, target);
  const { size } = await stat(target);
  say(
    `Backed up and verified: ${target} (${describeSize(size)}), a copy of ${database ?? new URL(config.databaseUrl).host}`,
  );
  if (config.s3 && file === undefined) {
    await storeBackup(config, target);
    say(`Stored as ${basename(target)} in the store of S3_URL`);
  }
  say(`Restore it, with the server stopped: npm run restore -- ${target}`);
}
