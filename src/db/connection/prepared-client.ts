import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import { ConnectionPool, Sqlite3Client } from '@libsql/client/sqlite3';

type Database = ReturnType<ConnectionPool['acquireSync']>;
type Statement = ReturnType<Database['prepare']>;

/** Kept for each connection; what is used least goes first. One takes 5 to 30 KB of SQLite's memory. */
const MOST = 200;
/** A longer one is written for one call: rows of an import, ids of a selection. */
const LONGEST = 8_000;
const IS_KEPT = /^\s*(?:select|with|insert|update|delete|begin|commit|rollback|savepoint|release)\b/i;

/**
 * The client of the library on one connection that keeps its statements: preparing one again for every call, and reading
 * its columns, takes five times as long as running it (docs/decisions/019).
 */
export function createPreparedClient(url: string, timeoutMs: number): Client {
  return new Sqlite3Client(new PreparedPool(fileURLToPath(url), { timeout: timeoutMs }, 1), 'number');
}

class PreparedPool extends ConnectionPool {
  readonly #known = new WeakSet<Database>();

  override acquireSync(forTransaction?: boolean): Database {
    const database = super.acquireSync(forTransaction);
    if (!this.#known.has(database)) keepStatements(database);
    this.#known.add(database);
    return database;
  }
}

function keepStatements(database: Database): void {
  const kept = new Map<string, Statement>();
  const prepare = database.prepare.bind(database) as (sql: string) => Statement;
  const { close, exec } = database;
  /** A closed connection keeps its locks as long as it has a statement; a changed schema changes `SELECT *`. */
  const afterClearing =
    <Given extends unknown[], Result>(work: (this: Database, ...given: Given) => Result) =>
    (...given: Given): Result => {
      kept.clear();
      return work.apply(database, given);
    };
  const prepareOther = afterClearing(prepare);
  const keeping = (sql: string): Statement => {
    if (!IS_KEPT.test(sql)) return prepareOther(sql);
    if (sql.length > LONGEST) return prepare(sql);
    const statement = kept.get(sql) ?? withKnownColumns(prepare(sql), () => kept.delete(sql));
    // To the end of the map, whose first one is then the least used.
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
  Object.assign(database, {
    prepare: keeping,
    close: afterClearing(close),
    exec: afterClearing(exec),
  });
}

/** `drop` is called for one that fails: after SQLITE_BUSY it may never be reset (docs/decisions/004). */
function withKnownColumns(statement: Statement, drop: () => void): Statement {
  const [run, all, columns, raw] = [statement.run, statement.all, statement.columns, statement.raw].map(
    (method) => method.bind(statement),
  ) as [Statement['run'], Statement['all'], Statement['columns'], Statement['raw']];
  let known: ReturnType<Statement['columns']> | undefined;
  let refusal: unknown;
  /** A statement that returns no rows refuses it. The library finds out by that, each time at the cost of an error. */
  const rawOrRefusal = (isRaw?: boolean): Statement => {
    if (refusal !== undefined) throw refusal;
    try {
      return raw(isRaw);
    } catch (error) {
      refusal = error;
      throw error;
    }
  };
  const orDrop =
    <Given extends unknown[], Result>(work: (...given: Given) => Result) =>
    (...given: Given): Result => {
      try {
        return work(...given);
      } catch (error) {
        drop();
        throw error;
      }
    };
  return Object.assign(statement, {
    run: orDrop(run),
    all: orDrop(all),
    columns: () => (known ??= columns()),
    raw: rawOrRefusal,
  });
}
