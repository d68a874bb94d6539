import type { InStatement, ResultSet, Transaction } from '@libsql/client';
import { isUnansweredWrite, sqlOf } from '#db/writer/statements.ts';
import type { RemoteTransaction } from './remote-transaction.ts';

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
 * travel together, and a write without RETURNING, whose answer nobody needs, travels with the statement after it or with
 * COMMIT. Their order stays. A write that fails is told by what it travels with, and nothing after it is carried out.
 */
export class GatheringTransaction implements Transaction {
  readonly #inner: RemoteTransaction;
  #waiting: Waiting[] = [];
  /** Settled once what waits is under way. */
  #departure: Promise<void> | undefined;
  /** Settled once what is under way has its answers; never rejected. */
  #inFlight: Promise<void> = Promise.resolve();
  /** Why nothing more is carried out, ROLLBACK TO a savepoint included. */
  #failure: unknown;

  constructor(inner: RemoteTransaction) {
    this.#inner = inner;
  }

  get closed(): boolean {
    return this.#inner.closed;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    if (this.#failure !== undefined) throw this.#failure;
    if (isUnansweredWrite(sqlOf(statement)) && this.#waiting.length < MOST_HELD) {
      this.#inner.assertGoing();
      this.#waiting.push({ statement });
      return UNANSWERED;
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject });
      this.#departure ??= this.#depart();
    });
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    return Promise.all(statements.map((statement) => this.execute(statement)));
  }

  async executeMultiple(sql: string): Promise<void> {
    if (this.#waiting.length > 0) await this.#inner.batch(this.#statements());
    return this.#inner.executeMultiple(sql);
  }

  async commit(): Promise<void> {
    await this.#departure;
    await this.#inFlight;
    if (this.#failure !== undefined) throw this.#failure;
    await (this.#waiting.length > 0 ? this.#inner.commitAfter(this.#statements()) : this.#inner.commit());
  }

  async rollback(): Promise<void> {
    this.close();
  }

  close(): void {
    this.#inner.close();
  }

  #statements(): InStatement[] {
    return this.#waiting.splice(0).map(({ statement }) => statement);
  }

  /** Leaves after all promises that are settled by now: what they lead to is asked in the same moment. */
  async #depart(): Promise<void> {
    await new Promise(setImmediate);
    await this.#inFlight;
    this.#departure = undefined;
    this.#inFlight = this.#send();
  }

  async #send(): Promise<void> {
    const sent = [...this.#waiting];
    try {
      const results = await this.#inner.batch(this.#statements());
      for (const [index, { resolve }] of sent.entries()) resolve?.(results[index] ?? UNANSWERED);
    } catch (error) {
      // Later statements were not carried out, although some have been answered: nothing may follow.
      if (sent.length > 1) this.#failure = error;
      for (const { reject } of sent) reject?.(error);
    }
  }
}
