import { and, eq, inArray } from 'drizzle-orm';
import { workspaceMembers, workspaces } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

/** Errors: `invalid`, on `mentions`, for somebody who is no member of the shared workspace; in a personal one, for all. */
export async function requireMentionable(ctx: ServiceContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { workspaceId, userId } = workspaceMembers;
  const members = await ctx.db
    .select({ userId })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceId))
    .where(
      and(eq(workspaceId, ctx.workspace.id), eq(workspaces.isPersonal, false), inArray(userId, [...ids])),
    );
  if (members.length < ids.length)
    throw new AppError('invalid', { fields: { mentions: 'leads:owners.noMember' } });
}
