import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { periodicJobs } from '#db/schema/index.ts';
import type { Database } from '../context.ts';
import type { Job } from './job-runner.ts';

/** Longer than any of them takes; after a crash the work is taken up again then. */
const LEASE_MS = 10 * 60_000;

export type PeriodicJobOptions = {
  db: Database;
  name: string;
  everyMs: number;
  /** Must bear being done twice: after a crash in the middle it is. */
  work: (now: Date) => Promise<void>;
  clock?: () => Date;
};

/** Work that recurs, done by one process at a time and not more often than asked, however often anybody starts. */
export function createPeriodicJob({
  db,
  name,
  everyMs,
  work,
  clock = () => new Date(),
}: PeriodicJobOptions): Job {
  const { lastRunAt, leaseUntil } = periodicJobs;
  /** A single statement, so of two processes one gets it. */
  async function claim(now: Date): Promise<boolean> {
    const at = now.toISOString();
    const since = new Date(now.getTime() - everyMs).toISOString();
    const isDue = and(
      or(isNull(lastRunAt), lte(lastRunAt, since)),
      or(isNull(leaseUntil), lte(leaseUntil, at)),
    );
    const [known] = await db.select().from(periodicJobs).where(eq(periodicJobs.name, name));
    if (!known) await db.insert(periodicJobs).values({ name }).onConflictDoNothing();
    else if (known.lastRunAt !== null && known.lastRunAt > since) return false;
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
