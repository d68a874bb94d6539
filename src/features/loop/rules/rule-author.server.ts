import { and, eq, isNull } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { crmRules, users, workspaceMembers } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { writeNotices } from '#features/accounts/notifications/notice.server.ts';
import { jobContext } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { can } from '#shared/workspace.ts';

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

/** Tells the owners of the workspace of a limit that a rule has met; each once for every key. */
export async function tellOwners(
  tx: Database,
  { id, workspaceId }: Pick<RuleRow, 'id' | 'workspaceId'>,
  key: string,
  now: Date,
): Promise<void> {
  const owners = await tx
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.role, 'owner')));
  const about = { workspaceId, kind: 'rule_stopped', record: 'rule', recordId: id, actorId: null } as const;
  await writeNotices(
    tx,
    owners.map(({ userId }) => ({ ...about, userId, key, at: now.toISOString() })),
    { isCounted: false },
  );
}

/** Switches a rule off whose author may not write any more, and tells the owners. */
export async function switchOff(tx: Database, rule: RuleRow, now: Date): Promise<void> {
  const at = now.toISOString();
  // A rule of any workspace: the job has found it.
  await everyRow(tx, crmRules)
    .update({ isOn: false, offReason: 'author', updatedAt: at })
    .where(eq(crmRules.id, rule.id));
  await tellOwners(tx, rule, `rule-off:${rule.id}:${at}`, now);
}
