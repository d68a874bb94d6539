// Longer than 200 lines: what becomes of a job, from taking it to parking it.
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#db/drizzle.ts';
import { writeFaultIn } from '#db/errors.ts';
import { jobs } from '#db/schema/index.ts';
import { LONGEST_PAUSE_MS, retryAt } from './backoff.ts';
import type { Handler, Lane } from './job.ts';
import { isHolder, iso, LEASE_MS, LeaseLost, renewLease, takeJob, type JobRow, type Takes } from './lease.ts';

export type Queue = { db: Database; handlers: readonly Handler[]; log: Logger; clock?: () => Date };

/** Processes that may end with a job in hand before it is parked. */
const MOST_INTERRUPTIONS = 2;

/** Until a job is tried again that the database could not store; no attempt is counted. */
const FAULT_MS = { busy: 5_000, disk_full: LEASE_MS } as const;
const LOCKED_PAUSE_MS = 1_000;

const nameOf = ({ id, kind, uniqueKey }: Pick<JobRow, 'id' | 'kind' | 'uniqueKey'>): string =>
  uniqueKey ?? `${kind}:${id}`;

/** The jobs that a loop of a lane takes for these handlers; of all lanes without one. */
export function takesOf(handlers: readonly Handler[], lane?: Lane, most = Number.MAX_SAFE_INTEGER): Takes {
  const own = handlers.filter((each) => lane === undefined || each.lane === lane);
  const limits = own.flatMap(({ kind, where }) =>
    where ? [sql`(${jobs.kind} <> ${kind} or ${where})`] : [],
  );
  return { kinds: own.map(({ kind }) => kind), most, where: and(lane && eq(jobs.lane, lane), ...limits) };
}

/** Makes the first row of what recurs; later starts find it there. */
export async function scheduleRecurring(
  db: Database,
  handlers: readonly Handler[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const rows = handlers.flatMap(({ kind, lane, everyMs, priority = 0 }) =>
    everyMs === undefined
      ? []
      : [{ kind, lane, priority, payload: {}, runAt: at, setAt: at, uniqueKey: kind, createdAt: at }],
  );
  if (rows.length > 0) await db.insert(jobs).values(rows).onConflictDoNothing({ target: jobs.uniqueKey });
}

const leaseOf = ({ id, leaseToken }: JobRow) => ({ id, token: leaseToken ?? '' });

/** Gives a job back: done, or due again. One that was queued anew meanwhile stays due. */
async function giveBack(db: Database, row: JobRow, next: { at: Date; now: Date } | undefined, failure = {}) {
  const isUnchanged = and(isHolder(leaseOf(row)), eq(jobs.runAt, row.runAt));
  const free = {
    leaseUntil: null,
    leaseToken: null,
    interruptions: 0,
    attempts: 0,
    lastError: null,
    ...failure,
  };
  const settled = next
    ? await db
        .update(jobs)
        .set({ ...free, runAt: next.at.toISOString(), setAt: next.now.toISOString() })
        .where(isUnchanged)
        .returning({ id: jobs.id })
    : await db.delete(jobs).where(isUnchanged).returning({ id: jobs.id });
  if (settled.length === 0)
    await db
      .update(jobs)
      .set(free)
      .where(isHolder(leaseOf(row)));
}

/** Leaves a job to the administrators; the system page counts it. */
async function park({ db, log }: Queue, row: JobRow, handler: Handler, now: Date, reason: string) {
  await db.transaction(async (tx) => {
    const parked = await tx
      .update(jobs)
      .set({ parkedAt: now.toISOString(), lastError: reason, leaseUntil: null, leaseToken: null })
      .where(isHolder(leaseOf(row)))
      .returning({ id: jobs.id });
    if (parked.length > 0) await handler.onParked?.(tx, row.payload, now);
  });
  log.error({ job: nameOf(row), reason }, 'job parked: it is not taken up again by itself');
}

/** A job that a locked database takes no word of would be nobody's until its lease is over. */
async function onceUnlocked(settle: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await settle();
    } catch (error) {
      if (writeFaultIn(error) !== 'busy' || signal.aborted) throw error;
    }
    await sleep(LOCKED_PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Repeats a job that failed, later and later; one that recurs for ever, at least with every interval. */
async function fail(queue: Queue, row: JobRow, handler: Handler, error: unknown, signal: AbortSignal) {
  const now = (queue.clock ?? (() => new Date()))();
  const fault = writeFaultIn(error);
  const lastError = error instanceof Error ? error.message : String(error);
  queue.log[fault ? 'warn' : 'error']({ err: error, job: nameOf(row) }, 'job failed');
  const attempts = fault ? row.attempts - 1 : row.attempts;
  const retry = fault ? new Date(now.getTime() + FAULT_MS[fault]) : retryAt(attempts, now, now);
  const { everyMs } = handler;
  const latest = everyMs && new Date(now.getTime() + Math.min(everyMs, LONGEST_PAUSE_MS));
  const at = latest && (!retry || retry > latest) ? latest : retry;
  await onceUnlocked(
    () =>
      at
        ? giveBack(queue.db, row, { at, now }, { attempts, lastError })
        : park(queue, row, handler, now, lastError),
    signal,
  );
}

async function carryOut(queue: Queue, row: JobRow, handler: Handler, signal: AbortSignal) {
  const { db, log, clock = () => new Date() } = queue;
  if (row.interruptions >= MOST_INTERRUPTIONS) {
    await park(queue, row, handler, clock(), `${row.interruptions} processes ended with it in hand`);
    return 'ran';
  }
  const lease = leaseOf(row);
  const renewal = setInterval(() => void renewLease(db, lease, clock()).catch(() => undefined), LEASE_MS / 3);
  try {
    const outcome = await handler.run({ db, lease, clock, log, signal }, row.payload);
    const now = clock();
    const { everyMs } = handler;
    // Cut short by the end of the server: the next one does the rest.
    const interval = signal.aborted && everyMs !== undefined ? 0 : everyMs;
    const at = outcome?.again ?? (interval === undefined ? undefined : new Date(now.getTime() + interval));
    await giveBack(db, row, at && { at, now });
    return outcome?.isLaneDown ? 'down' : 'ran';
  } catch (error) {
    if (!(error instanceof LeaseLost)) await fail(queue, row, handler, error, signal);
    return 'ran';
  } finally {
    clearInterval(renewal);
  }
}

export type Ran = 'ran' | 'down' | 'idle';

/** Carries out the next due job. `idle`: none was due; `down`: the lane is of no use for now. */
export async function runNext(
  queue: Queue,
  takes = takesOf(queue.handlers),
  signal = new AbortController().signal,
): Promise<Ran> {
  const row = await takeJob(queue.db, takes, (queue.clock ?? (() => new Date()))());
  const handler = row && queue.handlers.find(({ kind }) => kind === row.kind);
  return row && handler ? carryOut(queue, row, handler, signal) : 'idle';
}

/** Carries out what is due, until nothing is or the lane is down. */
export async function runDue(
  queue: Queue,
  takes?: Takes,
  signal = new AbortController().signal,
): Promise<Ran> {
  let ran: Ran = 'ran';
  while (ran === 'ran' && !signal.aborted) ran = await runNext(queue, takes, signal);
  return ran;
}

/**
 * At the start, before any job runs: work that a killed server had in hand is free at once on an embedded database, whose
 * lock proves that nobody else has it. On a database server another instance may live, so that the work waits until its
 * lease is over; both are said.
 */
export async function settleLeftLeases(
  db: Database,
  { isAlone, now, log }: { isAlone: boolean; now: Date; log: Pick<Logger, 'info'> },
): Promise<void> {
  const left = await db
    .select({ id: jobs.id, kind: jobs.kind, uniqueKey: jobs.uniqueKey, until: jobs.leaseUntil })
    .from(jobs)
    .where(and(isNotNull(jobs.leaseToken), gt(jobs.leaseUntil, now.toISOString())));
  // The token stays: it says that a process ended with the job in hand.
  if (isAlone) await db.update(jobs).set({ leaseUntil: null }).where(isNotNull(jobs.leaseToken));
  const said = isAlone
    ? 'the last server was ended with this in hand: it is taken up again'
    : 'another instance has this in hand, or died with it: it waits until its lease is over';
  for (const { until, ...row } of left) log.info({ job: nameOf(row), until }, said);
}

/** Lets parked jobs run once more, at an administrator's word. Returns their number. */
export async function releaseParked(db: Database, now: Date): Promise<number> {
  const released = await db
    .update(jobs)
    .set({ parkedAt: null, interruptions: 0, attempts: 0, runAt: iso(now), setAt: iso(now) })
    .where(isNotNull(jobs.parkedAt))
    .returning({ id: jobs.id });
  return released.length;
}

/** Names of the jobs that wait for an administrator. */
export async function parkedJobs(db: Database): Promise<string[]> {
  const rows = await db.select().from(jobs).where(isNotNull(jobs.parkedAt)).orderBy(jobs.id);
  return rows.map(nameOf);
}

/** Names of what a process has in hand now. */
export async function jobsInHand(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(gt(jobs.leaseUntil, iso(now)));
  return rows.map(nameOf).toSorted();
}
