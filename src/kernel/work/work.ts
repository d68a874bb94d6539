type Tasks = App.Tasks;
type InputOf<Name extends keyof Tasks> = Parameters<Awaited<ReturnType<Tasks[Name]['load']>>>[0];

/** A task with its input, returned by a service after it has checked access. */
export type Work = { [Name in keyof Tasks]: { task: Name; input: InputOf<Name> } }[keyof Tasks];

/** The resulting file: small ones in memory, others as a file that is deleted once it has been read. */
export type WorkResult = Uint8Array<ArrayBuffer> | { stream: ReadableStream<Uint8Array>; sizeBytes: number };

export type WorkPool = {
  /**
   * Runs the work in a process of its own. `account` selects the queue. Errors: `work_waiting` if that queue is full,
   * `busy` if all are, `too_many_requests` if the account has used its processor time of the minute, `work_too_large` and
   * `work_too_slow` if a limit is exceeded.
   */
  run: (
    work: Work,
    account: string,
    signal?: AbortSignal,
    onProgress?: (progress: number) => void,
  ) => Promise<WorkResult>;
  close: () => Promise<void>;
};
