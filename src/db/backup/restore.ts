import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { keepNewest } from './backup-files.ts';
import { putInPlace } from './backup.ts';
import { sizeOf } from '#db/folder/database-file.ts';
import { takeFolders } from '#db/folder/folders.ts';
import type { Migration } from '#db/connection/migrate.ts';
import { changeDraft, type DraftChanges, migrateDraft } from './change-draft.ts';
import { describeReplaced, type Draft, removeDraft, type State, takeDraft } from './inspect.ts';
import { dropKept, keepOld } from './keep-old.ts';
import { withBoth, type Reapply } from './with-both.ts';

const KEPT_BEFORE = 5;

export type RestoreOptions = DraftChanges & {
  source: string;
  databasePath: string;
  dataDir: string;
  migrations: readonly Migration[];
  /** Accepts a file whose write-ahead log is missing. */
  isLogWaived: boolean;
  /** Erases again in the restored state what the replaced one says was erased. */
  reapplyErasures: Reapply;
  /** Shown both states; nothing is changed unless it agrees. `replaced` is undefined where it cannot be read. */
  confirm: (restored: Draft, replaced: State | undefined, isReplacing: boolean) => Promise<boolean>;
};

export type Restored = {
  /** Where the replaced state is kept. */
  kept: string | undefined;
  heldMail: number;
  /** Erasures that were applied again; undefined where the replaced state could not be read. */
  erasures: number | undefined;
};

/**
 * Puts a backup in the place of the database. Everything is checked, migrated and changed in a draft beside it; the one
 * step that replaces is a rename, so a crash leaves the old state or the new one.
 *
 * @returns null where `confirm` said no
 * @throws Error a sentence; the old state is then untouched
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
    // Before the rename: a log of the old database beside the new file would be played into it. What it held is kept.
    for (const suffix of ['-wal', '-shm']) await rm(databasePath + suffix, { force: true });
    await putInPlace(draft, databasePath);
    await keepNewest(dataDir, 'before', KEPT_BEFORE);
    return { kept, erasures, heldMail: options.isMailReleased ? 0 : restored.pendingMail };
  } catch (error) {
    // Once the draft is renamed, the replaced state is in the kept file alone.
    if (kept !== undefined && (await sizeOf(draft)) !== undefined) await dropKept(databasePath, kept);
    throw error;
  } finally {
    await removeDraft(draft);
    unlock();
  }
}
