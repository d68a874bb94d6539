import { and, eq, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { users, workspaceMembers, workspaces } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { OwnerAsked } from './owner.schema.ts';
import type { Teammate } from './owner.types.ts';

/** Condition of the filter by who answers for a record. */
export function ofOwner(
  { db, user, workspace }: ServiceContext,
  column: SQLiteColumn,
  asked: OwnerAsked,
): SQL | undefined {
  if (asked === undefined) return undefined;
  if (asked !== 'nobody') return eq(column, asked === 'mine' ? user.id : Number(asked));
  const members = db
    .select({ id: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspace.id));
  // Records that somebody has left behind wait for a new owner as well.
  return or(isNull(column), notInArray(column, members));
}

/** Errors: `invalid`, on the field, for somebody who is no member of the workspace. */
export async function requireMember(
  ctx: ServiceContext,
  field: 'ownerId' | 'assigneeId' | 'toUserId',
  userId: number | null | undefined,
): Promise<void> {
  if (userId === null || userId === undefined) return;
  const { workspaceId, userId: member } = workspaceMembers;
  const isMember = and(eq(workspaceId, ctx.workspace.id), eq(member, userId));
  if ((await ctx.db.$count(workspaceMembers, isMember)) === 0)
    throw new AppError('invalid', { fields: { [field]: 'leads:owners.noMember' } });
}

/** Returns the owner of a new record: the member that it says, or nobody, by default the caller. Errors: as `requireMember`. */
export async function ownerOfNew(
  ctx: ServiceContext,
  field: 'ownerId' | 'assigneeId',
  userId: number | null | undefined,
): Promise<number | null> {
  await requireMember(ctx, field, userId);
  return userId === undefined ? ctx.user.id : userId;
}

/** Returns the members of a shared workspace in the order of their names; nobody for a personal one. */
export async function teamOf({ db, workspace }: ServiceContext): Promise<Teammate[]> {
  return db
    .select({ id: users.id, name: users.name, role: workspaceMembers.role })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.workspaceId, workspace.id), eq(workspaces.isPersonal, false)))
    .orderBy(users.name, users.id);
}
