import { eq } from 'drizzle-orm';
import { jobs } from '#db/schema/index.ts';
import { isBeyond } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import type { Job } from './job-runner.ts';
import { dropLease, takeLease } from './lease.ts';

/** Longer than any run takes; after a crash the work is taken up again then. */
const RUN_MS = 10 * 60_000;

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
  /** Time of the last run if it is less than an interval ago; a time in the future is ignored. */
  async function recentRun(now: Date): Promise<string | undefined> {
    const [known] = await db.select({ at: jobs.lastRunAt }).from(jobs).where(eq(jobs.name, name));
    const at = Date.parse(known?.at ?? '');
    return at > now.getTime() - everyMs && !isBeyond(at, now, 0) ? (known?.at ?? undefined) : undefined;
  }

  return {
    name,
    runDue: async () => {
      const now = clock();
      // A cheap read, as it mostly finds nothing due.
      if ((await recentRun(now)) !== undefined) return;
      const lease = await takeLease(db, name, now, RUN_MS);
      if (!lease) return;
      // Done by another process between the two?
      const lastRunAt = await recentRun(now);
      if (lastRunAt === undefined) await work(now);
      await dropLease(db, lease, { lastRunAt: lastRunAt ?? now.toISOString() });
    },
  };
}
