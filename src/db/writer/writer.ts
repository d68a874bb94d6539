import type {
  Client,
  InArgs,
  InStatement,
  Replicated,
  ResultSet,
  Transaction,
  TransactionMode,
} from '@libsql/client';
import type { Logger } from 'pino';
import { AppError } from '#shared/errors.ts';
import { Connection } from '#db/connection/connection.ts';
import type { WriteFault } from '#db/errors.ts';
import { hasWritten, isRead, sqlOf } from './statements.ts';
import { TRANSACTION_SCOPE, TransactionScope } from './transaction-scope.ts';
import { WriterTransaction } from './writer-transaction.ts';

/**
 * Returns why the database cannot be written; null for a remote one, which has to be queried. Checks the member instead
 * of the class, because classes come from two module graphs.
 */
export const writeFaultOf = (client: Client): WriteFault | null =>
  'writeFault' in client ? (client as WriterClient).writeFault : null;

export type WriterOptions = {
  /** `file:` with an absolute path. */
  url: string;
  log: Pick<Logger, 'error'>;
  maxWaiting?: number;
  maxWaitMs?: number;
  retryForMs?: number;
  idleLimitMs?: number;
};

/**
 * 16 MB. With SQLite's own 2 MB, a page of a list over a million rows takes 5.5 ms of processor time, not 3.5, and a change
 * of many rows reads twice as much.
 */
const CACHE = 'cache_size = -16000';

/** `synchronous` is FULL, because NORMAL loses acknowledged writes when the power fails (docs/decisions/004). */
const WRITER_PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'wal_autocheckpoint = 1000',
  'journal_size_limit = 16777216',
  // `secure_delete` overwrites deleted data, so that a stolen file or a backup does not contain it.
  'secure_delete = ON',
  CACHE,
];

const READER_PRAGMAS = ['query_only = ON', 'foreign_keys = ON', CACHE];

const BUSY_TIMEOUT_MS = 10;

/**
 * The embedded database as one `Client`: a single writing connection, one caller after the other, and a second one for
 * reading. drizzle and Lucia's adapter use it unchanged (docs/decisions/004).
 */
export class WriterClient implements Client {
  readonly protocol = 'file';
  readonly [TRANSACTION_SCOPE] = new TransactionScope();
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #idleLimitMs: number;
  readonly #log: Pick<Logger, 'error'>;
  #open: WriterTransaction | undefined;
  #isClosed = false;

  constructor(options: WriterOptions) {
    // The queue's timeout is below the idle timeout: work that waits for its own transaction fails first.
    const { url, maxWaiting = 1000, maxWaitMs = 10_000, retryForMs = 5000, idleLimitMs = 30_000 } = options;
    const shared = { url, busyTimeoutMs: BUSY_TIMEOUT_MS, retryForMs, limits: { maxWaiting, maxWaitMs } };
    this.#writer = new Connection({ ...shared, pragmas: WRITER_PRAGMAS });
    this.#reader = new Connection({ ...shared, pragmas: READER_PRAGMAS });
    this.#idleLimitMs = idleLimitMs;
    this.#log = options.log;
  }

  get writeFault(): WriteFault | null {
    return this.#writer.fault;
  }

  get closed(): boolean {
    return this.#isClosed;
  }

  execute(statement: InStatement): Promise<ResultSet>;
  execute(sql: string, args?: InArgs): Promise<ResultSet>;
  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    this.#assertUsable();
    const whole: InStatement =
      typeof statement === 'string' && args !== undefined ? { sql: statement, args } : statement;
    const result = await this.#connectionFor([whole]).use((client) => client.execute(whole));
    if (hasWritten([whole], [result])) this.#writer.noteWrite();
    return result;
  }

  async batch(
    statements: (InStatement | [string, InArgs?])[],
    _mode?: TransactionMode,
  ): Promise<ResultSet[]> {
    this.#assertUsable();
    const connection = this.#connectionFor(statements);
    // A deferred transaction would request the write lock half-way, and could then no longer be repeated.
    const mode = connection === this.#reader ? 'deferred' : 'write';
    const results = await connection.use((client) => client.batch(statements, mode));
    if (hasWritten(statements, results)) this.#writer.noteWrite();
    return results;
  }

  async migrate(statements: InStatement[]): Promise<ResultSet[]> {
    this.#assertUsable();
    return this.#writer.use((client) => client.migrate(statements));
  }

  async transaction(mode: TransactionMode = 'write'): Promise<Transaction> {
    this.#assertUsable();
    const connection = this.#writer;
    const end = await connection.turns.take();
    try {
      const inner = await connection.attempt((client) =>
        client.transaction(mode === 'read' ? 'read' : 'write'),
      );
      this.#open = new WriterTransaction({
        inner,
        connection,
        end: () => {
          this.#open = undefined;
          end();
        },
        idleLimitMs: this.#idleLimitMs,
        log: this.#log,
      });
      return this.#open;
    } catch (error) {
      end();
      throw error;
    }
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#assertUsable();
    return this.#writer.use((client) => client.executeMultiple(sql));
  }

  /** There is no replica to synchronise. */
  async sync(): Promise<Replicated> {
    return undefined;
  }

  reconnect(): void {
    this.#open?.close();
    this.#isClosed = false;
    this.#writer.reopen();
    this.#reader.reopen();
  }

  /** Closes at once and rolls back an open transaction; `finish` waits for accepted work. */
  close(): void {
    this.#isClosed = true;
    // The transaction first: a connection closed in a transaction keeps the file locked until it is garbage-collected.
    this.#open?.close();
    this.#writer.close();
    this.#reader.close();
  }

  /**
   * Rejects new work, waits for accepted work, clears the mark of an open database (database-file.ts), empties the
   * write-ahead log into the file and closes.
   */
  async finish(): Promise<void> {
    this.#isClosed = true;
    const endWriting = await this.#writer.turns.takeLast();
    const endReading = await this.#reader.turns.takeLast();
    this.#reader.close();
    try {
      // Explicit, because the client keeps a closed connection open until its statements are garbage-collected.
      await this.#writer.attempt((client) =>
        client.executeMultiple('PRAGMA user_version = 0; PRAGMA wal_checkpoint(TRUNCATE)'),
      );
    } catch (error) {
      // Nothing is lost: the log stays beside the file, and the next start applies it.
      this.#log.error({ err: error }, 'write-ahead log not emptied');
    } finally {
      this.#writer.close();
      endReading();
      endWriting();
    }
  }

  #connectionFor(statements: (InStatement | [string, InArgs?])[]): Connection {
    return statements.every((statement) => isRead(sqlOf(statement))) ? this.#reader : this.#writer;
  }

  #assertUsable(): void {
    if (this.#isClosed) throw new AppError('shutting_down', { retryAfterSeconds: 1 });
    this[TRANSACTION_SCOPE].assertOutside();
  }
}
