import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { AppError } from '#shared/errors.ts';
import type { WorkSettings } from './messages.ts';
import { PoolProcess } from './pool-process.ts';
import type { Work, WorkPool, WorkResult } from './work.ts';
import { WorkBudget } from './work-budget.ts';
import { resultOf } from './work-result.ts';

export type WorkPoolOptions = {
  /** Path of the module that carries out the tasks (app/work/process.ts). */
  program: string;
  tasks: Readonly<Record<Work['task'], { seconds: number }>>;
  settings: WorkSettings;
  /** Emptied at the start: files in it are left from a killed process. */
  spoolFolder: string;
  log: Pick<Logger, 'error'>;
  limits?: Partial<typeof LIMITS>;
};

const LIMITS = {
  /** An account uses at most one of them, so that it cannot block the others. */
  processes: 2,
  /** Heap of one process; a report of the longest texts takes about a quarter (npm run bench). */
  memoryMb: 512,
  /** Processor time that an account may have used in the last minute when its next job begins. */
  processorSeconds: 30,
  /** Queue length of one account, beside the running job. */
  waitingPerAccount: 3,
  waiting: 50,
  waitMs: 60_000,
  /** A process takes half a second to start, so one stays while somebody works with files. */
  idleMs: 300_000,
  /** Replaces every task's own timeout, for tests. */
  seconds: undefined as number | undefined,
};

type Job = { work: Work; account: string; start: () => void };

/** Created once, in `create-runtime.ts` (docs/decisions/011). */
export async function createWorkPool(options: WorkPoolOptions): Promise<WorkPool> {
  await rm(options.spoolFolder, { recursive: true, force: true });
  await mkdir(options.spoolFolder, { recursive: true, mode: 0o700 });
  return new Pool(options);
}

class Pool implements WorkPool {
  readonly #options: WorkPoolOptions;
  readonly #limits: typeof LIMITS;
  readonly #budget: WorkBudget;
  readonly #waiting: Job[] = [];
  readonly #busy = new Set<string>();
  readonly #processes = new Set<PoolProcess>();
  readonly #idle: { process: PoolProcess; timer: NodeJS.Timeout }[] = [];
  #isClosed = false;

  constructor(options: WorkPoolOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#budget = new WorkBudget(this.#limits.processorSeconds);
  }

  async run(
    work: Work,
    account: string,
    signal?: AbortSignal,
    onProgress?: (progress: number) => void,
  ): Promise<WorkResult> {
    this.#budget.require(account);
    await this.#takeTurn(work, account, signal);
    try {
      // Again, because those before it in the queue may have used it up.
      this.#budget.require(account);
      return await this.#carryOut(work, account, signal, onProgress);
    } finally {
      this.#busy.delete(account);
      this.#startNext();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { timer } of this.#idle.splice(0)) clearTimeout(timer);
    await Promise.all([...this.#processes].map((process) => process.kill()));
  }

  /** Waits until a process is free and no other job of this account runs. */
  async #takeTurn(work: Work, account: string, signal: AbortSignal | undefined): Promise<void> {
    const { waitingPerAccount, waiting, waitMs } = this.#limits;
    if (this.#waiting.length >= waiting) throw new AppError('busy', { retryAfterSeconds: 30 });
    if (this.#waiting.filter((job) => job.account === account).length >= waitingPerAccount)
      throw new AppError('work_waiting', { retryAfterSeconds: 30 });
    await new Promise<void>((resolve, reject) => {
      const leave = (error: AppError): void => {
        settle();
        this.#waiting.splice(this.#waiting.indexOf(job), 1);
        reject(error);
      };
      const timer = setTimeout(() => leave(new AppError('busy', { retryAfterSeconds: 30 })), waitMs);
      const onAbort = (): void => leave(new AppError('busy'));
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const job = { work, account, start: () => (settle(), resolve()) };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(job);
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#busy.size >= this.#limits.processes) return;
    const index = this.#waiting.findIndex(({ account }) => !this.#busy.has(account));
    const [job] = index === -1 ? [] : this.#waiting.splice(index, 1);
    if (!job) return;
    this.#busy.add(job.account);
    job.start();
  }

  async #carryOut(
    work: Work,
    account: string,
    signal: AbortSignal | undefined,
    onProgress?: (progress: number) => void,
  ): Promise<WorkResult> {
    if (this.#isClosed) throw new AppError('shutting_down', { retryAfterSeconds: 1 });
    const process = this.#takeProcess();
    const spoolPath = join(this.#options.spoolFolder, randomUUID());
    const startedAt = performance.now();
    let isLate = false;
    const seconds = this.#limits.seconds ?? this.#options.tasks[work.task].seconds;
    const timer = setTimeout(() => {
      isLate = true;
      void process.kill();
    }, seconds * 1_000);
    const onAbort = (): void => void process.kill();
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const end = await process.carryOut({ work, spoolPath }, onProgress);
      // One that was ended was busy until then.
      this.#budget.note(account, startedAt, 'exit' in end ? performance.now() - startedAt : end.processorMs);
      const isUnwanted = signal?.aborted === true || this.#isClosed;
      return await resultOf(end, { task: work.task, spoolPath, isLate, isUnwanted, log: this.#options.log });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      this.#giveBack(process);
    }
  }

  #takeProcess(): PoolProcess {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (!idle.process.isOver) return idle.process;
    }
    const { program, settings } = this.#options;
    const made = new PoolProcess(program, settings, this.#limits.memoryMb);
    this.#processes.add(made);
    return made;
  }

  #giveBack(process: PoolProcess): void {
    if (process.isOver || this.#isClosed) return void this.#processes.delete(process);
    const end = (): void => {
      this.#idle.splice(
        this.#idle.findIndex((each) => each.process === process),
        1,
      );
      this.#processes.delete(process);
      void process.kill();
    };
    this.#idle.push({ process, timer: setTimeout(end, this.#limits.idleMs).unref() });
  }
}
