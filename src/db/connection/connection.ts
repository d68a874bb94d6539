import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@libsql/client';
import { AppError } from '#shared/errors.ts';
import { isBusy, leavesConnectionSound, passingError, type WriteFault, writeFaultIn } from '#db/errors.ts';
import { busy, type TurnLimits, Turns } from '#db/writer/mutex.ts';
import { createPreparedClient } from './prepared-client.ts';

export type ConnectionOptions = {
  url: string;
  /** Settings per connection, run on every new one. */
  pragmas: readonly string[];
  limits: TurnLimits;
  /** SQLite's own wait for a lock; short, because it blocks the event loop. */
  busyTimeoutMs: number;
  /** Retry time of a statement that met a lock, without blocking. */
  retryForMs: number;
};

/** Retry time of a write if the write before it failed by the same lock. */
const RETRY_STILL_LOCKED_MS = 250;

/** One SQLite connection that serves one caller at a time and is replaced once it is no longer reliable. */
export class Connection {
  readonly turns: Turns;
  readonly #client: Client;
  readonly #options: ConnectionOptions;
  #isReady = false;
  #isClosed = false;
  #fault: WriteFault | null = null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.turns = new Turns(options.limits);
    // One connection only: a pool would return connections without the pragmas, and writers that lock each other.
    this.#client = createPreparedClient(options.url, options.busyTimeoutMs);
  }

  async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const end = await this.turns.take();
    try {
      return await this.attempt(work);
    } finally {
      end();
    }
  }

  get fault(): WriteFault | null {
    return this.#fault;
  }

  noteFault(error: unknown): void {
    this.#fault = writeFaultIn(error) ?? this.#fault;
  }

  /** Records that rows were written. A statement that changes no row does not count: it needs no space on disk. */
  noteWrite(): void {
    this.#fault = null;
  }

  /**
   * Runs the work for callers that hold the mutex. Repeats it after a lock, so it must have no effect when it fails
   * with SQLITE_BUSY: one statement, a whole batch, or BEGIN IMMEDIATE.
   */
  async attempt<T>(work: (client: Client) => Promise<T>): Promise<T> {
    // One caller waits for another process's lock; queued callers, and its own next write, fail sooner.
    const { retryForMs } = this.#options;
    const patienceMs = this.#fault === 'busy' ? Math.min(RETRY_STILL_LOCKED_MS, retryForMs) : retryForMs;
    const deadline = performance.now() + patienceMs;
    for (let waitMs = 5; ; waitMs = Math.min(waitMs * 2, 250)) {
      try {
        await this.#prepare();
        return await work(this.#client);
      } catch (error) {
        if (leavesConnectionSound(error)) throw error;
        this.replace();
        const isLate = isBusy(error) && performance.now() + waitMs > deadline;
        if (isLate || !isBusy(error)) {
          const told = isLate ? busy(error) : passingError(error);
          this.noteFault(told);
          throw told;
        }
      }
      // Growing pauses: a replaced connection keeps two file descriptors until its statements are garbage-collected.
      await sleep(waitMs);
    }
  }

  /**
   * Makes the next statement open a new connection. Must happen at the first SQLITE_BUSY: once a write was acknowledged
   * on the broken connection, closing it leaves the file locked until the garbage collector runs.
   */
  replace(): void {
    this.#isReady = false;
    if (!this.#isClosed) this.#client.reconnect();
  }

  close(): void {
    this.#isClosed = true;
    this.#client.close();
  }

  reopen(): void {
    this.#isClosed = false;
    this.replace();
  }

  async #prepare(): Promise<void> {
    if (this.#isClosed) throw new AppError('shutting_down', { retryAfterSeconds: 1 });
    if (this.#isReady) return;
    for (const pragma of this.#options.pragmas) {
      const { rows } = await this.#client.execute(`PRAGMA ${pragma}`);
      // If the file system does not support WAL, SQLite returns the current mode instead of an error.
      if (pragma.startsWith('journal_mode') && rows[0]?.['journal_mode'] !== 'wal') {
        throw new Error(`The database cannot use a write-ahead log here: ${this.#options.url}`);
      }
    }
    this.#isReady = true;
  }
}
