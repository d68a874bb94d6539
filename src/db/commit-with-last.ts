import type { Client } from '@libsql/client';
import { isScoped, TRANSACTION_SCOPE } from '#db/writer/transaction-scope.ts';
import type { Database } from './drizzle.ts';

/**
 * A transaction whose callback returns what it asks last: on a database server COMMIT travels with that, which saves a
 * round trip. What is asked last is asked at once (one statement, or several in `Promise.all`) and refuses nothing: it
 * may already be committed.
 */
export async function commitWithLast<T>(
  db: Database,
  work: (tx: Database) => Promise<() => PromiseLike<T>>,
): Promise<T> {
  // Within another transaction there is nothing to commit.
  const client = '$client' in db ? (db.$client as Client) : undefined;
  const scope = client && isScoped(client) ? client[TRANSACTION_SCOPE] : undefined;
  return db.transaction(async (tx) => {
    const last = await work(tx);
    scope?.end();
    return last();
  });
}
