import { createHash } from 'node:crypto';
import { and, count, desc, eq, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import { analystReadings, analystRuns } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { JobKind } from '#kernel/jobs/job.ts';

export const analystJob: JobKind<{ runId: number }> = {
  kind: 'analyst',
  lane: 'analyst',
  payload: z.strictObject({ runId: z.int() }),
};

export type RunRow = typeof analystRuns.$inferSelect;

/** Marks the description that was read. */
export const seenAs = (description: string): string => createHash('sha256').update(description).digest('hex');

export async function latestRun(ctx: ServiceContext, companyId: number): Promise<RunRow | undefined> {
  const [run] = await ctx
    .rows(analystRuns)
    .select()
    .where(eq(analystRuns.companyId, companyId))
    .orderBy(desc(analystRuns.id))
    .limit(1);
  return run;
}

/** How far a run is, and what it used. */
export async function progressOf(ctx: ServiceContext, run: RunRow) {
  const { state, inputUnits, outputUnits, costMicros, runId } = analystReadings;
  const of = (one: string) => sql<number>`coalesce(sum(${state} = ${one}), 0)`.mapWith(Number);
  const [found] = await ctx
    .rows(analystReadings)
    .select({
      total: count(),
      read: of('read'),
      failed: of('failed'),
      inputUnits: sum(inputUnits).mapWith(Number),
      outputUnits: sum(outputUnits).mapWith(Number),
      costMicros: sum(costMicros).mapWith(Number),
      // Rows that used nothing yet have no price to know.
      unpriced: sql<number>`coalesce(sum(${costMicros} is null and ${inputUnits} > 0), 0)`.mapWith(Number),
    })
    .where(eq(runId, run.id));
  return {
    id: run.id,
    state: run.state,
    language: run.language,
    total: found?.total ?? 0,
    read: found?.read ?? 0,
    failed: found?.failed ?? 0,
    used: {
      inputTokens: found?.inputUnits ?? 0,
      outputTokens: found?.outputUnits ?? 0,
      costMicros: (found?.unpriced ?? 0) > 0 ? null : (found?.costMicros ?? 0),
    },
    createdAt: run.createdAt,
    updatedAt: run.updatedAt,
  };
}

export const isWaitingIn = (runId: number) =>
  and(eq(analystReadings.runId, runId), eq(analystReadings.state, 'waiting'));
