import { and, eq, gt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { idempotencyKeys } from '#db/schema/index.ts';
import { AppError } from '#shared/errors.ts';
import type { Database } from './context.ts';

const LIFETIME_HOURS = 24;
const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex');

export type KeyedRequest = { caller: string; method: string; path: string; key: string; body: string };
export type KeyedAnswer = { status: number; body: string };

type Named = Pick<KeyedRequest, 'caller' | 'method' | 'path' | 'key'>;

function idOf({ caller, method, path, key }: Named): string {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new AppError('bad_request');
  return digest(caller, method, path, key);
}

const oldestFor = (now: Date): string => new Date(now.getTime() - LIFETIME_HOURS * 3_600_000).toISOString();

/** The answer that the key has had already; null where it is new. Errors: `idempotency_mismatch`. */
export async function findKeyedAnswer(
  db: Database,
  now: Date,
  request: KeyedRequest,
): Promise<KeyedAnswer | null> {
  const [known] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.id, idOf(request)), gt(idempotencyKeys.createdAt, oldestFor(now))));
  if (!known) return null;
  if (known.requestHash !== digest(request.body)) throw new AppError('idempotency_mismatch');
  return { status: known.status, body: known.body };
}

/**
 * api.md: the same key within 24 hours answers the first answer again. The answer is stored in the transaction of the
 * effect, so neither can exist without the other; a second request waits for the first at the writer. A failed request
 * has no effect and stores nothing, so it may be tried again with the same key.
 */
export async function withIdempotencyKey(
  db: Database,
  now: Date,
  request: KeyedRequest,
  act: (tx: Database) => Promise<KeyedAnswer>,
): Promise<KeyedAnswer> {
  const id = idOf(request);
  const requestHash = digest(request.body);
  return db.transaction(async (tx) => {
    const known = await findKeyedAnswer(tx, now, request);
    if (known) return known;
    const answer = await act(tx);
    const kept = { requestHash, ...answer, createdAt: now.toISOString() };
    // What is left of a key that is too old to count goes once a day (forget-expired.server.ts).
    await tx
      .insert(idempotencyKeys)
      .values({ id, ...kept })
      .onConflictDoUpdate({ target: idempotencyKeys.id, set: kept });
    return answer;
  });
}
