import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { idempotencyKeys } from '#db/schema/index.ts';
import { AppError } from '#shared/errors.ts';
import type { Database } from '#db/drizzle.ts';
import { isTaken } from '#db/errors.ts';

const LIFETIME_HOURS = 24;
const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex');

export type KeyedRequest = { caller: string; method: string; path: string; key: string; body: string };
/** `causeId` is that of what the first request changed. */
export type KeyedAnswer = { status: number; body: string; causeId?: number | null };

/** A request as its Idempotency-Key names it. */
export type Named = Pick<KeyedRequest, 'caller' | 'method' | 'path' | 'key'>;

export function namedBy({ method, headers }: Request, caller: string, path: string): Named | null {
  const key = headers.get('idempotency-key');
  return key !== null && method === 'POST' ? { caller, method, path, key } : null;
}

function idOf({ caller, method, path, key }: Named): string {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new AppError('bad_request');
  return digest(caller, method, path, key);
}

const oldestFor = (now: Date): string => new Date(now.getTime() - LIFETIME_HOURS * 3_600_000).toISOString();

/** Returns whether the key has a stored response, whatever the body; such a request stores nothing more. */
export async function isKnownKey(db: Database, now: Date, named: Named): Promise<boolean> {
  const known = and(eq(idempotencyKeys.id, idOf(named)), gt(idempotencyKeys.createdAt, oldestFor(now)));
  return (await db.$count(idempotencyKeys, known)) > 0;
}

/** Returns the stored response of the key; null for a new key. Errors: `idempotency_mismatch`. */
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
  return { status: known.status, body: known.body, causeId: known.causeId };
}

/**
 * api.md: the same key within 24 hours returns the first response again. The response is stored in the transaction of
 * the effect, so neither can exist without the other; a second request waits for the first at the writer. A failed
 * request stores nothing, so it may be retried with the same key.
 */
export async function withIdempotencyKey(
  db: Database,
  now: Date,
  request: KeyedRequest,
  act: (tx: Database) => Promise<KeyedAnswer>,
): Promise<KeyedAnswer> {
  const id = idOf(request);
  const requestHash = digest(request.body);
  const isKey = eq(idempotencyKeys.id, id);
  const answered = db.transaction(async (tx) => {
    // Taken first and unasked, which a database server is told with the first statement of `act`. Expired keys are
    // deleted once a day (forget-expired.server.ts), but for this one.
    await tx.delete(idempotencyKeys).where(and(isKey, lte(idempotencyKeys.createdAt, oldestFor(now))));
    await tx
      .insert(idempotencyKeys)
      .values({ id, requestHash, status: 0, body: '', createdAt: now.toISOString() });
    const answer = await act(tx);
    await tx.update(idempotencyKeys).set(answer).where(isKey);
    return answer;
  });
  return answered.catch(async (error: unknown) => {
    const known = isTaken(error, 'idempotency_keys.id') ? await findKeyedAnswer(db, now, request) : null;
    if (known) return known;
    throw error;
  });
}

/**
 * For batches whose callers need no stored response: returns the requests with a new key, each once, and stores the
 * keys. Call it in the transaction of their effect.
 */
export async function firstOfTheirKey<T>(
  tx: Database,
  now: Date,
  requests: readonly T[],
  namedOf: (request: T) => Named | null,
): Promise<T[]> {
  const keyed = new Map<string, T>();
  const unkeyed: T[] = [];
  for (const request of requests) {
    const named = namedOf(request);
    const id = named && idOf(named);
    if (id === null) unkeyed.push(request);
    else if (!keyed.has(id)) keyed.set(id, request);
  }
  const { id: ofKey, createdAt } = idempotencyKeys;
  const used = await tx
    .select({ id: ofKey })
    .from(idempotencyKeys)
    .where(and(inArray(ofKey, [...keyed.keys()]), gt(createdAt, oldestFor(now))));
  for (const { id } of used) keyed.delete(id);
  if (keyed.size === 0) return unkeyed;
  const kept = { requestHash: digest(''), status: 303, body: '', createdAt: now.toISOString() };
  await tx
    .insert(idempotencyKeys)
    .values([...keyed.keys()].map((id) => ({ id, ...kept })))
    .onConflictDoUpdate({ target: idempotencyKeys.id, set: kept });
  return [...unkeyed, ...keyed.values()];
}
