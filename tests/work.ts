import type { Database } from '#db/drizzle.ts';
import type { Download } from '#server/api/download.ts';
import { TASKS, type Task } from '#server/work/tasks.ts';

/** Runs a service's file task in this process on this database. */
export async function fileOf(file: Download, db: Database): Promise<Buffer> {
  if (!('work' in file)) throw new Error('this file is no work');
  const task = (await TASKS[file.work.task].load()) as Task<unknown>;
  const pieces: Uint8Array[] = [];
  for await (const piece of task(structuredClone(file.work.input), { openDatabase: async () => db }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}
