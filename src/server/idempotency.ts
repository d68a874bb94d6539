import { eq, lte } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { idempotencyKeys } from '#db/schema/index.ts';
import { AppError } from '#shared/errors.ts';
import type { Database } from './context.ts';

const LIFETIME_HOURS = 24;
const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex');

export type KeyedRequest = { caller: string; method: string; path: string; key: string; body: string };
export type KeyedAnswer = { status: number; body: string };

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
  if (!/^[\x21-\x7e]{1,200}$/.test(request.key)) throw new AppError('bad_request');
  const id = digest(request.caller, request.method, request.path, request.key);
  const requestHash = digest(request.body);
  return db.transaction(async (tx) => {
    const oldest = new Date(now.getTime() - LIFETIME_HOURS * 3_600_000).toISOString();
    await tx.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, oldest));
    const [known] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
    if (known) {
      if (known.requestHash !== requestHash) throw new AppError('idempotency_mismatch');
      return { status: known.status, body: known.body };
    }
    const answer = await act(tx);
    await tx.insert(idempotencyKeys).values({ id, requestHash, ...answer, createdAt: now.toISOString() });
    return answer;
  });
}
