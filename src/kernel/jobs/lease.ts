import { and, eq, exists, gt, isNull, lte, not, sql, type Column, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import type { Database } from '#db/drizzle.ts';
import { jobs } from '#db/schema/index.ts';
import { CLOCK_SKEW_MS, hasCome } from '#db/stored-times.ts';

/** Longer than one piece of work takes before it is renewed or settled; after a crash the work is taken up again then. */
export const LEASE_MS = 60_000;

export type Lease = { name: string; token: string };

/** The lease ran out, and another process has the work: nothing of this one may be written. */
export class LeaseLost extends Error {}

const isHolder = ({ name, token }: Lease) => and(eq(jobs.name, name), eq(jobs.leaseToken, token));

const until = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Of a query over another table: that nobody has the row with this id in hand. */
export const isFree = (db: Database, kind: string, id: Column, now: Date): SQL =>
  not(
    exists(
      db
        .select({ name: jobs.name })
        .from(jobs)
        .where(
          and(
            eq(jobs.name, sql`${kind} || ':' || ${id}`),
            gt(jobs.leaseUntil, until(now, 0)),
            lte(jobs.leaseUntil, until(now, LEASE_MS + CLOCK_SKEW_MS)),
          ),
        ),
    ),
  );

/** A single statement, so of two processes one gets it. */
export async function takeLease(
  db: Database,
  name: string,
  now: Date,
  ms = LEASE_MS,
): Promise<Lease | undefined> {
  const lease = { leaseToken: randomUUID(), leaseUntil: until(now, ms) };
  const [taken] = await db
    .insert(jobs)
    .values({ name, ...lease })
    .onConflictDoUpdate({
      target: jobs.name,
      set: lease,
      setWhere: sql`${isNull(jobs.leaseUntil)} or ${hasCome(jobs.leaseUntil, now, ms)}`,
    })
    .returning({ token: jobs.leaseToken });
  return taken && { name, token: lease.leaseToken };
}

/** In the transaction that writes a part of the work: it happens only while the lease is held. Errors: `LeaseLost`. */
export async function keepLease(db: Database, lease: Lease, now: Date): Promise<void> {
  const kept = await db
    .update(jobs)
    .set({ leaseUntil: until(now, LEASE_MS) })
    .where(isHolder(lease))
    .returning({ name: jobs.name });
  if (kept.length === 0) throw new LeaseLost();
}

/** Gives the work back, done or not: of what recurs the row stays. */
export async function dropLease(
  db: Database,
  lease: Lease,
  { lastRunAt }: { lastRunAt: string | null } = { lastRunAt: null },
): Promise<void> {
  if (lastRunAt === null) await db.delete(jobs).where(isHolder(lease));
  else await db.update(jobs).set({ lastRunAt, leaseUntil: null, leaseToken: null }).where(isHolder(lease));
}

/**
 * Takes the next row of a table in hand. `find` answers the one that has waited longest of those that are due and meet
 * the condition; it is asked again once the lease is held, since another process may have done the row meanwhile.
 */
export async function takeNext<Row extends { id: number }>(
  db: Database,
  { kind, id }: { kind: string; id: Column },
  now: Date,
  find: (condition: SQL) => Promise<Row | undefined>,
): Promise<{ row: Row; lease: Lease } | undefined> {
  for (;;) {
    const free = await find(isFree(db, kind, id, now));
    if (!free) return undefined;
    const lease = await takeLease(db, `${kind}:${free.id}`, now);
    if (!lease) continue;
    const row = await find(eq(id, free.id));
    if (row) return { row, lease };
    await dropLease(db, lease);
  }
}

const DAY_MS = 86_400_000;

/** For the hourly job: leases of processes that have died, on rows that nobody took up again. */
export const forgetLeases = (db: Database, now: Date): Promise<void> =>
  deleteInPieces(
    db,
    jobs,
    and(isNull(jobs.lastRunAt), hasCome(jobs.leaseUntil, new Date(now.getTime() - DAY_MS), 2 * DAY_MS)),
  );
