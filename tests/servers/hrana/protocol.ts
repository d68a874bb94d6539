import { z } from 'zod';

/*
 * The messages of Hrana 2 and 3 in JSON, as github.com/tursodatabase/libsql documents them (docs/HRANA_2_SPEC.md,
 * docs/HRANA_3_SPEC.md, docs/HTTP_V2_SPEC.md). Cursors are missing: the client does not use them.
 */

export const value = z.discriminatedUnion('type', [
  z.object({ type: z.literal('null') }),
  z.object({ type: z.literal('integer'), value: z.string() }),
  z.object({ type: z.literal('float'), value: z.number() }),
  z.object({ type: z.literal('text'), value: z.string() }),
  z.object({ type: z.literal('blob'), base64: z.string() }),
]);

const sqlText = { sql: z.string().nullish(), sql_id: z.number().nullish() };

const statement = z.object({
  ...sqlText,
  args: z.array(value).nullish(),
  named_args: z.array(z.object({ name: z.string(), value })).nullish(),
  want_rows: z.boolean().nullish(),
});

export type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] }
  | { type: 'is_autocommit' };

const condition: z.ZodType<Condition> = z.union([
  z.object({ type: z.enum(['ok', 'error']), step: z.number() }),
  z.object({ type: z.literal('not'), cond: z.lazy(() => condition) }),
  z.object({ type: z.enum(['and', 'or']), conds: z.array(z.lazy(() => condition)) }),
  z.object({ type: z.literal('is_autocommit') }),
]);

const batch = z.object({ steps: z.array(z.object({ condition: condition.nullish(), stmt: statement })) });

const onStream = { stream_id: z.number().optional() };

export const request = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open_stream'), stream_id: z.number() }),
  z.object({ type: z.literal('close_stream'), stream_id: z.number() }),
  z.object({ type: z.literal('close') }),
  z.object({ type: z.literal('execute'), ...onStream, stmt: statement }),
  z.object({ type: z.literal('batch'), ...onStream, batch }),
  z.object({ type: z.literal('sequence'), ...onStream, ...sqlText }),
  z.object({ type: z.literal('describe'), ...onStream, ...sqlText }),
  z.object({ type: z.literal('store_sql'), sql_id: z.number(), sql: z.string() }),
  z.object({ type: z.literal('close_sql'), sql_id: z.number() }),
  z.object({ type: z.literal('get_autocommit'), ...onStream }),
]);

export const pipeline = z.object({ baton: z.string().nullish(), requests: z.array(request) });

export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), jwt: z.string().nullish() }),
  z.object({ type: z.literal('request'), request_id: z.number(), request }),
]);

export type Value = z.infer<typeof value>;
export type Statement = z.infer<typeof statement>;
export type Batch = z.infer<typeof batch>;
export type Request = z.infer<typeof request>;
export type SqlText = Pick<Statement, 'sql' | 'sql_id'>;
export type Failure = { message: string; code: string };

/** An answer of the server to one request that failed; the stream goes on. */
export class HranaError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A mistake of the client, or a lost stream: the server closes the stream. */
export class ProtocolError extends Error {}

/** The texts of SQL in a request, for tests that pick requests by them. */
export function textsOf(given: Request): string[] {
  if (given.type === 'execute') return [given.stmt.sql ?? ''];
  if (given.type === 'batch') return given.batch.steps.map(({ stmt }) => stmt.sql ?? '');
  return 'sql' in given ? [given.sql ?? ''] : [];
}
