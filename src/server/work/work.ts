import type { ServiceContext } from '../context.ts';
import type { TASKS } from './tasks.ts';

type Tasks = typeof TASKS;
type InputOf<Name extends keyof Tasks> = Parameters<Awaited<ReturnType<Tasks[Name]['load']>>>[0];

/** A task with its input: what a service answers after it has checked access. */
export type Work = { [Name in keyof Tasks]: { task: Name; input: InputOf<Name> } }[keyof Tasks];

/** The file that came of it: small ones in memory, others as a file that is gone once it has been read. */
export type WorkResult = Uint8Array<ArrayBuffer> | { stream: ReadableStream<Uint8Array>; sizeBytes: number };

/** Who asked and when, for tasks that read the database themselves. */
export type WorkContext = Omit<ServiceContext, 'db'>;

export const workContext = ({ db: _, ...context }: ServiceContext): WorkContext => context;

export type WorkPool = {
  /**
   * Carries the work out in a process of its own. `account` is whose queue it stands in. Errors: `work_waiting` where
   * that queue is full, `busy` where all are, `work_too_large` and `work_too_slow` where a limit was reached.
   */
  run: (work: Work, account: string, signal?: AbortSignal) => Promise<WorkResult>;
  /** Ends what runs. */
  close: () => Promise<void>;
};
