import type { Database } from '#db/drizzle.ts';

export type WorkProcess = {
  /** The database, read-only; an embedded one is a snapshot for as long as the task runs. */
  openDatabase: () => Promise<Database>;
  /** Tells how far the work has come, in a unit of its own. */
  onProgress: (progress: number) => void;
};

/** Generates a file in chunks. The input must survive structured cloning. */
export type Task<Input> = (input: Input, process: WorkProcess) => AsyncIterable<Uint8Array>;
