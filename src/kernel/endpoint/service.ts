import type { Database } from '#db/drizzle.ts';
import { isDownload } from '#kernel/api/download.ts';
import { isFound } from '#kernel/api/found.ts';
import { findKeyedAnswer, withIdempotencyKey, type KeyedAnswer } from '#kernel/api/idempotency.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { isOneWrite } from './access.ts';
import type { Sent } from './body.ts';
import type { Call } from './call.ts';
import { contextOf } from './context.ts';
import { keyOf } from './key.ts';
import type { Input } from './parse.ts';
import type { Quota } from './parts.ts';
import { requireRoom } from './room.ts';

export type Service<Body, Query> = (ctx: ServiceContext, input: Input<Body, Query>) => Promise<unknown>;

/**
 * Has the service act: a reading at once, a change in its transaction, and one with an Idempotency-Key in the transaction
 * that stores its answer. Errors: those of the service, `quota_exceeded`, `idempotency_mismatch`.
 */
export async function serve<Body, Query>(
  call: Call<Body, Query>,
  input: Input<Body, Query>,
  { fingerprint }: Pick<Sent, 'fingerprint'>,
  service: Service<Body, Query>,
  quota: Quota,
): Promise<KeyedAnswer> {
  const { method, declaration, db, now } = call;
  if (method === 'GET' && !declaration.isSlow)
    return answerOf(call, await service(contextOf(call, input.session, db), input));
  let act: Act = (database) => {
    // Checked only here, so that a repeated request gets its first answer; for a file it came before the upload.
    if (!declaration.upload) requireRoom(call, quota);
    return service(contextOf(call, input.session, database), input);
  };
  const key = keyOf(call);
  const keyed = key && { ...key, body: fingerprint };
  if (declaration.isSlow) {
    const known = keyed && (await findKeyedAnswer(db, now, keyed));
    if (known) return known;
    act = storing(await act(db));
  }
  const run = async (database: Database): Promise<KeyedAnswer> => answerOf(call, await act(database));
  if (keyed) return withIdempotencyKey(db, now, keyed, run);
  return isOneWrite(method, declaration) ? db.transaction(run) : run(db);
}

type Act = (db: Database) => Promise<unknown>;

/** Second part of a slow call: stores the result, in a write transaction. */
function storing(answer: unknown): Act {
  if (typeof answer !== 'function') throw new TypeError('A slow call answers with how it is stored.');
  return answer as Act;
}

function answerOf(call: Call, answer: unknown): KeyedAnswer {
  const status = isFound(answer) ? 200 : (call.declaration.status ?? 200);
  if (isDownload(answer)) {
    call.file = answer;
    return { status, body: '' };
  }
  return { status, body: status === 204 ? '' : JSON.stringify(answer ?? null) };
}
