import { and, asc, eq, inArray, isNull, lt, lte, gt, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { randomUUID } from 'node:crypto';
import type { Database } from '#db/drizzle.ts';
import { jobs } from '#db/schema/index.ts';
import { CLOCK_SKEW_MS, hasCome } from '#db/stored-times.ts';

/** Longer than one piece of work takes before it is renewed or settled; after a crash the work is taken up again then. */
export const LEASE_MS = 60_000;

export type JobRow = typeof jobs.$inferSelect;
export type Lease = { id: number; token: string };

/** The lease ran out, and another process has the work: nothing of this one may be written. */
export class LeaseLost extends Error {}

/** Begins the tokens of this process, so that a lease it could not settle counts as no crash. */
const PROCESS = randomUUID();

export const iso = (now: Date, ms = 0): string => new Date(now.getTime() + ms).toISOString();

export const isHolder = ({ id, token }: Lease) => and(eq(jobs.id, id), eq(jobs.leaseToken, token));

const isFree = (now: Date): SQL | undefined =>
  or(isNull(jobs.leaseUntil), hasCome(jobs.leaseUntil, now, LEASE_MS));

/** A time that was set in the future was set by a wrong clock. */
const isDue = (now: Date): SQL | undefined =>
  or(lte(jobs.runAt, iso(now)), gt(jobs.setAt, iso(now, CLOCK_SKEW_MS)));

function isNextOfSeries(db: Database): SQL {
  const earlier = alias(jobs, 'earlier');
  return notExists(
    db
      .select({ id: earlier.id })
      .from(earlier)
      .where(and(eq(earlier.series, jobs.series), lt(earlier.id, jobs.id), isNull(earlier.parkedAt))),
  );
}

/** The jobs that a loop takes: kinds that this process has a handler of, up to a priority. */
export type Takes = { kinds: readonly string[]; most: number; where?: SQL | undefined };

const isTaken = ({ kinds, most, where }: Takes): SQL | undefined =>
  and(inArray(jobs.kind, [...kinds]), lte(jobs.priority, most), isNull(jobs.parkedAt), where);

/** Takes the next due job in hand, by a single statement: of two processes one gets it. */
export async function takeJob(db: Database, takes: Takes, now: Date): Promise<JobRow | undefined> {
  for (;;) {
    const [row] = await db
      .select()
      .from(jobs)
      .where(and(isTaken(takes), isDue(now), isFree(now), isNextOfSeries(db)))
      .orderBy(asc(jobs.priority), asc(jobs.runAt), asc(jobs.id))
      .limit(1);
    if (!row) return undefined;
    const wasInterrupted = row.leaseToken !== null && !row.leaseToken.startsWith(PROCESS);
    const [taken] = await db
      .update(jobs)
      .set({
        leaseToken: `${PROCESS}:${randomUUID()}`,
        leaseUntil: iso(now, LEASE_MS),
        attempts: row.attempts + 1,
        interruptions: row.interruptions + (wasInterrupted ? 1 : 0),
      })
      .where(and(eq(jobs.id, row.id), isFree(now), sql`${jobs.leaseToken} is ${row.leaseToken}`))
      .returning();
    if (taken) return taken;
  }
}

/** When the next job of a loop is due; null where none waits. */
export async function nextDueAt(db: Database, takes: Takes): Promise<string | null> {
  const [next] = await db
    .select({ at: sql<string | null>`min(max(${jobs.runAt}, coalesce(${jobs.leaseUntil}, '')))` })
    .from(jobs)
    .where(isTaken(takes));
  return next?.at ?? null;
}

/**
 * In the transaction that writes a part of the work: it happens only while the lease is held. The job has come a step
 * further, so that earlier crashes no longer count. Errors: `LeaseLost`.
 */
export async function keepLease(db: Database, lease: Lease, now: Date): Promise<void> {
  const kept = await db
    .update(jobs)
    .set({ leaseUntil: iso(now, LEASE_MS), interruptions: 0 })
    .where(isHolder(lease))
    .returning({ id: jobs.id });
  if (kept.length === 0) throw new LeaseLost();
}

/** Opens a job that goes on later to fewer loops of its lane, or to more. */
export async function moveTo(db: Database, lease: Lease, priority: number): Promise<void> {
  await db.update(jobs).set({ priority }).where(isHolder(lease));
}

/** Renews a lease while a step lasts for long. */
export async function renewLease(db: Database, lease: Lease, now: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ leaseUntil: iso(now, LEASE_MS) })
    .where(isHolder(lease));
}

/** In a transaction that is no step forward yet, only its beginning. Errors: `LeaseLost`. */
export async function requireLease(db: Database, lease: Lease): Promise<void> {
  const [held] = await db.select({ id: jobs.id }).from(jobs).where(isHolder(lease));
  if (!held) throw new LeaseLost();
}
