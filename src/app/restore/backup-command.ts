import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { backupFolder } from '#db/backup/backup-files.ts';
import { backupName } from '#db/backup/backup-names.ts';
import { checksumOf } from '#db/backup/checksum.ts';
import { noteBackup } from '#db/backup/noted-backups.ts';
import { faultOfFile } from '#db/folder/database-file.ts';
import { databasePath } from '#db/connection/open.ts';
import type { Config } from '#kernel/config/config.ts';
import { describeSize } from './describe-state.ts';
import { storeBackup, writeBackup } from '#kernel/restore/stored-backups.ts';

const USAGE = 'Usage: npm run backup [-- [FILE] [--quiet]]';

export const BACKUP_HELP = `${USAGE}

Writes a checked copy of the database, also while the server runs, and its checksum beside it (FILE.sha256).
Without FILE it goes into the folder "backups" of DATA_DIR, and with S3_URL into that store too.

  FILE     where the copy goes; a folder gets a new file
  --quiet  says nothing where all went well, for cron
  --help   this text

Ends with 1 where the copy could not be made or stored, and says why on standard error.`;

const FLAGS = ['--quiet'];

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

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @throws Error that names the copy, which is there, and what kept it from being stored */
async function store(config: Config, target: string): Promise<void> {
  try {
    await storeBackup(config, target);
  } catch (cause) {
    throw new Error(`${reasonOf(cause)} The backup itself is complete, on this machine alone: ${target}`, {
      cause,
    });
  }
}

/**
 * Runs `npm run backup [-- [FILE] [--quiet]]`, and notes how it ended for the server to show.
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
  const flags = words.filter((word) => word.startsWith('--'));
  const [file, ...others] = words.filter((word) => !flags.includes(word));
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown !== undefined) throw new Error(`${unknown} is not known. ${USAGE}`);
  if (others.length > 0) throw new Error(USAGE);
  const tell = flags.includes('--quiet') ? (): void => {} : say;
  const now = new Date();
  const database = config.databaseUrl.startsWith('file:') ? databasePath(config.databaseUrl) : undefined;
  const folder = backupFolder(config.dataDir);
  const wanted = file === undefined ? join(folder, backupName(now, 'by-hand')) : resolve(from, file);
  try {
    const target = await targetOf(wanted, database, now);
    await writeBackup(config, target);
    const { size } = await stat(target);
    tell(
      `Backed up and verified: ${target} (${describeSize(size)}), a copy of ${database ?? new URL(config.databaseUrl).host}`,
    );
    tell(`Its checksum: ${checksumOf(target)}`);
    if (config.s3 && file === undefined) {
      await store(config, target);
      tell(
        `Stored as ${basename(target)} in bucket ${config.s3.bucket} at ${new URL(config.s3.endpoint).host}`,
      );
    }
    await noteBackup(config.dataDir, 'byHand', now, { file: target, bytes: size });
    tell(`Restore it, with the server stopped: npm run restore -- ${target}`);
  } catch (error) {
    await noteBackup(config.dataDir, 'byHand', now, { error: reasonOf(error) });
    throw error;
  }
}
