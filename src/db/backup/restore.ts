import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pruneBefore } from './backup-files.ts';
import { KEPT_BEFORE, putInPlace } from './backup.ts';
import { writeChecksum } from './checksum.ts';
import { sizeOf } from '#db/folder/database-file.ts';
import { takeFolders } from '#db/folder/folders.ts';
import type { Migration } from '#db/connection/migrate.ts';
import { changeDraft, type DraftChanges, migrateDraft } from './change-draft.ts';
import { describeReplaced, type Draft, removeDraft, type State, takeDraft } from './inspect.ts';
import { dropKept, keepOld } from './keep-old.ts';
import { withBoth, type Reapply } from './with-both.ts';

export type RestoreOptions = DraftChanges & {
  source: string;
  databasePath: string;
  dataDir: string;
  migrations: readonly Migration[];
  /** Accepts a file without its write-ahead log. */
  isLogWaived: boolean;
  reapplyErasures: Reapply;
  /** Confirms after seeing both states; nothing changes before. `replaced` is undefined if it cannot be read. */
  confirm: (restored: Draft, replaced: State | undefined, isReplacing: boolean) => Promise<boolean>;
};

export type Restored = {
  kept: string | undefined;
  heldMail: number;
  /** Number of repeated erasures; undefined if the replaced state could not be read. */
  erasures: number | undefined;
};

/**
 * Replaces the database with a backup. Everything is checked, migrated and changed in a draft beside it; the only
 * replacing step is a rename, so a crash leaves the old state or the new one.
 *
 * @returns null if `confirm` declined
 * @throws Error with a sentence; the old state is then unchanged
 */
export async function restore(options: RestoreOptions): Promise<Restored | null> {
  const { source, databasePath, dataDir, migrations, confirm } = options;
  const unlock = await takeFolders(new Set([dataDir, dirname(databasePath)]));
  const draft = `${databasePath}.restoring`;
  let kept: string | undefined;
  try {
    const restored = await takeDraft(source, draft, migrations, options.isLogWaived);
    const isReplacing = (await sizeOf(databasePath)) !== undefined;
    const replaced = isReplacing ? await describeReplaced(databasePath) : undefined;
    if (!(await confirm(restored, replaced, isReplacing))) return null;

    await migrateDraft(draft, migrations);
    changeDraft(draft, options);
    kept = await keepOld(databasePath, dataDir, new Date());
    const erasures = kept === undefined ? 0 : await withBoth(kept, draft, options.reapplyErasures);
    // Before the rename: SQLite would apply a log of the old database to the new file. Its content is already stored.
    for (const suffix of ['-wal', '-shm']) await rm(databasePath + suffix, { force: true });
    await putInPlace(draft, databasePath);
    if (kept !== undefined) await writeChecksum(kept);
    await pruneBefore(dataDir, KEPT_BEFORE);
    return { kept, erasures, heldMail: options.isMailReleased ? 0 : restored.pendingMail };
  } catch (error) {
    // Once the draft is renamed, only the stored file has the replaced state.
    if (kept !== undefined && (await sizeOf(draft)) !== undefined) await dropKept(databasePath, kept);
    throw error;
  } finally {
    await removeDraft(draft);
    unlock();
  }
}
