import type { Database } from '#db/drizzle.ts';
import { withCause } from '#db/journal/cause.ts';
import { causeIdOf } from '#kernel/api/caused.ts';
import { isDownload } from '#kernel/api/download.ts';
import { isFound } from '#kernel/api/found.ts';
import { findKeyedAnswer, withIdempotencyKey, type KeyedAnswer } from '#kernel/api/idempotency.ts';
import { followingOf } from '#kernel/live.ts';
import { callCause, type ServiceContext } from '#kernel/context.ts';
import { isOneWrite } from './access.ts';
import type { Sent } from './body.ts';
import type { Call } from './call.ts';
import { contextOf } from './context.ts';
import { keyOf } from './key.ts';
import type { Input } from './parse.ts';
import type { Quota } from './parts.ts';
import { requireRoom } from './quota.ts';

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
  if (declaration.isSlow || declaration.isLong) {
    const known = keyed && (await findKeyedAnswer(db, now, keyed));
    if (known) return known;
    const done = await act(db);
    act = declaration.isSlow ? storing(done) : async () => done;
  }
  const run = async (database: Database): Promise<KeyedAnswer> => answerOf(call, await act(database));
  const isWrite = isOneWrite(method, declaration) && !declaration.isLong;
  const change = isWrite ? asCause(call, run) : run;
  if (keyed) return withIdempotencyKey(db, now, keyed, change);
  return isWrite ? db.transaction(change) : run(db);
}

/** Makes the call the cause of its changes, which its answer names; the label is the address as declared. */
const asCause =
  (call: Call, run: (db: Database) => Promise<KeyedAnswer>) =>
  (tx: Database): Promise<KeyedAnswer> => {
    const { method, caller, http } = call;
    const label = `${method} ${http.routePattern.replaceAll(/\[(\w+)\]/g, '{$1}')}`;
    return withCause(tx, callCause(contextOf(call, caller, tx), label), async (inside, causeId) => ({
      ...(await run(inside)),
      causeId,
    }));
  };

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
  call.following = followingOf(answer);
  return { status, body: status === 204 ? '' : JSON.stringify(answer ?? null), causeId: causeIdOf(answer) };
}
