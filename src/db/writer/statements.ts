import type { InArgs, InStatement, ResultSet } from '@libsql/client';

/** Quoted text, quoted names and comments: words in them are not keywords. */
const OPAQUE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^[\]]*\]|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

const READS = /^\s*(?:select|values|explain)\b/i;
const MAY_WRITE = /\b(?:insert|update|delete|replace)\b/i;

/**
 * Returns whether a statement only reads, so that it may run beside the writer. False in doubt: the writer can run
 * everything, the reading connection nothing that writes. PRAGMA always goes to the writer, because some of them write.
 */
export function isRead(sql: string): boolean {
  if (READS.test(sql)) return true;
  const bare = sql.replace(OPAQUE, ' ');
  return READS.test(bare) || (/^\s*with\b/i.test(bare) && !MAY_WRITE.test(bare));
}

const CHANGES = /^\s*(?:insert|update|delete|replace|savepoint|release)\b/i;
const RETURNS = /\breturning\b/i;

/** Returns whether a statement changes something and returns no rows; false in doubt. */
export const isUnansweredWrite = (sql: string): boolean => CHANGES.test(sql) && !RETURNS.test(sql);

export type Statement = InStatement | [string, InArgs?];

export function sqlOf(statement: Statement): string {
  if (typeof statement === 'string') return statement;
  return Array.isArray(statement) ? statement[0] : statement.sql;
}

/** Returns whether rows were changed; with RETURNING the client reports only the rows. */
export const hasWritten = (statements: readonly Statement[], results: readonly ResultSet[]): boolean =>
  results.some(({ rows, rowsAffected }, index) => {
    const statement = statements[index];
    return (rowsAffected > 0 || rows.length > 0) && statement !== undefined && !isRead(sqlOf(statement));
  });
