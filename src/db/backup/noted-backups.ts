import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { backupFolder, listBackups } from './backup-files.ts';
import { isOfKind, type BackupKind } from './backup-names.ts';

/** Made by a command or a start, which cannot write the database: noted in a file of their own. */
export type NotedKind = Extract<BackupKind, 'byHand' | 'beforeMigration'>;

export type NotedBackup = {
  doneAt: string | null;
  file: string | null;
  bytes: number | null;
  failedAt: string | null;
  error: string | null;
};

const NOTHING: NotedBackup = { doneAt: null, file: null, bytes: null, failedAt: null, error: null };
const FILES = { byHand: 'last-by-hand.json', beforeMigration: 'last-before-migration.json' } as const;

const noteOf = (dataDir: string, kind: NotedKind): string => join(backupFolder(dataDir), FILES[kind]);

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

async function readNote(dataDir: string, kind: NotedKind): Promise<NotedBackup | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(noteOf(dataDir, kind), 'utf8'));
    if (typeof read !== 'object' || read === null) return undefined;
    const of = (name: keyof NotedBackup): unknown => Reflect.get(read, name);
    const bytes = of('bytes');
    return {
      doneAt: textIn(of('doneAt')),
      file: textIn(of('file')),
      bytes: typeof bytes === 'number' ? bytes : null,
      failedAt: textIn(of('failedAt')),
      error: textIn(of('error')),
    };
  } catch {
    return undefined;
  }
}

/** The last backup of the kind: as noted, else the newest file of that name in the folder. */
export async function readNoted(dataDir: string, kind: NotedKind): Promise<NotedBackup> {
  const noted = await readNote(dataDir, kind);
  if (noted?.doneAt) return noted;
  const newest = (await listBackups(dataDir)).find(({ path }) => isOfKind(basename(path), kind));
  if (!newest) return noted ?? NOTHING;
  const { path, bytes, writtenAt } = newest;
  return { ...(noted ?? NOTHING), doneAt: writtenAt.toISOString(), file: path, bytes };
}

type Outcome = { file: string; bytes: number } | { error: string };

/** Notes how an attempt ended. A folder that cannot be written is said elsewhere: the note is left out. */
export async function noteBackup(
  dataDir: string,
  kind: NotedKind,
  now: Date,
  outcome: Outcome,
): Promise<void> {
  const at = now.toISOString();
  const before = (await readNote(dataDir, kind)) ?? NOTHING;
  const note: NotedBackup =
    'error' in outcome
      ? { ...before, failedAt: at, error: outcome.error }
      : { doneAt: at, ...outcome, failedAt: null, error: null };
  const target = noteOf(dataDir, kind);
  try {
    await mkdir(backupFolder(dataDir), { recursive: true, mode: 0o700 });
    await writeFile(`${target}.new`, `${JSON.stringify(note)}\n`, { mode: 0o600 });
    await rename(`${target}.new`, target);
  } catch {
    // The attempt itself has told its fault.
  }
}
