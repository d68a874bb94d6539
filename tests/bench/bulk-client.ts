import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { InStatement } from '@libsql/client';

type Rows = { rows: Record<string, unknown>[] };

/** The part of a client that the seeds need. */
export type SeedClient = {
  execute: (statement: InStatement) => Promise<Rows>;
  batch: (statements: InStatement[], mode: 'write') => Promise<Rows[]>;
};

/**
 * Fills a database that nothing else has open, several times faster than the server's client: without a log, without
 * syncs, with a large cache. A process that is killed meanwhile leaves a broken file.
 */
export class BulkClient implements SeedClient {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(path: string) {
    this.#database = new DatabaseSync(path);
    for (const pragma of [
      'journal_mode = DELETE',
      'journal_mode = OFF',
      'synchronous = OFF',
      'cache_size = -1000000',
    ])
      this.#database.exec(`PRAGMA ${pragma}`);
  }

  async execute(given: InStatement): Promise<Rows> {
    const { sql, args = [] } = typeof given === 'string' ? { sql: given } : given;
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return { rows: statement.all(...(args as SQLInputValue[])) };
  }

  async batch(statements: InStatement[]): Promise<Rows[]> {
    this.#database.exec('BEGIN');
    const results: Rows[] = [];
    for (const statement of statements) results.push(await this.execute(statement));
    this.#database.exec('COMMIT');
    return results;
  }

  close(): void {
    this.#database.close();
  }
}
