import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { keepingActs } from './after-commit.ts';
import type { Database } from './database.types.ts';
import * as schema from './schema/index.ts';
import { isScoped, TRANSACTION_SCOPE } from '#db/writer/transaction-scope.ts';

export type { Database };

const known = new WeakMap<Client, Database>();

/** Whether the database stands on a server, which other instances may share. False within a transaction. */
export const isOnServer = (db: Database): boolean =>
  '$client' in db && (db.$client as Client).protocol !== 'file';

/** Returns drizzle over a client, memoised per client. All code must use this one, so that transactions are tracked. */
export function databaseOf(client: Client): Database {
  const found = known.get(client);
  if (found) return found;
  const made = make(client);
  known.set(client, made);
  return made;
}

function make(client: Client): Database {
  const plain = drizzle(client, { schema });
  if (!isScoped(client)) return plain;
  const scope = client[TRANSACTION_SCOPE];
  const watched = drizzle(client, { schema });
  watched.transaction = keepingActs((work, config) =>
    plain.transaction((transaction) => scope.run(() => work(transaction)), config),
  );
  return watched;
}
