import { createServer, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { z } from 'zod';

/*
 * A database server for tests: Hrana 2 over HTTP (github.com/tursodatabase/libsql, docs/HTTP_V2_SPEC.md) on one SQLite
 * file, one connection per stream. Supports what @libsql/client uses; no authentication.
 */

const value = z.object({
  type: z.string(),
  value: z.union([z.string(), z.number()]).optional(),
  base64: z.string().optional(),
});
const statement = z.object({
  sql: z.string(),
  args: z.array(value).optional(),
  want_rows: z.boolean().optional(),
});
type Condition = {
  type: string;
  step?: number | undefined;
  cond?: Condition | undefined;
  conds?: Condition[] | undefined;
};
const condition: z.ZodType<Condition> = z.object({
  type: z.string(),
  step: z.number().optional(),
  cond: z.lazy(() => condition).optional(),
  conds: z.array(z.lazy(() => condition)).optional(),
});
const request = z.object({
  type: z.string(),
  sql: z.string().optional(),
  stmt: statement.optional(),
  batch: z
    .object({ steps: z.array(z.object({ condition: condition.nullish(), stmt: statement })) })
    .optional(),
});
const pipeline = z.object({ baton: z.string().nullish(), requests: z.array(request) });

type Value = z.infer<typeof value>;
type Statement = z.infer<typeof statement>;
type Failure = { message: string; code: string };

const toSql = ({ type, value: given, base64 }: Value): SQLInputValue => {
  if (type === 'integer') return BigInt(given ?? 0);
  if (type === 'float') return Number(given);
  if (type === 'blob') return Buffer.from(base64 ?? '', 'base64');
  return type === 'null' ? null : String(given);
};

const fromSql = (given: unknown): Value | { type: 'null' } => {
  if (given === null || given === undefined) return { type: 'null' };
  if (typeof given === 'bigint') return { type: 'integer', value: String(given) };
  if (typeof given === 'number')
    return Number.isInteger(given)
      ? { type: 'integer', value: String(given) }
      : { type: 'float', value: given };
  if (given instanceof Uint8Array) return { type: 'blob', base64: Buffer.from(given).toString('base64') };
  return { type: 'text', value: String(given) };
};

const codeOf = (error: unknown): string => {
  const number = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return { 5: 'SQLITE_BUSY', 19: 'SQLITE_CONSTRAINT' }[number] ?? 'SQLITE_ERROR';
};
const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  code: codeOf(error),
});

function execute(connection: DatabaseSync, { sql, args = [] }: Statement) {
  const prepared = connection.prepare(sql);
  const columns = prepared.columns().map(({ name }) => name);
  const rows = columns.length > 0 ? prepared.all(...args.map(toSql)) : [];
  const done = columns.length > 0 ? undefined : prepared.run(...args.map(toSql));
  return {
    cols: columns.map((name) => ({ name, decltype: null })),
    rows: rows.map((row) => columns.map((name) => fromSql(row[name]))),
    affected_row_count: Number(done?.changes ?? 0),
    last_insert_rowid: done ? String(done.lastInsertRowid) : null,
  };
}

function holds(
  given: Condition | null | undefined,
  results: readonly unknown[],
  errors: readonly unknown[],
  connection: DatabaseSync,
): boolean {
  if (!given) return true;
  const test = (inner: Condition): boolean => holds(inner, results, errors, connection);
  if (given.type === 'ok') return Boolean(results[given.step ?? 0]);
  if (given.type === 'error') return Boolean(errors[given.step ?? 0]);
  if (given.type === 'not') return !test(given.cond ?? { type: 'and' });
  if (given.type === 'is_autocommit') return !connection.isTransaction;
  return given.type === 'and' ? (given.conds ?? []).every(test) : (given.conds ?? []).some(test);
}

function runBatch(
  connection: DatabaseSync,
  steps: readonly { condition?: Condition | null | undefined; stmt: Statement }[],
) {
  const results: unknown[] = [];
  const errors: (Failure | null)[] = [];
  steps.forEach(({ condition: when, stmt }, index) => {
    results[index] = null;
    errors[index] = null;
    if (!holds(when, results, errors, connection)) return;
    try {
      results[index] = execute(connection, stmt);
    } catch (error) {
      errors[index] = failureOf(error);
    }
  });
  return { step_results: results, step_errors: errors };
}

function answerOf(connection: DatabaseSync, { type, sql, stmt, batch }: z.infer<typeof request>) {
  if (type === 'execute' && stmt) return { type, result: execute(connection, stmt) };
  if (type === 'batch' && batch) return { type, result: runBatch(connection, batch.steps) };
  if (type === 'sequence') connection.exec(sql ?? '');
  if (type === 'get_autocommit') return { type, is_autocommit: !connection.isTransaction };
  return { type };
}

export type HranaServer = {
  url: string;
  busyCount: () => number;
  close: () => Promise<void>;
};

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** @param path the served file; a lock is reported at once, like a busy server does */
export async function startHranaServer(path: string): Promise<HranaServer> {
  const streams = new Map<string, DatabaseSync>();
  let busy = 0;
  const takeStream = (baton: string | null | undefined): DatabaseSync => {
    const known = streams.get(baton ?? '');
    if (known) streams.delete(baton ?? '');
    return known ?? new DatabaseSync(path);
  };

  function run(body: string): unknown {
    const { baton, requests } = pipeline.parse(JSON.parse(body));
    const connection = takeStream(baton);
    const results = requests.map((each) => {
      try {
        return { type: 'ok', response: answerOf(connection, each) };
      } catch (error) {
        return { type: 'error', error: failureOf(error) };
      }
    });
    if (JSON.stringify(results).includes('SQLITE_BUSY')) busy += 1;
    if (requests.some(({ type }) => type === 'close')) {
      connection.close();
      return { baton: null, base_url: null, results };
    }
    const next = randomUUID();
    streams.set(next, connection);
    return { baton: next, base_url: null, results };
  }

  const server = createServer((incoming, outgoing) => {
    // Requests of newer protocol versions get 404, so that the client uses this one.
    if (incoming.method !== 'POST') return void outgoing.writeHead(incoming.url === '/v2' ? 200 : 404).end();
    let body = '';
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
    incoming.once('end', () => {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(run(body)));
    });
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    busyCount: () => busy,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      for (const connection of streams.values()) connection.close();
    },
  };
}
