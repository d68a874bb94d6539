import { mkdir } from 'node:fs/promises';
import type { Unlock } from './file-lock.ts';
import { folderMistake } from './folder-mistake.ts';
import { lockFolder } from './lock.ts';

/**
 * Creates and locks the data folder, and the database's folder if it is another one: two data folders may point to one
 * file.
 *
 * @throws Error with a sentence for the operator
 */
export async function takeFolders(folders: ReadonlySet<string>): Promise<Unlock> {
  const unlocks: Unlock[] = [];
  const unlockAll = () => unlocks.forEach((unlock) => unlock());
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      unlocks.push(await lockFolder(folder));
    } catch (error) {
      unlockAll();
      throw folderMistake(error, folder);
    }
  }
  return unlockAll;
}
