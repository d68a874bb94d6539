import type { InStatement, ResultSet, Transaction } from '@libsql/client';
import { isRead, isUnansweredWrite, sqlOf } from '#db/writer/statements.ts';
import type { RemoteTransaction } from './remote-transaction.ts';

export type GatheringOptions = {
  inner: RemoteTransaction;
  /** Whether what is asked now is the last of the transaction (`commitWithLast`). */
  isEnding: () => boolean;
  /** Reads outside of the transaction, once that is committed. */
  readAfter: (statement: InStatement) => Promise<ResultSet>;
};

type Waiting = {
  statement: InStatement;
  resolve?: (result: ResultSet) => void;
  reject?: (error: unknown) => void;
};

/** Far below what a server takes in one request. */
const MOST_HELD = 200;

/** Result of a write that is still to be sent. */
const UNANSWERED = {
  columns: [],
  columnTypes: [],
  rows: [],
  lastInsertRowid: undefined,
  get rowsAffected(): number {
    throw new Error('A transaction on a database server tells by RETURNING alone what it has changed.');
  },
  toJSON: () => ({}),
} satisfies ResultSet;

/**
 * A transaction on a database server in as few round trips as its statements allow. Those of one moment (`Promise.all`)
 * travel together; a write without RETURNING, whose answer nobody needs, travels with the statement after it or with
 * COMMIT; and COMMIT travels with what `commitWithLast` asks last. Their order stays. A write that fails is told by
 * what it travels with, and nothing after it is carried out.
 */
export class GatheringTransaction implements Transaction {
  readonly #options: GatheringOptions;
  #waiting: Waiting[] = [];
  /** Settled once what waits is under way. */
  #departure: Promise<void> | undefined;
  /** Settled once what is under way has its answers; never rejected. */
  #inFlight: Promise<void> = Promise.resolve();
  #isCommitted = false;
  /** Why nothing more is carried out, ROLLBACK TO a savepoint included. */
  #failure: unknown;

  constructor(options: GatheringOptions) {
    this.#options = options;
  }

  get closed(): boolean {
    return this.#options.inner.closed;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    const { inner, readAfter } = this.#options;
    if (this.#failure !== undefined) throw this.#failure;
    const sql = sqlOf(statement);
    if (this.#isCommitted) {
      if (!isRead(sql)) throw new Error('The transaction is committed: what it asks last is asked at once.');
      return readAfter(statement);
    }
    if (isUnansweredWrite(sql) && this.#waiting.length < MOST_HELD) {
      inner.assertGoing();
      this.#waiting.push({ statement });
      return UNANSWERED;
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject });
      this.#departure ??= this.#depart(this.#options.isEnding());
    });
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    return Promise.all(statements.map((statement) => this.execute(statement)));
  }

  async executeMultiple(sql: string): Promise<void> {
    if (this.#waiting.length > 0) await this.#options.inner.batch(this.#statements());
    return this.#options.inner.executeMultiple(sql);
  }

  async commit(): Promise<void> {
    await this.#departure;
    await this.#inFlight;
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#isCommitted) return;
    const { inner } = this.#options;
    await (this.#waiting.length > 0 ? inner.commitAfter(this.#statements()) : inner.commit());
  }

  async rollback(): Promise<void> {
    this.close();
  }

  close(): void {
    this.#options.inner.close();
  }

  #statements(): InStatement[] {
    return this.#waiting.splice(0).map(({ statement }) => statement);
  }

  /** Leaves after all promises that are settled by now: what they lead to is asked in the same moment. */
  async #depart(isEnding: boolean): Promise<void> {
    await new Promise(setImmediate);
    await this.#inFlight;
    this.#departure = undefined;
    this.#inFlight = this.#send(isEnding);
  }

  async #send(isEnding: boolean): Promise<void> {
    const { inner } = this.#options;
    const sent = [...this.#waiting];
    const statements = this.#statements();
    try {
      const results = await (isEnding ? inner.commitAfter(statements) : inner.batch(statements));
      this.#isCommitted ||= isEnding;
      for (const [index, { resolve }] of sent.entries()) resolve?.(results[index] ?? UNANSWERED);
    } catch (error) {
      // Later statements were not carried out, although some have been answered: nothing may follow.
      if (sent.length > 1) this.#failure = error;
      for (const { reject } of sent) reject?.(error);
    }
  }
}
