import { DatabaseSync } from 'node:sqlite';
import {
  type Batch,
  type Failure,
  HranaError,
  ProtocolError,
  type Request,
  type SqlText,
  type Statement,
} from './protocol.ts';
import { describe, failureOf, holds, runStatement } from './statements.ts';

/** As sqld: a transaction may hold the write lock for so long while others wait. */
const TRANSACTION_MS = 5_000;

/** One SQLite file, and the streams that share it. */
export class SharedFile {
  readonly path: string;
  readonly transactionMs: number;
  readonly streams = new Set<SqlStream>();
  /** Number of times that a lock was met that no stream of this server holds. */
  busyCount = 0;
  #released: (() => void)[] = [];

  constructor(path: string, transactionMs = TRANSACTION_MS) {
    this.path = path;
    this.transactionMs = transactionMs;
  }

  open(sqls?: Map<number, string>): SqlStream {
    const stream = new SqlStream(this, sqls);
    this.streams.add(stream);
    return stream;
  }

  noteRelease(): void {
    for (const wake of this.#released.splice(0)) wake();
  }

  /** Waits for the stream that writes; ends its transaction once its time is over. */
  async waitFor(holder: SqlStream): Promise<void> {
    const leftMs = holder.since + this.transactionMs - performance.now();
    if (leftMs <= 0) return holder.expire();
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, leftMs);
      this.#released.push(resolve);
    });
    clearTimeout(timer);
  }

  close(): void {
    for (const stream of this.streams) stream.close();
  }
}

/** One connection, as a client sees it. */
export class SqlStream {
  readonly #file: SharedFile;
  readonly #connection: DatabaseSync;
  readonly sqls: Map<number, string>;
  #isOpen = true;
  #isExpired = false;
  /** When its transaction began. */
  since = 0;

  constructor(file: SharedFile, sqls = new Map<number, string>()) {
    this.#file = file;
    this.sqls = sqls;
    this.#connection = new DatabaseSync(file.path);
  }

  get isInTransaction(): boolean {
    return this.#isOpen && this.#connection.isTransaction;
  }

  /** Rolls back a transaction whose time is over; the client hears of it with its next statement. */
  expire(): void {
    this.#isExpired = true;
    if (this.isInTransaction) this.#connection.exec('ROLLBACK');
    this.#file.noteRelease();
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#connection.close();
    this.#file.streams.delete(this);
    this.#file.noteRelease();
  }

  async answer(given: Request): Promise<object> {
    const { type } = given;
    switch (given.type) {
      case 'execute':
        return { type, result: await this.#execute(given.stmt) };
      case 'batch':
        return { type, result: await this.#batch(given.batch) };
      case 'sequence':
        await this.#locking(() => this.#connection.exec(this.#textOf(given)));
        return { type };
      case 'describe':
        return { type, result: describe(this.#connection, this.#textOf(given)) };
      case 'store_sql':
        if (this.sqls.has(given.sql_id)) throw new ProtocolError(`SQL text ${given.sql_id} already exists`);
        this.sqls.set(given.sql_id, given.sql);
        return { type };
      case 'close_sql':
        this.sqls.delete(given.sql_id);
        return { type };
      case 'get_autocommit':
        return { type, is_autocommit: !this.#connection.isTransaction };
      default:
        this.close();
        return { type };
    }
  }

  #textOf({ sql, sql_id: id }: SqlText): string {
    const text = sql ?? this.sqls.get(id ?? -1);
    if (text === undefined) throw new ProtocolError(`SQL text ${id} not found`);
    return text;
  }

  #execute(stmt: Statement) {
    return this.#locking(() => runStatement(this.#connection, this.#textOf(stmt), stmt));
  }

  async #batch({ steps }: Batch) {
    const results: unknown[] = steps.map(() => null);
    const errors: (Failure | null)[] = steps.map(() => null);
    for (const [index, { condition, stmt }] of steps.entries()) {
      if (!holds(condition, results, errors, this.#connection)) continue;
      try {
        results[index] = await this.#execute(stmt);
      } catch (error) {
        if (error instanceof ProtocolError) throw error;
        errors[index] = failureOf(error);
      }
    }
    return { step_results: results, step_errors: errors, replication_index: null };
  }

  async #locking<T>(act: () => T): Promise<T> {
    for (;;) {
      if (this.#isExpired) {
        this.#isExpired = false;
        throw new HranaError('TRANSACTION_TIMEOUT', 'Transaction timed-out');
      }
      const wasIn = this.isInTransaction;
      try {
        return act();
      } catch (error) {
        if (failureOf(error).code !== 'SQLITE_BUSY') throw error;
        const holder = [...this.#file.streams].find((other) => other !== this && other.isInTransaction);
        if (!holder) this.#file.busyCount += 1;
        // A transaction that has read cannot wait: its snapshot would be too old.
        if (!holder || wasIn) throw error;
        await this.#file.waitFor(holder);
      } finally {
        if (!wasIn && this.isInTransaction) this.since = performance.now();
        if (wasIn && !this.isInTransaction) this.#file.noteRelease();
      }
    }
  }
}
