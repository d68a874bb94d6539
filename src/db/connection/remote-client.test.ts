// One long file: every guarantee holds over HTTP and over a WebSocket, and shares the server and the two clients.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appErrorIn, isOrphan, isTaken } from '#db/errors.ts';
import { temporaryFolder } from '#tests/database.ts';
import type { HranaOptions } from '#tests/servers/hrana/served.ts';
import { type HranaServer, startHranaServer, tripsInSequence } from '#tests/servers/hrana/server.ts';
import { connectRemote } from './remote.ts';

const SCHEMA = `
  CREATE TABLE owners (id INTEGER PRIMARY KEY, name TEXT UNIQUE);
  CREATE TABLE notes (id INTEGER PRIMARY KEY, owner INTEGER REFERENCES owners(id), text TEXT);
  INSERT INTO owners VALUES (1, 'ana');`;

let folder: string;
let path: string;
const servers: HranaServer[] = [];
const clients: Client[] = [];

beforeEach(async () => {
  folder = await temporaryFolder();
  path = join(folder, 'remote.db');
  const made = new DatabaseSync(path);
  made.exec(`PRAGMA journal_mode = WAL; ${SCHEMA}`);
  made.close();
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function serve(options: HranaOptions = {}): Promise<HranaServer> {
  const server = await startHranaServer(path, options);
  servers.push(server);
  return server;
}

function connect(url: string, token?: string, limits = { timeoutMs: 5_000, retryForMs: 300 }): Client {
  const client = connectRemote(url, token, limits);
  clients.push(client);
  return client;
}

function notes(): string[] {
  const file = new DatabaseSync(path, { readOnly: true });
  const rows = file.prepare('SELECT text FROM notes ORDER BY id').all();
  file.close();
  return rows.map(({ text }) => String(text));
}

const note = (text: string) => ({ sql: 'INSERT INTO notes (owner, text) VALUES (1, ?)', args: [text] });
/** As a statement whose answer is awaited, which is sent at once. */
const told = (text: string) => ({ ...note(text), sql: `${note(text).sql} RETURNING id` });
const reasonOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => 'it went through',
    (reason: unknown) => reason,
  );

async function expectBusy(act: Promise<unknown>): Promise<void> {
  expect(appErrorIn(await reasonOf(act))).toMatchObject({
    code: 'busy',
    status: 503,
    details: { retryAfterSeconds: 1 },
  });
}

describe.each([
  ['HTTP', 'url'],
  ['a WebSocket', 'socketUrl'],
] as const)('over %s', (_name, address) => {
  test('values keep their types', async () => {
    const client = connect((await serve())[address]);
    const values = [null, 7, 9_007_199_254_740_991, 2.5, 'año 😀', new Uint8Array([0, 255])];
    const { rows, columns } = await client.execute({
      sql: 'SELECT ? AS a, ? AS b, ? AS c, ? AS d, ? AS e, ? AS f',
      args: values,
    });
    expect(columns).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(Object.values(rows[0] ?? {}).slice(0, 5)).toEqual(values.slice(0, 5));
    expect(new Uint8Array(rows[0]?.[5] as ArrayBuffer)).toEqual(values[5]);
  });

  test('a batch is carried out whole or not at all', async () => {
    const client = connect((await serve())[address]);
    await client.batch([note('one'), note('two')]);
    await expect(client.batch([note('three'), 'INSERT INTO owners VALUES (1, NULL)'])).rejects.toThrow();
    expect(notes()).toEqual(['one', 'two']);
  });

  test('constraints are told as those of the embedded database', async () => {
    const client = connect((await serve())[address]);
    expect(
      isTaken(await reasonOf(client.execute("INSERT INTO owners (name) VALUES ('ana')")), 'owners.name'),
    ).toBe(true);
    expect(isOrphan(await reasonOf(client.execute("INSERT INTO notes (owner, text) VALUES (9, 'x')")))).toBe(
      true,
    );
  });

  test('nobody sees an open transaction, everybody a committed one, and nobody one that was closed', async () => {
    const server = await serve();
    const [client, other] = [connect(server[address]), connect(server[address])];
    const transaction = await client.transaction();
    await transaction.execute(told('kept'));
    expect((await other.execute('SELECT * FROM notes')).rows).toHaveLength(0);
    await transaction.commit();
    expect((await other.execute('SELECT * FROM notes')).rows).toHaveLength(1);
    const second = await client.transaction();
    await second.execute(told('lost'));
    second.close();
    await other.execute(note('after'));
    expect(notes()).toEqual(['kept', 'after']);
  });

  test('a batch takes one round trip, and a transaction of two statements that are answered three', async () => {
    const server = await serve({ latencyMs: 20 });
    const client = connect(server[address]);
    await client.execute('SELECT 1');
    server.trips.length = 0;
    await client.batch([note('one'), note('two')]);
    expect(tripsInSequence(server.trips)).toBe(1);
    server.trips.length = 0;
    const transaction = await client.transaction();
    await transaction.execute(told('three'));
    await transaction.execute(told('four'));
    await transaction.commit();
    expect(tripsInSequence(server.trips)).toBe(3);
  });

  test('a writer waits for the transaction of another instance', async () => {
    const server = await serve();
    const [client, other] = [connect(server[address]), connect(server[address])];
    const transaction = await client.transaction();
    await transaction.execute(told('first'));
    const waiting = other.execute(note('second'));
    await transaction.execute(told('first too'));
    await transaction.commit();
    await waiting;
    expect(notes()).toEqual(['first', 'first too', 'second']);
  });

  test('a transaction that holds the lock beyond its time is rolled back, told as busy, and others go on', async () => {
    const server = await serve({ transactionMs: 50 });
    const [client, other] = [connect(server[address]), connect(server[address])];
    const transaction = await client.transaction();
    await transaction.execute(told('slow'));
    await other.execute(note('quick'));
    await expectBusy(transaction.execute(told('too late')));
    // Outside the transaction that is over, the server would carry it out.
    await expectBusy(transaction.execute(told('on its own')));
    await expectBusy(transaction.commit());
    expect(notes()).toEqual(['quick']);
  });

  test('a lock is waited for, also at the beginning of a transaction', async () => {
    const server = await serve();
    const client = connect(server[address]);
    server.fail({ how: 'code', code: 'SQLITE_BUSY', times: 2, sql: /INSERT|BEGIN/ });
    await client.execute(note('one'));
    server.fail({ how: 'code', code: 'SQLITE_BUSY', times: 1, sql: /INSERT|BEGIN/ });
    const transaction = await client.transaction();
    await transaction.execute(told('two'));
    await transaction.commit();
    expect(notes()).toEqual(['one', 'two']);
  });

  test.each(['SQLITE_BUSY', 'SQLITE_LOCKED', 'TRANSACTION_BUSY', 'TRANSACTION_TIMEOUT', 'PROXY_ERROR'])(
    '%s that does not pass is told as busy',
    async (code) => {
      const server = await serve();
      const client = connect(server[address]);
      server.fail({ how: 'code', code });
      await expectBusy(client.execute(note('one')));
      await expectBusy(client.batch([note('one')]));
      const transaction = await client.transaction();
      await expectBusy(transaction.execute(told('one')));
      transaction.close();
      server.mend();
      await client.execute(note('after'));
      expect(notes()).toEqual(['after']);
    },
  );

  test('a server that takes no writes is told as a full disk', async () => {
    const server = await serve();
    server.fail({
      how: 'code',
      code: 'BLOCKED',
      message: 'Operation was blocked: SQL write operations are forbidden',
    });
    expect(appErrorIn(await reasonOf(connect(server[address]).execute(note('one'))))?.code).toBe('disk_full');
  });

  test('a connection lost before the write leaves nothing, and the next call goes through', async () => {
    const server = await serve();
    const client = connect(server[address]);
    server.fail({ how: 'drop before', times: 1, sql: /INSERT/ });
    await expectBusy(client.execute(note('lost')));
    await client.execute(note('after'));
    expect(notes()).toEqual(['after']);
  });

  test('a connection lost after the write is told as busy, and the write is not repeated', async () => {
    const server = await serve();
    const client = connect(server[address]);
    server.fail({ how: 'drop after', times: 1, sql: /INSERT/ });
    await expectBusy(client.execute(note('once')));
    server.fail({ how: 'drop after', times: 1, sql: /COMMIT/ });
    const transaction = await client.transaction();
    await transaction.execute(told('committed'));
    await expectBusy(transaction.commit());
    expect(notes()).toEqual(['once', 'committed']);
  });

  test('a connection lost before COMMIT leaves nothing of the transaction', async () => {
    const server = await serve();
    const client = connect(server[address]);
    const transaction = await client.transaction();
    await transaction.execute(told('lost'));
    server.fail({ how: 'drop before', times: 1, sql: /COMMIT/ });
    await expectBusy(transaction.commit());
    server.loseStreams();
    await connect(server[address]).execute(note('after'));
    expect(notes()).toEqual(['after']);
  });

  test('a restart of the server ends transactions as busy, and reads do not notice', async () => {
    const server = await serve();
    const client = connect(server[address]);
    const transaction = await client.transaction();
    await transaction.execute(told('lost'));
    server.loseStreams();
    await expectBusy(transaction.execute(told('lost too')));
    transaction.close();
    expect((await client.execute('SELECT * FROM notes')).rows).toHaveLength(0);
  });

  test('a read is repeated after a lost connection', async () => {
    const server = await serve();
    const client = connect(server[address]);
    server.fail({ how: 'drop before', times: 1, sql: /SELECT/ });
    expect((await client.execute('SELECT name FROM owners')).rows[0]?.['name']).toBe('ana');
  });

  test('a server that falls silent is told as busy after the time limit, and answers later calls', async () => {
    const server = await serve();
    const client = connect(server[address], undefined, { timeoutMs: 200, retryForMs: 0 });
    await client.execute('SELECT 1');
    server.fail({ how: 'hang', times: 1, sql: /INSERT/ });
    await expectBusy(client.execute(note('lost')));
    await client.execute(note('after'));
    expect(notes()).toEqual(['after']);
  });

  test('only the right token is let in; a wrong one is told as busy, not as a mistake of the caller', async () => {
    const server = await serve({ token: 'right' });
    await connect(server[address], 'right').execute(note('one'));
    await expectBusy(connect(server[address], 'wrong').execute(note('two')));
    await expectBusy(connect(server[address]).execute(note('three')));
    expect(notes()).toEqual(['one']);
  });

  test('what would change the server’s connection is refused, and the stream goes on', async () => {
    const client = connect((await serve())[address]);
    for (const sql of ['ATTACH ? AS x', 'VACUUM', 'PRAGMA synchronous = OFF', 'SELECT 1; SELECT 2', ''])
      await expect(client.execute(sql)).rejects.toThrow(/SQL_(?:PARSE_ERROR|MANY_STATEMENTS|NO_STATEMENT)/);
    expect((await client.execute('SELECT 1 AS one')).rows[0]?.['one']).toBe(1);
  });

  test('the database cannot be used after closing', async () => {
    const client = connect((await serve())[address]);
    client.close();
    await expect(client.execute('SELECT 1')).rejects.toMatchObject({ code: 'shutting_down' });
  });
});

test.each([307, 308])('a redirect (%i) is followed with the body', async (status) => {
  const [front, real] = [await serve(), await serve()];
  front.fail({ how: 'status', status, headers: { location: `${real.url}/v2/pipeline` } });
  await connect(front.url).execute(note('moved'));
  expect([notes(), real.trips.length]).toEqual([['moved'], 1]);
});

test('a stream goes on at the address that the server names', async () => {
  const real = await serve();
  const front = await serve({ baseUrl: () => front.url });
  const transaction = await connect(front.url).transaction();
  await transaction.execute(told('one'));
  await transaction.commit();
  expect([notes(), front.trips.length, real.trips.length]).toEqual([['one'], 2, 0]);
});

test.each([429, 500, 502, 503, 504])('HTTP %i: reads are repeated, writes told as busy', async (status) => {
  const server = await serve();
  const client = connect(server.url);
  server.fail({ how: 'status', status, times: 1 });
  expect((await client.execute('SELECT name FROM owners')).rows).toHaveLength(1);
  server.fail({ how: 'status', status, times: 1 });
  await expectBusy(client.execute(note('one')));
  expect(notes()).toEqual([]);
});

test('a stream without requests expires, and its transaction is told as busy', async () => {
  const server = await serve({ streamMs: 10 });
  const client = connect(server.url);
  const transaction = await client.transaction();
  await transaction.execute(told('lost'));
  await connect(server.url).execute(note('after'));
  await expectBusy(transaction.execute(told('too late')));
  expect(notes()).toEqual(['after']);
});
