import { and, eq, ne } from 'drizzle-orm';
import { users, workspaceMembers, workspaces } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { handOverPublished } from './hand-over.server.ts';
import type { ChangeMember, Member } from './workspace.schema.ts';
import { recordInWorkspace } from './workspace-log.server.ts';
import { withinShared } from './workspace.server.ts';

const isMember = (workspaceId: number, userId: number) =>
  and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId));

const columns = {
  userId: users.id,
  name: users.name,
  email: users.email,
  role: workspaceMembers.role,
  createdAt: workspaceMembers.createdAt,
};

const membersOf = (db: Database, workspaceId: number) =>
  db
    .select(columns)
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspaceId))
    .orderBy(workspaceMembers.createdAt, users.id);

/** Lists the members, for every one of them. Errors: those of `withinShared`. */
export async function listMembers(ctx: ServiceContext, id: number): Promise<{ items: Member[] }> {
  await withinShared(ctx, id, 'read');
  return { items: await membersOf(ctx.db, id) };
}

/** Errors: `not_found`. */
async function findMember(db: Database, id: number, userId: number): Promise<Member> {
  const found = (await membersOf(db, id)).find((member) => member.userId === userId);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Two owners may step down at the same time: checked in the transaction of the act. Errors: `last_owner`. */
async function requireOtherOwner(db: Database, id: number, userId: number): Promise<void> {
  const isOtherOwner = and(
    eq(workspaceMembers.workspaceId, id),
    eq(workspaceMembers.role, 'owner'),
    ne(workspaceMembers.userId, userId),
  );
  if ((await db.$count(workspaceMembers, isOtherOwner)) > 0) return;
  const [found] = await db.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, id));
  throw new AppError('last_owner', { values: { name: found?.name ?? '' } });
}

/** Changes a member's role, one's own too. Errors: those of `withinShared`, `not_found`, `last_owner`. */
export function changeMember(
  ctx: ServiceContext,
  { id, userId }: { id: number; userId: number },
  { role }: ChangeMember,
): Promise<Member> {
  return ctx.db.transaction(async (tx) => {
    const inside = await withinShared({ ...ctx, db: tx }, id, 'manage');
    const member = await findMember(tx, id, userId);
    if (member.role === 'owner' && role !== 'owner') await requireOtherOwner(tx, id, userId);
    await tx.update(workspaceMembers).set({ role }).where(isMember(id, userId));
    if (member.role !== role)
      await recordInWorkspace(inside, 'member_role_changed', { subjectId: userId, detail: role });
    return { ...member, role };
  });
}

/**
 * Removes a member; everybody may remove themselves. What they recorded stays. Errors: those of `withinShared`,
 * `not_found`, `last_owner`.
 */
export function removeMember(
  ctx: ServiceContext,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const isOwn = userId === ctx.user.id;
    const inside = await withinShared({ ...ctx, db: tx }, id, isOwn ? 'read' : 'manage');
    const member = await findMember(tx, id, userId);
    if (member.role === 'owner') await requireOtherOwner(tx, id, userId);
    await tx.delete(workspaceMembers).where(isMember(id, userId));
    await handOverPublished(tx, id, userId);
    await recordInWorkspace(inside, isOwn ? 'member_left' : 'member_removed', { subjectId: userId });
  });
}

/** An account that is about to be deleted must leave no workspace without an owner. Errors: `last_owner`. */
export async function requireOtherOwners(db: Database, userId: number): Promise<void> {
  const owned = await db
    .select({ id: workspaces.id })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
        eq(workspaces.isPersonal, false),
      ),
    );
  for (const { id } of owned) await requireOtherOwner(db, id, userId);
}
