import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backup } from '#db/backup/backup.ts';
import { backupFolder, backupName } from '#db/backup/backup-files.ts';
import { faultOfFile } from '#db/folder/database-file.ts';
import { databasePath } from '#db/connection/open.ts';
import type { Config } from '#server/config/config.ts';
import { describeSize } from './describe-state.ts';

const USAGE = 'Usage: npm run backup [-- FILE]';

/** Returns the target file; a folder gets a new file, and a file that is not a database is not overwritten. */
async function targetOf(wanted: string, database: string, now: Date): Promise<string> {
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
  if (!config.databaseUrl.startsWith('file:'))
    throw new Error('DATABASE_URL names a database server: back up with the tools of that server.');
  const now = new Date();
  const database = databasePath(config.databaseUrl);
  const wanted =
    file === undefined ? join(backupFolder(config.dataDir), backupName(now, 'by-hand')) : resolve(from, file);
  const target = await targetOf(wanted, database, now);
  await backup(database, target);
  const { size } = await stat(target);
  say(`Backed up and verified: ${target} (${describeSize(size)})`);
  say(`Restore it, with the server stopped: npm run restore -- ${target}`);
}
