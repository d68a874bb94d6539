import { and, eq, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/drizzle.ts';
import { accountUsage, users, workspaceMembers, workspaces } from '#db/schema/index.ts';
import type { TokenAccess } from '#features/accounts/tokens/token-access.values.ts';
import {
  serviceContext,
  type Caller,
  type PublicContext,
  type ServiceContext,
  type SessionUser,
  type Workspace,
} from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { SetUpBy, WorkspaceRole } from '#shared/workspaces/workspace.ts';

/** @param userId of an account, or a column that holds it */
export const isPersonalOf = (userId: number | AnySQLiteColumn) =>
  and(eq(workspaces.createdBy, userId), workspaces.isPersonal);

/** Returns the workspace that a trigger makes with the account, which that account alone can enter. */
export async function personalWorkspace(db: Database, userId: number): Promise<Workspace> {
  const [found] = await db.select({ id: workspaces.id }).from(workspaces).where(isPersonalOf(userId));
  if (!found) throw new AppError('not_found');
  return { id: found.id, role: 'owner' };
}

/** Returns a context for the account's own records. */
export const actAs = async (context: PublicContext, user: SessionUser): Promise<ServiceContext> =>
  serviceContext({ ...context, user, workspace: await personalWorkspace(context.db, user.id) });

async function partIn(db: Database, userId: number, id: number): Promise<Workspace | undefined> {
  const [found] = await db
    .select({ id: workspaces.id, role: workspaceMembers.role, setUpBy: workspaces.setUpBy })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.workspaceId, id), eq(workspaceMembers.userId, userId)));
  return found;
}

/** Errors: `workspace_left` where the user is no member of the workspace, or there is none. */
export async function memberWorkspace(db: Database, userId: number, id: number): Promise<Workspace> {
  const found = await partIn(db, userId, id);
  if (!found) throw new AppError('workspace_left');
  return found;
}

/** A token that may only read makes a reader of whoever made it. */
const narrowed = (found: Workspace, token: Workspace['token']): Workspace =>
  token ? { ...found, role: token.isReadOnly ? 'reader' : found.role, token } : found;

/**
 * Returns another workspace of the caller, as far as their credential opens it. Errors: `workspace_left`, also for one
 * that the API token of the call is not bound to.
 */
export async function otherWorkspace(
  db: Database,
  { user, workspace: { id: here, token } }: Pick<Caller, 'user' | 'workspace'>,
  id: number,
): Promise<Workspace> {
  if (token?.isBound && id !== here) throw new AppError('workspace_left');
  return narrowed(await memberWorkspace(db, user.id, id), token);
}

/** Returns the workspace that an API token opens; undefined where its account is no member there, or no longer. */
export async function workspaceOfToken(
  db: Database,
  { userId, workspaceId, access }: { userId: number; workspaceId: number | null; access: TokenAccess },
  facts: AccountFacts,
): Promise<Workspace | undefined> {
  const token = {
    isBound: workspaceId !== null,
    isElsewhere: workspaceId !== null && workspaceId !== personalOf(facts).id,
    isReadOnly: access === 'read',
  };
  // A choice in the portal must not turn a program to other records.
  if (workspaceId === null) return narrowed(personalOf(facts), token);
  const found = await partIn(db, userId, workspaceId);
  return found && narrowed(found, token);
}

/** Returns the context of a job's author in the job's workspace. Errors: `not_found`, `workspace_left`. */
export async function jobContext(
  db: Database,
  { userId, workspaceId }: { userId: number; workspaceId: number },
  now: Date,
): Promise<ServiceContext> {
  const { id, username, name, email, role, language } = users;
  const [user] = await db
    .select({ id, username, name, email, role, language })
    .from(users)
    .where(eq(id, userId));
  if (!user) throw new AppError('not_found');
  const workspace = await memberWorkspace(db, userId, workspaceId);
  return serviceContext({ db, now, locale: user.language, user, workspace });
}

/** Condition of the workspace that a member has chosen to work in; without one it is the personal workspace. */
export const isChosenOf = (userId: number | AnySQLiteColumn) =>
  and(eq(workspaceMembers.userId, userId), workspaceMembers.isChosen);

/** Facts of an account that every call needs, for a query of its personal workspace, the chosen one and its usage. */
export const accountFacts = {
  personalId: workspaces.id,
  chosenId: workspaceMembers.workspaceId,
  chosenRole: workspaceMembers.role,
  chosenSetUpBy: sql<SetUpBy | null>`(select "chosen"."setUpBy" from ${workspaces} as "chosen"
    where "chosen"."id" = ${workspaceMembers.workspaceId})`,
  storedBytes: sql<number>`coalesce(${accountUsage.storedBytes}, 0)`,
};

export type AccountFacts = {
  personalId: number;
  chosenId: number | null;
  chosenRole: WorkspaceRole | null;
  chosenSetUpBy: SetUpBy | null;
  storedBytes: number;
};

export const personalOf = ({ personalId }: AccountFacts): Workspace => ({ id: personalId, role: 'owner' });

/** Returns the workspace that a person works in. */
export const chosenOf = (facts: AccountFacts): Workspace =>
  facts.chosenId !== null && facts.chosenRole !== null
    ? { id: facts.chosenId, role: facts.chosenRole, setUpBy: facts.chosenSetUpBy ?? undefined }
    : personalOf(facts);

export async function factsOfUser(db: Database, userId: number): Promise<AccountFacts | undefined> {
  const [facts] = await db
    .select(accountFacts)
    .from(workspaces)
    .leftJoin(workspaceMembers, isChosenOf(userId))
    .leftJoin(accountUsage, eq(accountUsage.userId, userId))
    .where(isPersonalOf(userId));
  return facts;
}
