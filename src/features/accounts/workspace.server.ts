import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { sessions, workspaceMembers } from '#db/schema/index.ts';
import type { ServiceContext, SessionUser } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';

/** By the user of one request, whose services ask for it several times. */
const known = new WeakMap<SessionUser, Promise<number>>();

export const rememberWorkspace = (user: SessionUser, id: number): void =>
  void known.set(user, Promise.resolve(id));

/** The own workspace of a session's user, so that it can be asked for together with the session. */
export async function workspaceOfSession(db: Database, sessionId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: workspaceMembers.workspaceId })
    .from(sessions)
    .innerJoin(workspaceMembers, eq(workspaceMembers.userId, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(workspaceMembers.role, 'owner')))
    .orderBy(asc(workspaceMembers.workspaceId))
    .limit(1);
  return row?.id;
}

/**
 * Returns the caller's own workspace, which a trigger creates with the account (product.md D18). Every query of
 * workspace rows starts here.
 */
export function ownWorkspaceId(ctx: ServiceContext): Promise<number> {
  const { user } = ctx;
  const id = known.get(user) ?? findWorkspaceId(ctx);
  known.set(user, id);
  id.catch(() => known.delete(user));
  return id;
}

async function findWorkspaceId(ctx: ServiceContext): Promise<number> {
  const [row] = await ctx.db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.userId, ctx.user.id), eq(workspaceMembers.role, 'owner')))
    .orderBy(asc(workspaceMembers.workspaceId))
    .limit(1);
  if (!row) throw new AppError('not_found');
  return row.id;
}
