import { createClient, type Client, type InStatement, type Transaction } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import type { Database } from '#db/drizzle.ts';
import { connectRemote } from './remote.ts';
import * as schema from '#db/schema/index.ts';

/** SQLite's wait while the server empties the write-ahead log. Blocks only this process. */
const BUSY_TIMEOUT_MS = 5_000;

export type SnapshotReaderOptions = {
  databaseUrl: string;
  databaseAuthToken: string | undefined;
};

/**
 * A reading connection for a process beside the server's. An embedded database is a snapshot from `open` to `release`;
 * a remote one is not, because its transactions end after seconds. The connection is never closed: see process.ts.
 */
export class SnapshotReader {
  readonly #options: SnapshotReaderOptions;
  #client: Client | undefined;
  #snapshot: Transaction | undefined;

  constructor(options: SnapshotReaderOptions) {
    this.#options = options;
  }

  async open(): Promise<Database> {
    const { databaseUrl: url, databaseAuthToken } = this.#options;
    if (!url.startsWith('file:')) {
      this.#client ??= connectRemote(url, databaseAuthToken);
      return drizzle(this.#client, { schema });
    }
    this.#client ??= createClient({ url, concurrency: 1, timeout: BUSY_TIMEOUT_MS });
    await this.#client.execute('PRAGMA query_only = ON');
    const snapshot = await this.#client.transaction('deferred');
    this.#snapshot = snapshot;
    const reading: Pick<Client, 'execute' | 'batch'> = {
      execute: (statement: InStatement) => snapshot.execute(statement),
      batch: (statements) => snapshot.batch(statements as InStatement[]),
    };
    return drizzle(Object.assign(Object.create(this.#client) as Client, reading), { schema });
  }

  async release(): Promise<void> {
    this.#snapshot?.close();
    this.#snapshot = undefined;
  }
}
