import { mkdir } from 'node:fs/promises';
import type { Unlock } from './file-lock.ts';
import { folderMistake } from './folder-mistake.ts';
import { lockFolder } from './lock.ts';

/**
 * Makes and locks the data folder, and the folder of the database where that lies elsewhere: two data folders may name
 * one file.
 *
 * @throws Error a sentence for the person who starts the process
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
