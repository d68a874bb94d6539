import { type InStatement, LibsqlError, type ResultSet, type Transaction } from '@libsql/client';
import type { Logger } from 'pino';
import type { Connection } from '#db/connection/connection.ts';
import { leavesConnectionSound, passingError } from '#db/errors.ts';
import { hasWritten } from './statements.ts';
import type { EndTurn } from './mutex.ts';

export type WriterTransactionOptions = {
  inner: Transaction;
  connection: Connection;
  /** Releases the mutex, which the transaction holds until it is committed, rolled back, closed or timed out. */
  end: EndTurn;
  idleLimitMs: number;
  log: Pick<Logger, 'error'>;
};

/** A transaction that always releases the mutex: nobody else can write while it is open. */
export class WriterTransaction implements Transaction {
  readonly #options: WriterTransactionOptions;
  readonly #idle: NodeJS.Timeout;
  #isOver = false;
  #hasWritten = false;
  #reason = 'The transaction is closed';

  constructor(options: WriterTransactionOptions) {
    this.#options = options;
    this.#idle = setTimeout(() => this.#giveUp(), options.idleLimitMs).unref();
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    const result = await this.#run(() => this.#options.inner.execute(statement));
    this.#hasWritten ||= hasWritten([statement], [result]);
    return result;
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const results = await this.#run(() => this.#options.inner.batch(statements));
    this.#hasWritten ||= hasWritten(statements, results);
    return results;
  }

  async executeMultiple(sql: string): Promise<void> {
    return this.#run(() => this.#options.inner.executeMultiple(sql));
  }

  async commit(): Promise<void> {
    this.#assertOpen();
    try {
      await this.#options.inner.commit();
      if (this.#hasWritten) this.#options.connection.noteWrite();
    } catch (error) {
      // A failed COMMIT stays open in the client, like a statement that met a lock.
      this.#options.connection.replace();
      throw this.#told(error);
    } finally {
      this.#finish();
    }
  }

  async rollback(): Promise<void> {
    this.close();
  }

  close(): void {
    if (this.#isOver) return;
    try {
      this.#options.inner.close();
    } catch {
      // The original error is the one to report; closing the connection rolls back the transaction too.
      this.#options.connection.replace();
    } finally {
      this.#finish();
    }
  }

  get closed(): boolean {
    return this.#isOver || this.#options.inner.closed;
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    this.#assertOpen();
    this.#idle.refresh();
    try {
      return await work();
    } catch (error) {
      if (!leavesConnectionSound(error)) {
        this.#reason = 'The transaction was rolled back after an error of the database';
        this.close();
        this.#options.connection.replace();
      }
      throw this.#told(error);
    }
  }

  #told(error: unknown): unknown {
    const told = passingError(error);
    this.#options.connection.noteFault(told);
    return told;
  }

  #assertOpen(): void {
    if (this.closed) throw new LibsqlError(this.#reason, 'TRANSACTION_CLOSED');
  }

  #giveUp(): void {
    this.#reason = `The transaction was rolled back after ${this.#options.idleLimitMs} ms without a statement`;
    this.#options.log.error({ idleLimitMs: this.#options.idleLimitMs }, 'transaction left open: rolled back');
    this.close();
  }

  #finish(): void {
    this.#isOver = true;
    clearTimeout(this.#idle);
    this.#options.end();
  }
}
