import { and, eq, max, sql } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { crmRuleRuns, crmRules } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { giveWay } from '#db/writer/give-way.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { meeting } from './meeting.server.ts';
import { lookingFor, type RuleRow } from './rule-author.server.ts';
import { queueRuns } from './rule-job.server.ts';
import { isTimed, recordOf } from './rule-subject.rules.ts';
import { timedOccasions, type TimedOccasion } from './timed-occasions.server.ts';

const HOUR_MS = 3_600_000;

/** Those that are not what the rule has done itself, and that meet its conditions. */
async function toRun(ctx: ServiceContext, rule: RuleRow, occasions: readonly TimedOccasion[]) {
  const keys = JSON.stringify(occasions.map(({ key }) => key));
  const own = await ctx
    .rows(crmRuleRuns)
    .select({ key: crmRuleRuns.nextKey })
    .where(
      and(
        eq(crmRuleRuns.ruleId, rule.id),
        sql`${crmRuleRuns.nextKey} in (select value from json_each(${keys}))`,
      ),
    );
  const made = new Set(own.map(({ key }) => key));
  const others = occasions.filter(({ key }) => !made.has(key));
  const met = await meeting(
    ctx,
    rule,
    others.map(({ recordId }) => recordId),
  );
  return others.filter(({ recordId }) => met.has(recordId));
}

/** Rules that have led to each occasion, this one counted: those of which the last activity was the doing. */
async function depthsOf(ctx: ServiceContext, occasions: readonly TimedOccasion[]) {
  const moments = JSON.stringify([...new Set(occasions.map(({ at }) => at))]);
  const led = await ctx
    .rows(crmRuleRuns)
    .select({ at: crmRuleRuns.ranAt, depth: max(crmRuleRuns.depth) })
    .where(
      and(
        eq(crmRuleRuns.status, 'done'),
        sql`${crmRuleRuns.ranAt} in (select value from json_each(${moments}))`,
      ),
    )
    .groupBy(crmRuleRuns.ranAt);
  const depths = new Map(led.map(({ at, depth }) => [at, depth ?? 0]));
  return (at: string): number => (depths.get(at) ?? 0) + 1;
}

/** Still on, and as it was when it was read. */
const asRead = ({ id, sinceAt }: RuleRow) =>
  and(eq(crmRules.id, id), eq(crmRules.isOn, true), eq(crmRules.sinceAt, sinceAt));

async function look(ctx: ServiceContext, rule: RuleRow, signal?: AbortSignal): Promise<void> {
  const record = recordOf(rule.when);
  if (!record) return;
  const upTo = ctx.now.toISOString();
  const period = { since: rule.sinceAt, after: rule.lookedAt ?? rule.sinceAt, upTo };
  const about = { workspaceId: rule.workspaceId, ruleId: rule.id, record, changeId: null };
  for await (const occasions of timedOccasions(ctx, rule.when, period)) {
    if (signal?.aborted) return;
    const startedAt = performance.now();
    const found = await toRun(ctx, rule, occasions);
    const depthOf = await depthsOf(ctx, rule.when.on === 'quiet' ? found : []);
    if (found.length > 0)
      await ctx.db.transaction(async (tx) => {
        if ((await everyRow(tx, crmRules).count(asRead(rule))) === 0) return;
        await queueRuns(
          tx,
          ctx.now,
          found.map(({ recordId, key, at }) => ({ ...about, recordId, key, depth: depthOf(at) })),
        );
      });
    await giveWay(startedAt);
  }
  // The rule was found among those of every workspace.
  await everyRow(ctx.db, crmRules).update({ lookedAt: upTo }).where(asRead(rule));
}

/**
 * Stores a run for each record for which a rule's time has come since the last look, each occurrence once. What is found is read
 * in pieces, outside of transactions; after a kill the look begins again.
 */
export async function readTimeForRules(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const rules = await everyRow(db, crmRules).select().where(eq(crmRules.isOn, true));
  for (const rule of rules.filter(({ when }) => isTimed(when))) {
    if (signal?.aborted) return;
    if (now.getTime() - Date.parse(rule.lookedAt ?? rule.sinceAt) < HOUR_MS) continue;
    await lookingFor(db, rule, now, (ctx) => look(ctx, rule, signal));
  }
}
