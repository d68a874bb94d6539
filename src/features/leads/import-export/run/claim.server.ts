import { and, asc, eq, gt, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { crmImports } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { takeNext, type Lease } from '#kernel/jobs/lease.ts';
import type { WorkPool } from '#kernel/work/work.ts';

type Import = typeof crmImports.$inferSelect;

/** An import in hand. */
export type ImportWork = {
  db: Database;
  row: Import;
  lease: Lease;
  ctx: ServiceContext;
  clock: () => Date;
  /** The pool of processes, where a dry run is carried out. */
  pool: Pick<WorkPool, 'run'>;
  signal: AbortSignal;
};

/** Somebody has cancelled the import: the batch in hand is rolled back. */
export class Cancelled extends Error {}

/** A file that is tried or imported in a second or two. */
const SHORT_BYTES = 262_144;

/**
 * Imports are carried out in lanes, one after the other in each, an account's in the order in which they came. `short`
 * lanes are free of long files; of long dry runs, which take a work process each, there is one at a time, so that the
 * other is there for the files of everybody else.
 */
export const LANES = ['all', 'noLongDryRun', 'short', 'short'] as const;
export type Lane = (typeof LANES)[number];

const isShort = lte(crmImports.sizeBytes, SHORT_BYTES);
const TAKEN: Record<Lane, SQL | undefined> = {
  all: undefined,
  noLongDryRun: or(isShort, eq(crmImports.isDryRun, false)),
  short: isShort,
};

export const isRunning = eq(crmImports.status, 'running');

/** Takes one import for this process: of all accounts' next ones a short file first. */
export const claim = (
  db: Database,
  now: Date,
  lane: Lane,
): Promise<{ row: Import; lease: Lease } | undefined> =>
  takeNext(db, { kind: 'import', id: crmImports.id }, now, async (condition: SQL) => {
    const earlier = alias(crmImports, 'earlier');
    const isNextOfAccount = notExists(
      db
        .select({ id: earlier.id })
        .from(earlier)
        .where(
          and(
            eq(earlier.workspaceId, crmImports.workspaceId),
            eq(earlier.status, 'running'),
            lt(earlier.id, crmImports.id),
          ),
        ),
    );
    const [row] = await db
      .select()
      .from(crmImports)
      .where(and(isRunning, condition, TAKEN[lane], isNextOfAccount))
      .orderBy(asc(sql`${gt(crmImports.sizeBytes, SHORT_BYTES)}`), asc(crmImports.id))
      .limit(1);
    return row;
  });
