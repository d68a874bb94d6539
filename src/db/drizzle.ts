import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import type { Database } from '#server/context.ts';
import * as schema from './schema/index.ts';

const known = new WeakMap<Client, Database>();

/** Drizzle over the process's one client; each module graph of the process has its own instance over it. */
export function databaseOf(client: Client): Database {
  const database = known.get(client) ?? drizzle(client, { schema });
  known.set(client, database);
  return database;
}
