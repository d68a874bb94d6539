import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { WorkDone, WorkOrder, WorkProgress, WorkSettings } from './messages.ts';

/** Gives the server three times the share of a processor; with less a busy machine would let a user wait for minutes. */
const NICENESS = 5;

export type WorkEnd = WorkDone | { exit: WorkExit };
export type WorkExit = { code: number | null; signal: NodeJS.Signals | null };

/** A child process of the pool. */
export class PoolProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<WorkEnd>;
  #isOver = false;

  /** @param memoryMb heap size; the process ends beyond it */
  constructor(program: string, settings: WorkSettings, memoryMb: number) {
    this.#child = fork(program, [], {
      // Only the settings it needs, not the server's environment.
      env: {
        NODE_ENV: 'production',
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TZ: process.env['TZ'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      },
      execArgv: [...process.execArgv, `--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      // V8 prints a long description when it runs out of memory.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#exited = new Promise((resolve) => {
      this.#child.once('error', (failure) => {
        this.#isOver = true;
        resolve({ answer: { failure }, processorMs: 0 });
      });
      this.#child.once('close', (code, signal) => {
        this.#isOver = true;
        resolve({ exit: { code, signal } });
      });
    });
    try {
      if (this.#child.pid !== undefined) setPriority(this.#child.pid, NICENESS);
    } catch {
      // The process has ended, or its priority cannot be lowered: both are harmless.
    }
    this.#send({ settings });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async carryOut(order: WorkOrder, onProgress?: (progress: number) => void): Promise<WorkEnd> {
    const answered = new Promise<WorkEnd>((resolve) =>
      this.#child.on('message', (said) => {
        const message = said as WorkDone | WorkProgress;
        if ('progress' in message) onProgress?.(message.progress);
        else resolve(message);
      }),
    );
    this.#send({ order });
    const end = await Promise.race([answered, this.#exited]);
    this.#child.removeAllListeners('message');
    return end;
  }

  /** A process that has ended is told by its exit, not by the message that no longer reached it. */
  #send(message: { settings: WorkSettings } | { order: WorkOrder }): void {
    this.#child.send(message, () => undefined);
  }

  async kill(): Promise<void> {
    this.#isOver = true;
    this.#child.kill('SIGKILL');
    await this.#exited;
  }
}
