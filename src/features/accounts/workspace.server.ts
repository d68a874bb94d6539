import { and, asc, eq } from 'drizzle-orm';
import { workspaceMembers } from '#db/schema/index.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Returns the caller's own workspace, which a trigger creates with the account (product.md D18). Every query of
 * workspace rows starts here.
 */
export async function ownWorkspaceId(ctx: ServiceContext): Promise<number> {
  const [row] = await ctx.db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.userId, ctx.user.id), eq(workspaceMembers.role, 'owner')))
    .orderBy(asc(workspaceMembers.workspaceId))
    .limit(1);
  if (!row) throw new AppError('not_found');
  return row.id;
}
