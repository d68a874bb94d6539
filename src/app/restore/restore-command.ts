import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readMigrations } from '#db/connection/migrate.ts';
import { databasePath, MIGRATIONS } from '#db/connection/open.ts';
import type { Draft, State } from '#db/backup/inspect.ts';
import { restore, type Restored } from '#db/backup/restore.ts';
import type { Config } from '#kernel/config/config.ts';
import { checksumOf } from '#db/backup/checksum.ts';
import { fetchBackup } from '#kernel/restore/stored-backups.ts';
import { describeKey } from './describe-key.ts';
import { describeState } from './describe-state.ts';
import { reapplyErasures } from './reapply-erasures.ts';

const FLAGS = ['--yes', '--sign-out', '--release-mail', '--without-log'] as const;
type Flag = (typeof FLAGS)[number];

const USAGE = `Usage: npm run restore -- FILE [${FLAGS.join('] [')}]`;

export const RESTORE_HELP = `${USAGE}

Puts a backup in the place of the database, with the server stopped. Shows both states and asks before anything changes;
the replaced state is kept in the folder "backups" of DATA_DIR.

  FILE            a backup, or s3:NAME of the store of S3_URL (s3:latest: the newest)
  --yes           asks nothing
  --sign-out      ends every session of the backup
  --release-mail  sends the mail that the backup had not sent yet; without it that mail is held
  --without-log   accepts a file that was copied without its write-ahead log, with the loss of what was in it
  --help          this text

Compares the file with FILE.sha256 where that is there, and says whether the key of this folder fits.`;

export type Terminal = {
  say: (line: string) => void;
  /** Resolves to undefined without a terminal. */
  ask: (question: string) => Promise<string | undefined>;
};

const isFlag = (word: string): word is Flag => FLAGS.some((flag) => flag === word);

function readArguments(words: readonly string[]): { file: string; has: (flag: Flag) => boolean } {
  const files = words.filter((word) => !word.startsWith('--'));
  const flags = words.filter((word) => word.startsWith('--'));
  const unknown = flags.find((flag) => !isFlag(flag));
  const [file, ...others] = files;
  if (unknown !== undefined) throw new Error(`${unknown} is not known. ${USAGE}`);
  if (file === undefined || others.length > 0) throw new Error(USAGE);
  return { file, has: (flag) => flags.includes(flag) };
}

function tellStates(
  say: Terminal['say'],
  file: string,
  restored: Draft,
  path: string,
  replaced: string,
  key: string,
): void {
  say(`Restores ${file}`);
  say(`  ${describeState(restored)}`);
  say(
    restored.hasChecksum
      ? `  It is what was backed up: its checksum agrees with ${basename(checksumOf(file))}`
      : '  There is no checksum beside it to compare it with',
  );
  say(`  ${key}`);
  if (restored.isOlder) say('  of an earlier version of this program; it is brought up to date');
  say(`Replaces ${path}`);
  say(`  ${replaced}`);
}

function tellResult(say: Terminal['say'], { kept, heldMail, erasures }: Restored): void {
  say('Restored.');
  if (kept !== undefined) say(`The replaced database is kept as ${kept}`);
  if (erasures === undefined)
    say('The replaced database cannot be read: erase again by hand whoever was erased since the backup.');
  else if (erasures > 0) say(`Erased again what was erased since the backup: ${erasures}`);
  if (heldMail > 0)
    say(
      `${heldMail} messages that the backup had not sent yet are held; \`npm run mail:release\` sends them.`,
    );
  say(
    'Secrets that users gave (keys, authenticator apps) and unsent messages are readable with the SECRETS_KEY, or the key file of the data folder, that they were written with; no backup contains it.',
  );
}

/** Before the name of a backup in the store of S3_URL. */
const STORED = 's3:';

/**
 * Runs `npm run restore -- FILE`.
 *
 * @param from the folder that a relative FILE starts from
 * @returns whether the database was replaced
 * @throws Error with a sentence for the operator; the old state is then unchanged
 */
export async function restoreCommand(
  words: readonly string[],
  config: Config,
  terminal: Terminal,
  options: { from: string; isCi: boolean },
): Promise<boolean> {
  const { file, has } = readArguments(words);
  if (!config.databaseUrl.startsWith('file:'))
    throw new Error('DATABASE_URL names a database server: restore with the tools of that server.');
  const source = file.startsWith(STORED)
    ? await fetchBackup(config, file.slice(STORED.length))
    : resolve(options.from, file);
  const path = databasePath(config.databaseUrl);
  const confirm = async (
    restored: Draft,
    replaced: State | undefined,
    isReplacing: boolean,
  ): Promise<boolean> => {
    const unreadable = isReplacing ? 'cannot be read' : 'nothing: there is no database yet';
    const key = await describeKey(restored.sealed, config);
    tellStates(terminal.say, source, restored, path, replaced ? describeState(replaced) : unreadable, key);
    if (has('--yes') || options.isCi) return true;
    const answer = await terminal.ask('Go on? [y/N] ');
    return /^y(?:es)?$/i.test(answer?.trim() ?? '');
  };
  const result = await restore({
    source,
    databasePath: path,
    dataDir: config.dataDir,
    migrations: readMigrations(MIGRATIONS),
    isLogWaived: has('--without-log'),
    isMailReleased: has('--release-mail'),
    isSignedOut: has('--sign-out'),
    reapplyErasures,
    confirm,
  });
  if (result === null) terminal.say('Nothing was changed. To restore without being asked, add --yes.');
  else tellResult(terminal.say, result);
  return result !== null;
}

/** Asks on the terminal; undefined at the end of the input. */
export async function askOnTerminal(question: string): Promise<string | undefined> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<undefined>((done) => reader.once('close', () => done(undefined)));
  try {
    return await Promise.race([reader.question(question), ended]);
  } finally {
    reader.close();
  }
}
