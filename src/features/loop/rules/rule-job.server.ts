import { z } from 'zod';
import { everyRow } from '#db/rows.ts';
import { crmRuleRuns } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { enqueue } from '#kernel/jobs/enqueue.ts';
import type { JobKind } from '#kernel/jobs/job.ts';

/** Carries out what waits for the rules of one workspace, one run after the other. */
export const ruleJob: JobKind<{ workspaceId: number }> = {
  kind: 'rules',
  lane: 'rules',
  payload: z.strictObject({ workspaceId: z.int() }),
};

export type NewRun = Pick<
  typeof crmRuleRuns.$inferInsert,
  'workspaceId' | 'ruleId' | 'key' | 'record' | 'recordId' | 'changeId' | 'depth'
>;

/** Rows of one statement, within the number of its values. */
const PIECE = 200;

/** Stores runs and makes them due, in the transaction that has read their occasions. What is there already stays. */
export async function queueRuns(tx: Database, now: Date, runs: readonly NewRun[]): Promise<void> {
  const rows = runs.map((run) => ({ ...run, createdAt: now.toISOString() }));
  for (let start = 0; start < rows.length; start += PIECE)
    await everyRow(tx, crmRuleRuns)
      .insert(rows.slice(start, start + PIECE))
      .onConflictDoNothing();
  for (const workspaceId of new Set(runs.map((run) => run.workspaceId)))
    await enqueue(tx, now, ruleJob, { workspaceId }, { uniqueKey: `rules:${workspaceId}` });
}
