import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { accountUsage, sessions, workspaceMembers, workspaces } from '#db/schema/index.ts';
import {
  serviceContext,
  type PublicContext,
  type ServiceContext,
  type SessionUser,
  type Workspace,
} from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

const isPersonalOf = (userId: number) => and(eq(workspaces.createdBy, userId), workspaces.isPersonal);

/** Returns the workspace that a trigger makes with the account, which that account alone can enter. */
export async function personalWorkspace(db: Database, userId: number): Promise<Workspace> {
  const [found] = await db.select({ id: workspaces.id }).from(workspaces).where(isPersonalOf(userId));
  if (!found) throw new AppError('not_found');
  return { id: found.id, role: 'owner' };
}

/** Returns a context for the account's own records. */
export const actAs = async (context: PublicContext, user: SessionUser): Promise<ServiceContext> =>
  serviceContext({ ...context, user, workspace: await personalWorkspace(context.db, user.id) });

/** Errors: `not_found` where the user is no member of the workspace, or there is none. */
export async function memberWorkspace(db: Database, userId: number, id: number): Promise<Workspace> {
  const [found] = await db
    .select({ id: workspaceMembers.workspaceId, role: workspaceMembers.role })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, id), eq(workspaceMembers.userId, userId)));
  if (!found) throw new AppError('not_found');
  return found;
}

/** Facts of an account that every call needs. */
export type AccountFacts = { workspace: Workspace; storedBytes: number };

const facts = { id: workspaces.id, storedBytes: sql<number>`coalesce(${accountUsage.storedBytes}, 0)` };
const toFacts = ({ id, storedBytes }: { id: number; storedBytes: number }): AccountFacts => ({
  workspace: { id, role: 'owner' },
  storedBytes,
});

export async function factsOfUser(db: Database, userId: number): Promise<AccountFacts | undefined> {
  const [row] = await db
    .select(facts)
    .from(workspaces)
    .leftJoin(accountUsage, eq(accountUsage.userId, userId))
    .where(isPersonalOf(userId));
  return row && toFacts(row);
}

/** The same of the user of a session, asked for beside it. */
export async function factsOfSession(db: Database, sessionId: string): Promise<AccountFacts | undefined> {
  const [row] = await db
    .select(facts)
    .from(sessions)
    .innerJoin(workspaces, and(eq(workspaces.createdBy, sessions.userId), workspaces.isPersonal))
    .leftJoin(accountUsage, eq(accountUsage.userId, sessions.userId))
    .where(eq(sessions.id, sessionId));
  return row && toFacts(row);
}
