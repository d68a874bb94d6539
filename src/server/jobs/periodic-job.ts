import { and, eq, isNull, or } from 'drizzle-orm';
import { periodicJobs } from '#db/schema/index.ts';
import { hasCome, isBeyond, isOlderThan } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import type { Job } from './job-runner.ts';

/** Lease time, longer than any run takes; after a crash the work is taken up again then. */
const LEASE_MS = 10 * 60_000;

export type PeriodicJobOptions = {
  db: Database;
  name: string;
  everyMs: number;
  /** Has to be idempotent: after a crash it runs again. */
  work: (now: Date) => Promise<void>;
  clock?: () => Date;
};

/** Recurring work, done by one process at a time and at most once per interval, however often a server starts. */
export function createPeriodicJob({
  db,
  name,
  everyMs,
  work,
  clock = () => new Date(),
}: PeriodicJobOptions): Job {
  const { lastRunAt, leaseUntil } = periodicJobs;
  /** A cheap read, as it mostly finds nothing due; a last run dated in the future is ignored. */
  const isRecent = (at: number, now: Date): boolean => at > now.getTime() - everyMs && !isBeyond(at, now, 0);

  /** A single statement, so of two processes one gets it. */
  async function claim(now: Date): Promise<boolean> {
    const isDue = and(
      or(isNull(lastRunAt), isOlderThan(lastRunAt, now, everyMs)),
      or(isNull(leaseUntil), hasCome(leaseUntil, now, LEASE_MS)),
    );
    const [known] = await db.select().from(periodicJobs).where(eq(periodicJobs.name, name));
    if (!known) await db.insert(periodicJobs).values({ name }).onConflictDoNothing();
    else if (known.lastRunAt !== null && isRecent(Date.parse(known.lastRunAt), now)) return false;
    const claimed = await db
      .update(periodicJobs)
      .set({ leaseUntil: new Date(now.getTime() + LEASE_MS).toISOString() })
      .where(and(eq(periodicJobs.name, name), isDue))
      .returning({ name: periodicJobs.name });
    return claimed.length > 0;
  }

  return {
    name,
    runDue: async () => {
      const now = clock();
      if (!(await claim(now))) return;
      await work(now);
      await db
        .update(periodicJobs)
        .set({ lastRunAt: now.toISOString(), leaseUntil: null })
        .where(eq(periodicJobs.name, name));
    },
  };
}
