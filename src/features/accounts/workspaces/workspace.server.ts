import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { withoutJournal } from '#db/journal/cause.ts';
import { landingPages, reportShares, webhooks, workspaceMembers, workspaces } from '#db/schema/index.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { memberWorkspace, otherWorkspace } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { runSoon } from '#kernel/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { requireAct, type Act } from '#shared/workspaces/workspace.ts';
import { ERASURE_JOB } from './erase-workspace.server.ts';
import { returnSiteInbox } from './site-inbox.server.ts';
import type { ChangeWorkspace, NameWorkspace, WorkspaceEntry } from './workspace.schema.ts';

const everyMember = alias(workspaceMembers, 'every_member');

const columns = {
  id: workspaces.id,
  name: workspaces.name,
  isPersonal: workspaces.isPersonal,
  receivesEnquiries: workspaces.receivesEnquiries,
  setUpBy: workspaces.setUpBy,
  role: workspaceMembers.role,
  createdAt: workspaces.createdAt,
  memberCount: sql<number>`(select count(*) from ${workspaceMembers} as ${sql.identifier('every_member')}
    where ${everyMember.workspaceId} = ${workspaces.id})`,
};

/** Lists the workspaces of the caller, the personal one first. */
export async function listWorkspaces({
  db,
  user,
  workspace,
}: ServiceContext): Promise<{ items: WorkspaceEntry[] }> {
  const rows = await db
    .select(columns)
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(eq(workspaceMembers.userId, user.id))
    .orderBy(desc(workspaces.isPersonal), sql`lower(${workspaces.name})`, workspaces.id);
  return { items: rows.map((row) => ({ ...row, isChosen: row.id === workspace.id })) };
}

/** Errors: `workspace_left`. */
export async function getWorkspace(ctx: ServiceContext, id: number): Promise<WorkspaceEntry> {
  const { items } = await listWorkspaces(ctx);
  const found = items.find((each) => each.id === id);
  if (!found) throw new AppError('workspace_left');
  return found;
}

/**
 * Returns the context of a member within a shared workspace, whichever the call is in. Errors: `workspace_left`,
 * `workspace_personal`, and those of `requireAct`.
 */
export async function withinShared(ctx: ServiceContext, id: number, act: Act): Promise<ServiceContext> {
  const workspace = await otherWorkspace(ctx.db, ctx, id);
  const [found] = await ctx.db
    .select({ isPersonal: workspaces.isPersonal })
    .from(workspaces)
    .where(eq(workspaces.id, id));
  if (found?.isPersonal !== false) throw new AppError('workspace_personal');
  requireAct({ workspace }, act);
  return { ...ctx, workspace };
}

/** Makes a workspace that the caller owns; it is not chosen yet. */
export function createWorkspace(ctx: ServiceContext, { name }: NameWorkspace): Promise<WorkspaceEntry> {
  const createdAt = ctx.now.toISOString();
  return ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(workspaces)
      .values({ name, createdBy: ctx.user.id, isPersonal: false, createdAt })
      .returning();
    if (!made) throw new AppError('internal');
    await tx.insert(workspaceMembers).values({ workspaceId: made.id, userId: ctx.user.id, createdAt });
    return getWorkspace({ ...ctx, db: tx }, made.id);
  });
}

/** Renames a shared workspace, and says who may change its set-up. Errors: those of `withinShared`. */
export function changeWorkspace(
  ctx: ServiceContext,
  id: number,
  { name, setUpBy }: ChangeWorkspace,
): Promise<WorkspaceEntry> {
  return ctx.db.transaction(async (tx) => {
    const inside = await withinShared({ ...ctx, db: tx }, id, 'manage');
    const before = await getWorkspace(inside, id);
    const set = { name: name ?? before.name, setUpBy: setUpBy ?? before.setUpBy };
    await tx.update(workspaces).set(set).where(eq(workspaces.id, id));
    if (set.setUpBy !== before.setUpBy)
      await recordAudit(inside, 'set_up_changed', { workspaceId: id, detail: set.setUpBy });
    return getWorkspace({ ...inside, workspace: ctx.workspace }, id);
  });
}

/** Remembers where the caller works from the next page on. Errors: `workspace_left`. */
export function chooseWorkspace(ctx: ServiceContext, id: number): Promise<WorkspaceEntry> {
  return ctx.db.transaction(async (tx) => {
    const workspace = await memberWorkspace(tx, ctx.user.id, id);
    const isOwn = eq(workspaceMembers.userId, ctx.user.id);
    await tx.update(workspaceMembers).set({ isChosen: false }).where(and(isOwn, workspaceMembers.isChosen));
    await tx
      .update(workspaceMembers)
      .set({ isChosen: true })
      .where(and(isOwn, eq(workspaceMembers.workspaceId, id)));
    return getWorkspace({ ...ctx, db: tx, workspace }, id);
  });
}

/**
 * Deletes a shared workspace: nobody enters it any more, nothing of it is public or told to a webhook, at once; the site's enquiries
 * are the administrators' again, and the job erases its rows piece by piece. Errors: those of `withinShared`.
 */
export function deleteWorkspace(ctx: ServiceContext, id: number): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const inside = await withinShared({ ...ctx, db: tx }, id, 'manage');
    await withoutJournal(tx, async () => {
      await inside.rows(landingPages).delete();
      await inside.rows(reportShares).delete();
    });
    const deletedAt = ctx.now.toISOString();
    await inside.rows(webhooks).update({ isActive: false, deletedAt });
    const { name } = await getWorkspace(inside, id);
    if (await returnSiteInbox(tx, id)) await recordAudit(inside, 'inbox_returned', { detail: name ?? '' });
    await recordAudit(inside, 'workspace_deleted', { workspaceId: id });
    await tx.delete(workspaceMembers).where(eq(workspaceMembers.workspaceId, id));
    await runSoon(tx, ERASURE_JOB);
  });
}
