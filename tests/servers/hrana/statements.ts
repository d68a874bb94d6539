import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { type Condition, type Failure, HranaError, type Statement, type Value } from './protocol.ts';

/** Statements that sqld refuses (libsql-server/src/query_analysis.rs): it would change the connection or leave the database. */
const ALLOWED =
  /^(?:select|values|with|insert|replace|update|delete|create|drop|alter|begin|commit|end|rollback|savepoint|release|explain|reindex|pragma)\b/i;
const REFUSED = /^create\s+temp/i;
const FREE_PRAGMAS =
  /^pragma\s+(?:table_list|index_list|table_info|table_xinfo|index_info|index_xinfo|encoding|defer_foreign_keys|foreign_keys|foreign_key_list|foreign_key_check|data_version|integrity_check|page_count|quick_check|user_version)\b/i;
const SILENT_PRAGMAS =
  /^pragma\s+(?:busy_timeout|cache_size|journal_mode|page_size|query_only|secure_delete|synchronous)\s*;?$/i;

/** libSQL's own way to begin a transaction that only reads. */
const READ_ONLY_BEGIN = /^begin\s+transaction\s+readonly\s*;?$/i;

const CODES: Record<number, string> = {
  4: 'SQLITE_ABORT',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  13: 'SQLITE_FULL',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  20: 'SQLITE_MISMATCH',
  25: 'SQLITE_RANGE',
};

export function failureOf(error: unknown): Failure {
  if (error instanceof HranaError) return { message: error.message, code: error.code };
  const message = error instanceof Error ? error.message : String(error);
  const number = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return number === 1
    ? { message: `SQL input error: ${message}`, code: 'SQL_INPUT_ERROR' }
    : { message: `SQLite error: ${message}`, code: CODES[number] ?? 'SQLITE_UNKNOWN' };
}

function toSql(given: Value): SQLInputValue {
  if (given.type === 'null') return null;
  if (given.type === 'integer') return BigInt(given.value);
  return given.type === 'blob' ? Buffer.from(given.base64, 'base64') : given.value;
}

function fromSql(given: SQLOutputValue): Value {
  if (given === null) return { type: 'null' };
  if (typeof given === 'bigint') return { type: 'integer', value: String(given) };
  if (typeof given === 'number') return { type: 'float', value: given };
  if (typeof given === 'string') return { type: 'text', value: given };
  return { type: 'blob', base64: Buffer.from(given).toString('base64') };
}

function prepare(connection: DatabaseSync, given: string) {
  const sql = given.trim();
  const pragma = /^pragma\b/i.test(sql) && !FREE_PRAGMAS.test(sql) && !SILENT_PRAGMAS.test(sql);
  if (sql === '') throw new HranaError('SQL_NO_STATEMENT', 'SQL string does not contain any statement');
  if (pragma || !ALLOWED.test(sql.replace(/^(?:--[^\n]*\n|\s)+/, '')) || REFUSED.test(sql))
    throw new HranaError('SQL_PARSE_ERROR', `SQL string could not be parsed: unsupported statement: ${sql}`);
  const prepared = connection.prepare(READ_ONLY_BEGIN.test(sql) ? 'BEGIN DEFERRED' : sql);
  // SQLite reads the first statement only, and would leave the others out without a word.
  const rest = sql.slice(prepared.sourceSQL.length).replaceAll(/--[^\n]*|[\s;]/g, '');
  if (rest !== '' && !READ_ONLY_BEGIN.test(sql))
    throw new HranaError('SQL_MANY_STATEMENTS', 'SQL string contains more than one statement');
  prepared.setReadBigInts(true);
  prepared.setReturnArrays(true);
  return prepared;
}

export function runStatement(connection: DatabaseSync, sql: string, stmt: Statement) {
  const prepared = prepare(connection, sql);
  const columns = prepared.columns();
  const named = Object.fromEntries((stmt.named_args ?? []).map(({ name, value }) => [name, toSql(value)]));
  const args = (stmt.args ?? []).map(toSql);
  const isWrite = /^(?:insert|replace|update|delete|with)\b/i.test(sql.trim());
  let rows: SQLOutputValue[][] = [];
  if (columns.length === 0) prepared.run(named, ...args);
  else rows = prepared.all(named, ...args) as unknown as SQLOutputValue[][];
  const done = isWrite
    ? connection.prepare('SELECT changes() AS changes, last_insert_rowid() AS id').get()
    : undefined;
  return {
    cols: columns.map(({ name, type }) => ({ name, decltype: type })),
    rows: stmt.want_rows === false ? [] : rows.map((row) => row.map(fromSql)),
    affected_row_count: Number(done?.['changes'] ?? 0),
    last_insert_rowid: done ? String(done['id']) : null,
    replication_index: null,
  };
}

export function describe(connection: DatabaseSync, sql: string) {
  const columns = prepare(connection, sql).columns();
  return {
    params: [],
    cols: columns.map(({ name, type }) => ({ name, decltype: type })),
    is_explain: /^\s*explain/i.test(sql),
    is_readonly: /^\s*(?:select|values|explain)/i.test(sql),
  };
}

export function holds(
  given: Condition | null | undefined,
  results: readonly unknown[],
  errors: readonly unknown[],
  connection: DatabaseSync,
): boolean {
  if (!given) return true;
  const test = (inner: Condition): boolean => holds(inner, results, errors, connection);
  switch (given.type) {
    case 'ok':
      return Boolean(results[given.step]);
    case 'error':
      return Boolean(errors[given.step]);
    case 'not':
      return !test(given.cond);
    case 'and':
      return given.conds.every(test);
    case 'or':
      return given.conds.some(test);
    case 'is_autocommit':
      return !connection.isTransaction;
  }
}
