import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, databaseOf } from '#db/drizzle.ts';
import { isOrphan } from '#db/errors.ts';
import { temporaryFolder } from '#tests/database.ts';
import { type HranaServer, startHranaServer, tripsInSequence } from '#tests/servers/hrana/server.ts';
import { connectRemote } from './remote.ts';

let folder: string;
let server: HranaServer;

beforeEach(async () => {
  folder = await temporaryFolder();
  const path = join(folder, 'remote.db');
  const made = new DatabaseSync(path);
  made.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE owners (id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE notes (id INTEGER PRIMARY KEY, owner INTEGER REFERENCES owners(id), text TEXT);
    INSERT INTO owners VALUES (1, 'ana');`);
  made.close();
  server = await startHranaServer(path, { latencyMs: 20 });
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const add = (text: string, owner = 1) => sql`insert into notes (owner, text) values (${owner}, ${text})`;
const countIn = async (db: Database) =>
  (await db.all<{ n: number }>(sql`select count(*) as n from notes`))[0]?.n;
const reasonOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => 'it went through',
    (reason: unknown) => reason,
  );

describe.each([
  ['HTTP', 'url'],
  ['a WebSocket', 'socketUrl'],
] as const)('over %s', (_name, address) => {
  async function connected(): Promise<Database> {
    const db = databaseOf(connectRemote(server[address], undefined, { timeoutMs: 5_000, retryForMs: 300 }));
    await db.run(sql`select 1`);
    server.trips.length = 0;
    return db;
  }
  const trips = () => tripsInSequence(server.trips.filter(({ end }) => Number.isFinite(end)));

  test('a transaction of writes alone takes one round trip', async () => {
    const db = await connected();
    await db.transaction(async (tx) => {
      for (const text of ['one', 'two', 'three']) await tx.run(add(text));
    });
    expect(trips()).toBe(1);
    expect(await countIn(db)).toBe(3);
  });

  test('what is asked in one moment takes one round trip, and sees the writes before it', async () => {
    const db = await connected();
    await db.transaction(async (tx) => {
      await tx.run(add('one'));
      const later = async () => {
        for (let step = 0; step < 20; step += 1) await Promise.resolve();
        return countIn(tx);
      };
      expect(await Promise.all([countIn(tx), later()])).toEqual([1, 1]);
      expect(trips()).toBe(1);
      await tx.run(add('two'));
    });
    expect(trips()).toBe(2);
    expect(await countIn(db)).toBe(2);
  });

  test('a transaction within another is stored with it or not at all', async () => {
    const db = await connected();
    const failed = db.transaction(async (tx) => {
      await tx.transaction((inner) => inner.run(add('one')));
      throw new Error('changed my mind');
    });
    expect(String(await reasonOf(failed))).toContain('changed my mind');
    expect(await countIn(db)).toBe(0);
  });

  test('a write that fails is told by what it travels with, and nothing of its transaction is stored', async () => {
    const db = await connected();
    const withCommit = db.transaction(async (tx) => {
      await tx.run(add('one'));
      await tx.run(add('of nobody', 9));
    });
    expect(isOrphan(await reasonOf(withCommit))).toBe(true);
    const withRead = db.transaction(async (tx) => {
      await tx.run(add('of nobody', 9));
      await countIn(tx);
    });
    expect(isOrphan(await reasonOf(withRead))).toBe(true);
    expect(await countIn(db)).toBe(0);
  });

  test('after a write that failed unasked nothing more is carried out, and its reason stays the one that is told', async () => {
    const db = await connected();
    const nested = db.transaction(async (tx) => {
      await tx.run(add('of nobody', 9));
      await tx.transaction((inner) => countIn(inner)).catch(() => undefined);
      await tx.run(add('one'));
    });
    expect(isOrphan(await reasonOf(nested))).toBe(true);
    expect(await countIn(db)).toBe(0);
  });

  test('a statement that fails by itself may be caught, as on the embedded database', async () => {
    const db = await connected();
    await db.transaction(async (tx) => {
      await tx.all(sql`insert into notes (owner) values (9) returning id`).catch(() => undefined);
      await tx.run(add('one'));
    });
    expect(await countIn(db)).toBe(1);
  });

  test('a refusal leaves nothing of the transaction, nor of what was asked beside it, and no lock', async () => {
    const db = await connected();
    const refused = db.transaction(async (tx) => {
      await tx.run(add('one'));
      await Promise.all([countIn(tx), Promise.reject(new Error('refused'))]);
    });
    expect(String(await reasonOf(refused))).toContain('refused');
    await db.run(add('after'));
    expect(await countIn(db)).toBe(1);
  });

  test('the number of changed rows of a write that is still to be sent cannot be read', async () => {
    const db = await connected();
    await db.transaction(async (tx) => {
      const result = await tx.run(add('one'));
      expect(() => result.rowsAffected).toThrow('RETURNING');
    });
  });

  test('more writes than a request may hold are all stored', async () => {
    const db = await connected();
    await db.transaction(async (tx) => {
      for (let made = 0; made < 450; made += 1) await tx.run(add(String(made)));
    });
    expect(await countIn(db)).toBe(450);
    expect(trips()).toBeGreaterThan(1);
  });
});
