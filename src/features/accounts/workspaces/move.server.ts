import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { workspaceMembers, workspaces } from '#db/schema/index.ts';
import { otherWorkspace } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { can, requireAct } from '#shared/workspaces/workspace.ts';
import type { MoveTarget } from './move.schema.ts';
import { recordInWorkspace } from './workspace-log.server.ts';

/** Returns where the caller may move a company to. */
export async function targetsOf({ db, user, workspace }: ServiceContext): Promise<MoveTarget[]> {
  const rows = await db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      isPersonal: workspaces.isPersonal,
      role: workspaceMembers.role,
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.userId, user.id), ne(workspaces.id, workspace.id)))
    .orderBy(sql`${workspaces.isPersonal} desc, lower(${workspaces.name})`, workspaces.id);
  return rows.flatMap(({ role, ...target }) => (can({ workspace: { role } }, 'write') ? [target] : []));
}

/**
 * Returns the context of the workspace that a company goes to, and enters the move into both logs. Errors:
 * `workspace_left` and those of `requireAct` for a workspace in which the caller may not write; `invalid` for the one that
 * it is in.
 */
export async function beginMove(ctx: ServiceContext, workspaceId: number): Promise<ServiceContext> {
  if (workspaceId === ctx.workspace.id)
    throw new AppError('invalid', { fields: { workspaceId: 'accounts:move.isThere' } });
  const workspace = await otherWorkspace(ctx.db, ctx, workspaceId);
  requireAct({ workspace }, 'write');
  const there = { ...ctx, workspace };
  await recordInWorkspace(ctx, 'company_moved_out');
  await recordInWorkspace(there, 'company_moved_in');
  return there;
}

/** The author is a member where it is: published pages are shown while the account of their author is in use. */
export const authorIn = (userId: SQLiteColumn, workspaceId: number, otherwise: number): SQL => sql`iif(
  exists (select 1 from ${workspaceMembers} where ${workspaceMembers.workspaceId} = ${workspaceId}
    and ${workspaceMembers.userId} = ${userId}), ${userId}, ${otherwise})`;
