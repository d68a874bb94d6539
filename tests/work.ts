import type { Database } from '#db/drizzle.ts';
import type { Download } from '#server/api/download.ts';
import { TASKS, type Task } from '#server/work/tasks.ts';
import type { Work, WorkPool } from '#server/work/work.ts';

/** Runs a service's file task in this process on this database. */
export async function fileOf(file: Download, db: Database): Promise<Buffer> {
  if (!('work' in file)) throw new Error('this file is no work');
  return outputOf(file.work, db);
}

async function outputOf(work: Work, db: Database): Promise<Buffer<ArrayBuffer>> {
  const task = (await TASKS[work.task].load()) as Task<unknown>;
  const pieces: Uint8Array[] = [];
  for await (const piece of task(structuredClone(work.input), {
    openDatabase: async () => db,
    onProgress: () => {},
  }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Carries out work in this process, where a test needs no second one. */
export const poolHere = (db: Database): Pick<WorkPool, 'run'> => ({ run: (work) => outputOf(work, db) });
