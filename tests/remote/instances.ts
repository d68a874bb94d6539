import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { startServer, type TestServer } from '#tests/server.ts';
import type { HranaOptions } from '#tests/servers/hrana/served.ts';
import { type HranaServer, startHranaServer } from '#tests/servers/hrana/server.ts';

export const ADMIN = {
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'clave-de-prueba',
  ADMIN_EMAIL: 'root@test.example',
};

export type Instances = {
  database: HranaServer;
  /** Starts one more server on the database, with a data folder of its own. */
  start: (env?: Record<string, string>) => Promise<TestServer>;
  /** Reads the file of the database server directly. */
  query: (sql: string) => Record<string, SQLOutputValue>[];
  /** Writes to it, once nobody holds its lock: the transaction of a killed instance does for ten seconds. */
  change: (sql: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A database server, and the servers of the suite that share it. */
export async function openInstances(options: HranaOptions = {}): Promise<Instances> {
  const folder = await mkdtemp(join(tmpdir(), 'suite-'));
  const path = join(folder, 'remote.db');
  const file = new DatabaseSync(path);
  file.exec('PRAGMA journal_mode = WAL');
  const database = await startHranaServer(path, options);
  const started: Promise<TestServer>[] = [];
  const secret = randomBytes(32).toString('base64');
  return {
    database,
    start: (env = {}) => {
      const server = startServer({ DATABASE_URL: database.url, SECRETS_KEY: secret, ...ADMIN, ...env });
      started.push(server);
      return server;
    },
    query: (sql) => file.prepare(sql).all(),
    change: async (sql) => {
      const act = (): boolean => {
        try {
          file.exec(sql);
          return true;
        } catch (error) {
          if (error instanceof Error && error.message.includes('locked')) return false;
          throw error;
        }
      };
      while (!act()) await setImmediate();
    },
    close: async () => {
      for (const each of await Promise.allSettled(started))
        if (each.status === 'fulfilled') await each.value.stop('SIGKILL');
      file.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
