import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { erasures } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';

export type Erasure = Omit<typeof erasures.$inferSelect, 'id'>;
type NewErasure =
  | { kind: 'account'; accountId: number }
  | { kind: 'person'; emailHash: string; byUserId: number; isSiteWide: boolean };

/** Records an erasure. Call it in the transaction of the erasure itself. */
export async function recordErasure(tx: Database, now: Date, erasure: NewErasure): Promise<void> {
  await tx.insert(erasures).values({ ...erasure, key: randomUUID(), createdAt: now.toISOString() });
}

/** Reads all recorded erasures, oldest first, to repeat them on a restored backup. */
export async function readErasures(db: Database): Promise<Erasure[]> {
  const rows = await db.select().from(erasures).orderBy(asc(erasures.id));
  return rows.map(({ id: _, ...erasure }) => erasure);
}
