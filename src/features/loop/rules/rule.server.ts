import { recordInWorkspace } from '#features/accounts/workspaces/workspace-log.server.ts';
import { and, asc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import { byId } from '#db/list/keyset.ts';
import { listRows } from '#db/list/list-rows.ts';
import { changes, crmRuleRuns, crmRules } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { AppError } from '#shared/errors.ts';
import { authorMayWrite, stopWaiting } from './rule-author.server.ts';
import { faultsOfRule, requireSound } from './rule-check.server.ts';
import { recordNames } from './record-names.server.ts';
import type { CreateRule, Rule, RuleBody, RuleFault, RuleRun, RunQuery, UpdateRule } from './rule.schema.ts';
import { MAX_RULES, type RuleOffReason } from './rule.values.ts';

const {
  workspaceId: _workspace,
  sinceChange: _since,
  sinceAt: _sinceAt,
  lookedAt: _lookedAt,
  ...columns
} = getTableColumns(crmRules);
// Written out: of a statement on one table columns are named without it.
const lastRunAt = sql<string | null>`(select max(r."ranAt") from ${crmRuleRuns} r
  where r."ruleId" = "crm_rules"."id" and r."status" = 'done')`;
const isOn = sql<boolean>`("crm_rules"."isOn" and ${authorMayWrite})`.mapWith(Boolean);
const offReason = sql<RuleOffReason | null>`iif("crm_rules"."isOn" and not ${authorMayWrite}, 'author', "crm_rules"."offReason")`;
// A rule whose author may not write is off from then on; its row says so with the next occasion.
const shown = { ...columns, isOn, offReason, lastRunAt };

/** A rule that cannot be read is told by its `offReason`, and keeps nobody from the others. */
async function shownFaults(ctx: ServiceContext, rule: RuleBody): Promise<RuleFault[]> {
  try {
    return await faultsOfRule(ctx, rule);
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}

/** Returns the rules of the workspace in the order in which they were made. */
export async function listRules(ctx: ServiceContext): Promise<{ items: Rule[]; nextCursor: null }> {
  const rows = await ctx.rows(crmRules).select(shown).orderBy(asc(crmRules.id)).limit(MAX_RULES);
  const items: Rule[] = [];
  for (const row of rows) items.push({ ...row, faults: await shownFaults(ctx, row) });
  return { items, nextCursor: null };
}

/** Errors: `not_found`, also for a rule of another workspace. */
export async function requireRule(ctx: ServiceContext, id: number): Promise<Rule> {
  const [row] = await ctx.rows(crmRules).select(shown).where(eq(crmRules.id, id));
  if (!row) throw new AppError('not_found');
  return { ...row, faults: await shownFaults(ctx, row) };
}

async function lastChange(db: Database): Promise<number> {
  const [last] = await db.select({ id: max(changes.id) }).from(changes);
  return last?.id ?? 0;
}

/** Errors: as `requireSound`; `invalid`, on `name`, for one rule too many. */
export async function createRule(ctx: ServiceContext, input: CreateRule): Promise<Rule> {
  await requireSound(ctx, input);
  if ((await ctx.rows(crmRules).count()) >= MAX_RULES)
    throw new AppError('invalid', { fields: { name: 'rules:errors.tooMany' }, values: { count: MAX_RULES } });
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(crmRules)
    .insert({
      ...input,
      authorId: ctx.user.id,
      sinceChange: await lastChange(ctx.db),
      sinceAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: crmRules.id });
  if (!made) throw new AppError('internal');
  await recordInWorkspace(ctx, 'rule_added', { detail: input.name });
  return requireRule(ctx, made.id);
}

/**
 * Changes a rule. Whoever says what it does, or switches it on, is its author from then on; what
 * waited for it as it was is not carried out. Errors: as `createRule`;
 * `stale` with the current rule for an old `updatedAt`.
 */
export async function updateRule(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, ...changed }: UpdateRule,
): Promise<Rule> {
  const was = await requireRule(ctx, id);
  if (read !== undefined && read !== was.updatedAt) throw new AppError('stale', { extra: { current: was } });
  const isSaidAnew = changed.when !== undefined || changed.if !== undefined || changed.then !== undefined;
  const isSwitchedOn = changed.isOn === true && !was.isOn;
  const { when = was.when, if: filter = was.if, then = was.then } = changed;
  if (isSaidAnew || isSwitchedOn) await requireSound(ctx, { when, if: filter, then });
  await ctx
    .rows(crmRules)
    .update({
      ...changed,
      ...((isSaidAnew || isSwitchedOn) && {
        authorId: ctx.user.id,
        // Earlier changes are no occasion of what it says now.
        sinceChange: await lastChange(ctx.db),
        sinceAt: ctx.now.toISOString(),
        lookedAt: null,
      }),
      ...(changed.isOn !== undefined && { offReason: null }),
      updatedAt: nextUpdatedAt(was.updatedAt, ctx.now),
    })
    .where(eq(crmRules.id, id));
  const isTurned = changed.isOn !== undefined && changed.isOn !== was.isOn;
  const act = isTurned ? (changed.isOn ? 'rule_on' : 'rule_off') : 'rule_changed';
  await recordInWorkspace(ctx, act, { detail: changed.name ?? was.name });
  if (isSaidAnew || changed.isOn === false) await stopWaiting(ctx.db, id, 'off', ctx.now);
  return requireRule(ctx, id);
}

/** Deletes a rule with its log; what it has done stays. Errors: `not_found`. */
export async function deleteRule(ctx: ServiceContext, id: number): Promise<void> {
  const { name } = await requireRule(ctx, id);
  await ctx.rows(crmRules).delete().where(eq(crmRules.id, id));
  await recordInWorkspace(ctx, 'rule_deleted', { detail: name });
}

const {
  workspaceId: _w,
  ruleId: _rule,
  key: _key,
  nextKey: _next,
  changeId: _change,
  ...ofRun
} = getTableColumns(crmRuleRuns);

/** Lists what a rule has done and is to do, the newest first. Errors: `not_found`. */
export async function listRuns(ctx: ServiceContext, id: number, query: RunQuery): Promise<Page<RuleRun>> {
  await requireRule(ctx, id);
  const page = await listRows(query, {
    order: byId(crmRuleRuns.id),
    where: and(eq(crmRuleRuns.ruleId, id)),
    select: (place) => ctx.rows(crmRuleRuns).select({ ...ofRun, place }),
    items: (rows) => rows.map((row) => row),
  });
  const names = await recordNames(ctx, page.items);
  return {
    ...page,
    items: page.items.map((run) => ({ ...run, name: names.get(`${run.record} ${run.recordId}`) ?? null })),
  };
}
