import { and, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#db/drizzle.ts';
import { jobs } from '#db/schema/index.ts';

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
    .select({ job: jobs.name, until: jobs.leaseUntil })
    .from(jobs)
    .where(and(isNotNull(jobs.leaseToken), gt(jobs.leaseUntil, now.toISOString())));
  if (isAlone) {
    await db.delete(jobs).where(and(isNotNull(jobs.leaseToken), isNull(jobs.lastRunAt)));
    await db.update(jobs).set({ leaseUntil: null, leaseToken: null }).where(isNotNull(jobs.leaseToken));
  }
  const said = isAlone
    ? 'the last server was ended with this in hand: it is taken up again'
    : 'another instance has this in hand, or died with it: it waits until its lease is over';
  for (const about of left) log.info(about, said);
}
