import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Client,
  InArgs,
  InStatement,
  Replicated,
  ResultSet,
  Transaction,
  TransactionMode,
} from '@libsql/client';
import { AppError, isAppError } from '#shared/errors.ts';
import { busy } from '#db/writer/mutex.ts';
import { isRead, sqlOf, type Statement } from '#db/writer/statements.ts';
import { TRANSACTION_SCOPE, TransactionScope } from '#db/writer/transaction-scope.ts';
import { GatheringTransaction } from './gathering-transaction.ts';
import { isUndone, remoteError } from './remote-errors.ts';
import { RemoteTransaction } from './remote-transaction.ts';

export type RemoteOptions = {
  /** Longest wait for one answer. */
  timeoutMs: number;
  /** Time in which a call that had no effect is repeated. */
  retryForMs: number;
};

const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 500;

/**
 * A database server as a `Client` with the manners of the embedded one: failures that pass become `busy` (503), what
 * had no effect is repeated for a while, and the database cannot be used inside a transaction callback.
 */
export class RemoteClient implements Client {
  readonly [TRANSACTION_SCOPE] = new TransactionScope();
  readonly #inner: Client;
  readonly #options: RemoteOptions;
  #isClosed = false;

  constructor(inner: Client, options: RemoteOptions) {
    this.#inner = inner;
    this.#options = options;
  }

  get protocol(): string {
    return this.#inner.protocol;
  }

  get closed(): boolean {
    return this.#isClosed;
  }

  execute(statement: InStatement): Promise<ResultSet>;
  execute(sql: string, args?: InArgs): Promise<ResultSet>;
  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    const whole: InStatement =
      typeof statement === 'string' && args !== undefined ? { sql: statement, args } : statement;
    return this.#repeat([whole], () => this.#inner.execute(whole));
  }

  async batch(statements: Statement[], _mode?: TransactionMode): Promise<ResultSet[]> {
    // A deferred transaction would request the write lock half-way, and could then no longer be repeated.
    const mode = statements.every((statement) => isRead(sqlOf(statement))) ? 'deferred' : 'write';
    return this.#repeat(statements, () => this.#inner.batch(statements, mode));
  }

  async migrate(statements: InStatement[]): Promise<ResultSet[]> {
    return this.#repeat(statements, () => this.#inner.migrate(statements));
  }

  async transaction(mode: TransactionMode = 'write'): Promise<Transaction> {
    this.#assertUsable();
    const begin = () => this.#within(() => this.#inner.transaction(mode === 'read' ? 'read' : 'write'));
    return new GatheringTransaction(
      new RemoteTransaction({
        inner: await begin(),
        begin,
        repeat: (work) => this.#until(isUndone, work),
        within: (work) => this.#within(work),
      }),
    );
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#assertUsable();
    return this.#within(() => this.#inner.executeMultiple(sql));
  }

  /** There is no replica to synchronise. */
  async sync(): Promise<Replicated> {
    return undefined;
  }

  reconnect(): void {
    this.#isClosed = false;
    void this.#inner.reconnect();
  }

  close(): void {
    this.#isClosed = true;
    this.#inner.close();
  }

  /** A read is repeated after any failure that passes, a write only where it had no effect for certain. */
  #repeat<T>(statements: readonly Statement[], work: () => Promise<T>): Promise<T> {
    this.#assertUsable();
    const reads = statements.every((statement) => isRead(sqlOf(statement)));
    return this.#until((error) => isUndone(error) || (reads && isAppError(remoteError(error))), work);
  }

  async #until<T>(mayRepeat: (error: unknown) => boolean, work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + this.#options.retryForMs;
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
      try {
        return await this.#within(work, (error) => error);
      } catch (error) {
        if (!mayRepeat(error) || performance.now() + waitMs > deadline) throw remoteError(error);
      }
      await sleep(waitMs);
    }
  }

  /** Waits no longer than the time limit: a WebSocket, unlike a request, has none of its own. */
  async #within<T>(work: () => Promise<T>, told: (error: unknown) => unknown = remoteError): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(busy());
        // The connection may be dead without a word.
        if (this.#inner.protocol === 'ws' && !this.#isClosed) void this.#inner.reconnect();
      }, this.#options.timeoutMs);
    });
    try {
      return await Promise.race([work(), late]);
    } catch (error) {
      throw told(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #assertUsable(): void {
    if (this.#isClosed) throw new AppError('shutting_down', { retryAfterSeconds: 1 });
    this[TRANSACTION_SCOPE].assertOutside();
  }
}
