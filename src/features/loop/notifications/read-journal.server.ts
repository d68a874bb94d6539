import { eq, max } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { changes, journalReaders } from '#db/schema/index.ts';
import { writeNotices } from '#features/accounts/notifications/notice.server.ts';
import { assignments, closings, enquiries, leads, mentions } from './journal-notices.server.ts';
import { dueTasks, staleDeals } from './timed-notices.server.ts';

const HOUR_MS = 3_600_000;
/** Changes read in one transaction. */
const BATCH = 2_000;

type Reader = 'notifications' | 'task_due' | 'deal_stale';

async function placeOf(db: Database, name: Reader) {
  const [found] = await db.select().from(journalReaders).where(eq(journalReaders.name, name));
  if (!found) throw new Error(`the journal has no reader ${name}`);
  return found;
}

async function move(
  tx: Database,
  name: Reader,
  to: Partial<typeof journalReaders.$inferInsert>,
): Promise<void> {
  await tx.update(journalReaders).set(to).where(eq(journalReaders.name, name));
}

const lastChange = async (db: Database): Promise<number> => {
  const [last] = await db.select({ id: max(changes.id) }).from(changes);
  return last?.id ?? 0;
};

/** One batch of the journal, in one transaction with the reader's place: nothing is lost or doubled by a kill. */
async function readBatch(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { lastChange: after } = await placeOf(tx, 'notifications');
    const last = await lastChange(tx);
    if (last <= after) return false;
    const upTo = Math.min(last, after + BATCH);
    const stretch = { after, upTo };
    await writeNotices(tx, await assignments(tx, stretch), { isCounted: true });
    await writeNotices(tx, await closings(tx, stretch), { isCounted: true });
    const others = [
      ...(await mentions(tx, stretch)),
      ...(await enquiries(tx, stretch)),
      ...(await leads(tx, stretch)),
    ];
    await writeNotices(tx, others, { isCounted: false });
    await move(tx, 'notifications', { lastChange: upTo });
    return upTo < last;
  });
}

/** Tells of what has come with time since the last look. A clock that was set back tells nothing twice. */
async function lookAtTime(db: Database, now: Date): Promise<void> {
  const upTo = now.toISOString();
  await db.transaction(async (tx) => {
    const { lookedAt: after } = await placeOf(tx, 'task_due');
    if (after >= upTo) return;
    await writeNotices(tx, await dueTasks(tx, { after, upTo }), { isCounted: false });
    await move(tx, 'task_due', { lookedAt: upTo });
  });
  const { lookedAt: after } = await placeOf(db, 'deal_stale');
  if (now.getTime() - Date.parse(after) < HOUR_MS) return;
  // Read before the transaction: it looks through all open opportunities.
  const stale = await staleDeals(db, { after, upTo });
  await db.transaction(async (tx) => {
    await writeNotices(tx, stale, { isCounted: true });
    await move(tx, 'deal_stale', { lookedAt: upTo });
  });
}

/** Writes what members should hear of since the last time; called by the job (docs/decisions/032). */
export async function readForNotifications(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const { lastChange: read } = await placeOf(db, 'notifications');
  if ((await lastChange(db)) > read) while (signal?.aborted !== true && (await readBatch(db)));
  if (signal?.aborted !== true) await lookAtTime(db, now);
}
