import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { crmRuleRuns, crmRules } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { JobRun } from '#kernel/jobs/job.ts';
import { keepLease } from '#kernel/jobs/lease.ts';
import { tellOwners } from './rule-author.server.ts';

export type RunRow = typeof crmRuleRuns.$inferSelect;

const HOUR_MS = 3_600_000;

// Jobs see the runs of every workspace; each is found by the workspace of its job.
export const runs = (db: Database) => everyRow(db, crmRuleRuns);

/** The rule of the workspace that has run last. */
export async function lastRule(db: Database, workspaceId: number): Promise<number> {
  const [row] = await runs(db)
    .select({ ruleId: crmRuleRuns.ruleId })
    .where(and(eq(crmRuleRuns.workspaceId, workspaceId), isNotNull(crmRuleRuns.ranAt)))
    .orderBy(desc(crmRuleRuns.ranAt), desc(crmRuleRuns.id))
    .limit(1);
  return row?.ruleId ?? 0;
}

/** The oldest run of the next rule: they take turns, so that a full one holds up no other. */
export async function nextWaiting(
  db: Database,
  workspaceId: number,
  after: number,
): Promise<RunRow | undefined> {
  const [next] = await everyRow(db, crmRules)
    .select({ id: crmRules.id })
    .where(
      and(
        eq(crmRules.workspaceId, workspaceId),
        sql`exists (select 1 from ${crmRuleRuns} r where r."ruleId" = "crm_rules"."id" and r."status" = 'waiting')`,
      ),
    )
    .orderBy(sql`"crm_rules"."id" <= ${after}`, asc(crmRules.id))
    .limit(1);
  if (!next) return undefined;
  const [row] = await runs(db)
    .select()
    .where(and(eq(crmRuleRuns.ruleId, next.id), eq(crmRuleRuns.status, 'waiting')))
    .orderBy(asc(crmRuleRuns.ranAt), asc(crmRuleRuns.id))
    .limit(1);
  return row;
}

/** Returns when the next run may begin; undefined: now. */
export async function fullUntil(
  db: Database,
  workspaceId: number,
  now: Date,
  most: number,
): Promise<Date | undefined> {
  const within = gt(crmRuleRuns.ranAt, new Date(now.getTime() - HOUR_MS).toISOString());
  const [row] = await runs(db)
    .select({ total: count(), first: min(crmRuleRuns.ranAt) })
    .where(
      and(eq(crmRuleRuns.workspaceId, workspaceId), within, inArray(crmRuleRuns.status, ['done', 'failed'])),
    );
  if (!row || row.total < most || row.first === null) return undefined;
  return new Date(Date.parse(row.first) + HOUR_MS);
}

/** Says in the log and to the owners that the rules of the workspace wait. */
export async function tellFull(job: JobRun, { workspaceId, ruleId }: RunRow, until: Date): Promise<void> {
  await job.db.transaction(async (tx) => {
    await keepLease(tx, job.lease, job.clock());
    const said = await runs(tx)
      .update({ reason: 'hour_limit' })
      .where(
        and(
          eq(crmRuleRuns.workspaceId, workspaceId),
          eq(crmRuleRuns.status, 'waiting'),
          isNull(crmRuleRuns.reason),
        ),
      )
      .returning({ id: crmRuleRuns.id });
    if (said.length > 0)
      await tellOwners(
        tx,
        { id: ruleId, workspaceId },
        `rules-full:${workspaceId}:${until.toISOString().slice(0, 13)}`,
        job.clock(),
        'rule_waits',
      );
  });
}
