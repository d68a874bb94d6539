import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { accountUsage, sessions, workspaceMembers } from '#db/schema/index.ts';
import type { ServiceContext, SessionUser } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

/** By the user of one request, whose services ask for it several times. */
const known = new WeakMap<SessionUser, Promise<number>>();
const stored = new WeakMap<Pick<SessionUser, 'id'>, number>();

export function rememberFacts(user: SessionUser, { workspaceId, storedBytes }: AccountFacts): void {
  known.set(user, Promise.resolve(workspaceId));
  stored.set(user, storedBytes);
}

/** The bytes that the account stored when the request began; undefined where nobody has asked. */
export const storedBytesOf = (user: Pick<SessionUser, 'id'>): number | undefined => stored.get(user);

export type AccountFacts = { workspaceId: number; storedBytes: number };

/** Facts of a session's user that nearly every call needs: one query beside that of the session. */
export async function factsOfSession(db: Database, sessionId: string): Promise<AccountFacts | undefined> {
  const [row] = await db
    .select({
      workspaceId: workspaceMembers.workspaceId,
      storedBytes: sql<number>`coalesce(${accountUsage.storedBytes}, 0)`,
    })
    .from(sessions)
    .innerJoin(workspaceMembers, eq(workspaceMembers.userId, sessions.userId))
    .leftJoin(accountUsage, eq(accountUsage.userId, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(workspaceMembers.role, 'owner')))
    .orderBy(asc(workspaceMembers.workspaceId))
    .limit(1);
  return row;
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
