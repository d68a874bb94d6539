import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { crmImports } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { enqueue, unqueue } from '#kernel/jobs/enqueue.ts';
import type { JobKind, JobRun } from '#kernel/jobs/job.ts';
import type { WorkPool } from '#kernel/work/work.ts';

type Import = typeof crmImports.$inferSelect;

/** An import in hand. */
export type ImportWork = Omit<JobRun, 'log'> & {
  row: Import;
  ctx: ServiceContext;
  /** The pool of processes, where a dry run is carried out. */
  pool: Pick<WorkPool, 'run'>;
};

/** Somebody has cancelled the import: the batch in hand is rolled back. */
export class Cancelled extends Error {}

export const isRunning = eq(crmImports.status, 'running');

export const importJob: JobKind<{ id: number }> = {
  kind: 'import',
  lane: 'import',
  payload: z.strictObject({ id: z.int() }),
};

/** A file that is tried or imported in a second or two. */
const SHORT_BYTES = 262_144;

/**
 * Queues an import behind the others of its workspace: of all workspaces' next ones a short file goes first. Long ones, and
 * long dry runs, which take a work process each, leave loops of the lane free for the files of everybody else.
 */
export function queueImport(db: Database, now: Date, row: Import): Promise<void> {
  const { id, workspaceId, sizeBytes, isDryRun } = row;
  const priority = sizeBytes <= SHORT_BYTES ? 0 : isDryRun ? 2 : 1;
  const series = `import:${workspaceId}`;
  return enqueue(db, now, importJob, { id }, { uniqueKey: `import:${id}`, priority, series });
}

/** The next import of the workspace need not wait until this one has noticed. */
export const unqueueImport = (db: Database, id: number): Promise<void> => unqueue(db, `import:${id}`);
