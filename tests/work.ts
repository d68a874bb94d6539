import type { Database } from '#db/drizzle.ts';
import type { Download } from '#kernel/api/download.ts';
import type { Work } from '#kernel/work/work.ts';
import type { Task } from '#kernel/work/task.ts';
import { TASKS } from '#app/work/tasks.ts';

/** Runs a service's file task in this process on this database. */
export async function fileOf(file: Download, db: Database): Promise<Buffer> {
  if (!('work' in file)) throw new Error('this file is no work');
  return Buffer.from(await inThisProcess(file.work, db));
}

/** Does the work of the pool here, on this database. */
export async function inThisProcess(work: Work, db: Database): Promise<Uint8Array<ArrayBuffer>> {
  const task = (await TASKS[work.task].load()) as Task<unknown>;
  const process = { openDatabase: async () => db, onProgress: () => {} };
  const pieces: Uint8Array[] = [];
  for await (const piece of task(structuredClone(work.input), process)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}
