import { and, eq, ne, or } from 'drizzle-orm';
import { crmImports } from '#db/schema/index.ts';
import { isOlderThan } from '#db/stored-times.ts';
import type { Database } from '#server/context.ts';

const HOUR_MS = 3_600_000;

/** For the hourly job: files that never arrived whole, and what was kept to answer about dry runs of yesterday. */
export async function forgetImports(db: Database, now: Date): Promise<void> {
  const before = (hours: number) => isOlderThan(crmImports.updatedAt, now, hours * HOUR_MS);
  await db
    .delete(crmImports)
    .where(
      or(
        and(eq(crmImports.status, 'receiving'), before(1)),
        and(eq(crmImports.isDryRun, true), ne(crmImports.status, 'running'), before(24)),
      ),
    );
}
