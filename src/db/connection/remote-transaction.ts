import { type InStatement, LibsqlError, type ResultSet, type Transaction } from '@libsql/client';
import { isAppError } from '#shared/errors.ts';

export type RemoteTransactionOptions = {
  inner: Transaction;
  /** Begins anew what could not begin. */
  begin: () => Promise<Transaction>;
  /** Repeats the work while it meets a lock. */
  repeat: <T>(work: () => Promise<T>) => Promise<T>;
  /** Ends the wait for an answer in time, and tells failures that pass as `busy`. */
  within: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * A transaction on a database server. BEGIN travels with the first statement, and closing sends no ROLLBACK that would
 * be waited for: the server ends the transaction with its stream.
 */
export class RemoteTransaction implements Transaction {
  readonly #options: RemoteTransactionOptions;
  #inner: Transaction;
  #hasBegun = false;
  /** Why the transaction is over. The server would carry out later statements by themselves, outside of it. */
  #lost: unknown;

  constructor(options: RemoteTransactionOptions) {
    this.#options = options;
    this.#inner = options.inner;
  }

  get closed(): boolean {
    return this.#inner.closed;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    return this.#run(() => this.#inner.execute(statement));
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#run(() => this.#inner.batch(statements));
  }

  async executeMultiple(sql: string): Promise<void> {
    return this.#run(() => this.#inner.executeMultiple(sql));
  }

  async commit(): Promise<void> {
    return this.#guarded(() => this.#options.within(() => this.#inner.commit()));
  }

  /** Carries the statements out and commits, in one round trip. Where one of them fails, nothing is committed. */
  async commitAfter(statements: InStatement[]): Promise<ResultSet[]> {
    const results = await this.#run(() => this.#inner.batch([...statements, 'COMMIT']));
    this.close();
    return results;
  }

  /** Throws what has ended the transaction. */
  assertGoing(): void {
    if (this.#lost !== undefined) throw this.#lost;
  }

  async rollback(): Promise<void> {
    this.close();
  }

  close(): void {
    // A statement that comes too late would begin it anew, if it has not begun.
    this.#lost ??= new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED');
    this.#inner.close();
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    const { repeat, within, begin } = this.#options;
    return this.#guarded(async () => {
      if (this.#hasBegun) return within(work);
      const result = await repeat(async () => {
        // A failed BEGIN has closed the stream; a statement that failed after it has not.
        if (this.#inner.closed) this.#inner = await begin();
        return work();
      });
      this.#hasBegun = true;
      return result;
    });
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    this.assertGoing();
    try {
      return await work();
    } catch (error) {
      if (isAppError(error)) {
        this.#lost = error;
        this.close();
      }
      throw error;
    }
  }
}
