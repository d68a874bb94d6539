import { and, eq, isNull, sql } from 'drizzle-orm';
import { appErrorIn, libsqlErrorIn } from '#db/errors.ts';
import { everyRow } from '#db/rows.ts';
import { crmRuleRuns, crmRules, users, workspaceMembers } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { writeNotices } from '#features/accounts/notifications/notice.server.ts';
import { jobContext } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { can } from '#shared/workspaces/workspace.ts';
import { faultsOfRule } from './rule-check.server.ts';
import type { RuleOffReason } from './rule.values.ts';

export type RuleRow = typeof crmRules.$inferSelect;

/** Returns the context in which a rule acts; undefined where its author may not write in the workspace any more. */
export async function authorContext(
  db: Database,
  { authorId, workspaceId }: Pick<RuleRow, 'authorId' | 'workspaceId'>,
  now: Date,
): Promise<ServiceContext | undefined> {
  if (authorId === null) return undefined;
  const [member] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(workspaceMembers, eq(workspaceMembers.userId, users.id))
    .where(
      and(eq(users.id, authorId), isNull(users.disabledAt), eq(workspaceMembers.workspaceId, workspaceId)),
    );
  if (!member) return undefined;
  const ctx = await jobContext(db, { userId: authorId, workspaceId }, now);
  return can(ctx, 'write') ? ctx : undefined;
}

/** Whether the author of a rule may write, for a statement on the rules alone: as `authorContext` says. */
export const authorMayWrite = sql`exists (select 1 from ${workspaceMembers} m join ${users} u on u."id" = m."userId"
  where m."workspaceId" = "crm_rules"."workspaceId" and m."userId" = "crm_rules"."authorId"
  and m."role" <> 'reader' and u."disabledAt" is null)`;

/** Tells the owners of the workspace of a limit that a rule has met; each once for every key. */
export async function tellOwners(
  tx: Database,
  { id, workspaceId }: Pick<RuleRow, 'id' | 'workspaceId'>,
  key: string,
  now: Date,
  kind: 'rule_stopped' | 'rule_waits' = 'rule_stopped',
): Promise<void> {
  const owners = await tx
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.role, 'owner')));
  const about = { workspaceId, kind, record: 'rule', recordId: id, actorId: null } as const;
  await writeNotices(
    tx,
    owners.map(({ userId }) => ({ ...about, userId, key, at: now.toISOString() })),
    { isCounted: false },
  );
}

/** Waiting runs were meant by the rule as it was: none is carried out. */
export async function stopWaiting(
  tx: Database,
  ruleId: number,
  reason: 'off' | RuleOffReason,
  now: Date,
): Promise<void> {
  // A rule of any workspace: the caller has found it.
  await everyRow(tx, crmRuleRuns)
    .update({ status: 'stopped', reason, ranAt: now.toISOString() })
    .where(and(eq(crmRuleRuns.ruleId, ruleId), eq(crmRuleRuns.status, 'waiting')));
}

/** Switches a rule off by itself, with what waits for it, and tells the owners. */
export async function switchOff(
  tx: Database,
  rule: Pick<RuleRow, 'id' | 'workspaceId'>,
  now: Date,
  offReason: RuleOffReason = 'author',
): Promise<void> {
  const at = now.toISOString();
  // A rule of any workspace: the job has found it.
  await everyRow(tx, crmRules)
    .update({ isOn: false, offReason, updatedAt: at })
    .where(eq(crmRules.id, rule.id));
  await stopWaiting(tx, rule.id, offReason, now);
  await tellOwners(tx, rule, `rule-off:${rule.id}:${at}`, now);
}

type StoppedRun = Omit<typeof crmRuleRuns.$inferInsert, 'createdAt' | 'status' | 'reason' | 'ranAt'>;

/** Whether the fault is the rule's own, which another attempt would meet again. */
function isOwnFault(error: unknown): boolean {
  if (appErrorIn(error)) return false;
  const found = libsqlErrorIn(error);
  return !found || found.code === 'SQLITE_ERROR';
}

/** Looks for a rule's occasions. One that cannot be read, or names what is gone, is switched off and holds up no other. */
export async function lookingFor(
  db: Database,
  rule: RuleRow,
  now: Date,
  look: (ctx: ServiceContext) => Promise<void>,
  /** Occasion that tells of it in the log. */
  stopped?: StoppedRun,
): Promise<void> {
  const off = (offReason: RuleOffReason, run?: StoppedRun) =>
    db.transaction(async (tx) => {
      await switchOff(tx, rule, now, offReason);
      if (!run) return;
      const at = now.toISOString();
      const told = { status: 'stopped', reason: 'broken', ranAt: at, createdAt: at } as const;
      // The rule was found among those of every workspace.
      await everyRow(tx, crmRuleRuns)
        .insert({ ...run, ...told })
        .onConflictDoNothing();
    });
  const ctx = await authorContext(db, rule, now);
  if (!ctx) return off('author');
  try {
    if ((await faultsOfRule(ctx, rule)).length > 0) {
      await off('broken', stopped);
      return;
    }
    await look(ctx);
  } catch (error) {
    if (!isOwnFault(error)) throw error;
    await off('failed');
  }
}
