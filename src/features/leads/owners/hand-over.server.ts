import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { isOnServer } from '#db/drizzle.ts';
import { recordPart, type Cause } from '#db/journal/cause.ts';
import { inWorkspace } from '#db/tenancy.ts';
import {
  crmCompanies,
  crmContacts,
  crmOpportunities,
  crmTasks,
  users,
  workspaceMembers,
} from '#db/schema/index.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { firstSize, nextSize } from '#db/writer/part-size.ts';
import { recordInWorkspace } from '#features/accounts/workspaces/workspace-log.server.ts';
import { withinShared } from '#features/accounts/workspaces/workspace.server.ts';
import { caused } from '#kernel/api/caused.ts';
import { callCause, type ServiceContext } from '#kernel/context.ts';
import { ownersIn } from './owner-parts.server.ts';
import { requireMember } from './owner.server.ts';
import type { HandedOver, HandOver, Holdings } from './owner.schema.ts';
import type { Teammate } from './owner.types.ts';

/** Tables with the column that says who answers for a row. Of tasks the open ones: who did the others stays as it was. */
const PARTS = {
  contacts: { table: crmContacts, by: crmContacts.ownerId, isMeant: undefined },
  companies: { table: crmCompanies, by: crmCompanies.ownerId, isMeant: undefined },
  opportunities: { table: crmOpportunities, by: crmOpportunities.ownerId, isMeant: undefined },
  tasks: { table: crmTasks, by: crmTasks.assigneeId, isMeant: isNull(crmTasks.doneAt) },
};
type Part = keyof typeof PARTS;
const NAMES: readonly Part[] = ['contacts', 'companies', 'opportunities', 'tasks'];

/** Gives at most so many rows of somebody to somebody else; returns how many. */
async function give(
  ctx: ServiceContext,
  part: Part,
  { fromUserId, toUserId }: HandOver,
  most: number,
): Promise<number> {
  const { by, isMeant } = PARTS[part];
  // Drizzle infers one table at a time; of each of them only the id is named here.
  const table = PARTS[part].table as typeof crmContacts;
  const rows = await ctx
    .rows(table)
    .select({ id: table.id })
    .where(and(eq(by, fromUserId), isMeant))
    .limit(most);
  const ids = rows.map(({ id }) => id);
  await ctx
    .rows(table)
    .update({ [by.name]: toUserId })
    .where(inArray(table.id, ids));
  return ids.length;
}

/**
 * Makes a member answer for all that somebody answered for, a former member too: contacts, companies, opportunities and
 * open tasks, in transactions that let other writers in between. One cause, which is undone as a whole. Errors: those of
 * `withinShared`; `invalid` for a new owner who is no member.
 */
export async function handOver(
  ctx: ServiceContext,
  workspaceId: number,
  input: HandOver,
): Promise<HandedOver & { causeId: number }> {
  const inside = await withinShared(ctx, workspaceId, 'manage');
  await requireMember(inside, 'toUserId', input.toUserId);
  const isFar = isOnServer(ctx.db);
  const cause: Cause = { ...callCause(inside, 'POST /api/workspaces/{id}/handover'), kind: 'bulk' };
  const done: HandedOver = { contacts: 0, companies: 0, opportunities: 0, tasks: 0 };
  let causeId: number | null = null;
  let most = firstSize(isFar);
  for (const part of NAMES)
    for (let isLast = false; !isLast;) {
      const startedAt = performance.now();
      const asked = most;
      causeId = await recordPart(ctx.db, { ...cause, causeId }, async (tx, id) => {
        const given = await give({ ...inside, db: tx }, part, input, asked);
        done[part] += given;
        isLast = given < asked;
        return id;
      });
      most = nextSize(asked, performance.now() - startedAt, isFar);
      await giveWay(startedAt);
    }
  await recordInWorkspace(inside, 'records_handed_over', { subjectId: input.fromUserId });
  const answer = { ...done, causeId: causeId ?? 0 };
  return caused(answer.causeId, answer);
}

/**
 * Counts what somebody answers for in a shared workspace; of tasks the open ones. Errors: those of `withinShared`, which
 * lets a member count their own.
 */
export async function countHoldings(
  ctx: ServiceContext,
  { id, userId }: { id: number; userId: number },
): Promise<Holdings> {
  const inside = await withinShared(ctx, id, userId === ctx.user.id ? 'read' : 'manage');
  const held: Holdings = { contacts: 0, companies: 0, opportunities: 0, tasks: 0 };
  for (const part of NAMES) {
    const { table, by, isMeant } = PARTS[part];
    held[part] = await inside.db.$count(
      table,
      and(inWorkspace(table, inside.workspace.id), eq(by, userId), isMeant),
    );
  }
  return held;
}

/** Returns those who have left the workspace and still answer for records, by name. Errors: those of `withinShared`. */
export async function formerOwners(
  ctx: ServiceContext,
  workspaceId: number,
): Promise<Pick<Teammate, 'id' | 'name'>[]> {
  const inside = await withinShared(ctx, workspaceId, 'manage');
  const ids: number[] = [];
  for (const { table, by, isMeant } of Object.values(PARTS))
    ids.push(...(await ownersIn(inside, table, by, isMeant)));
  const members = inside.db
    .select({ id: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaceId));
  return inside.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), notInArray(users.id, members)))
    .orderBy(asc(users.name), asc(users.id));
}
