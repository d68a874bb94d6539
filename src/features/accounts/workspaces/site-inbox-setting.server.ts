import { and, eq, sql } from 'drizzle-orm';
import { inboxEntries, workspaceMembers, workspaces } from '#db/schema/index.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { SetSiteInbox, SiteInbox } from './site-inbox.schema.ts';
import { findSiteInbox, isOpenEnquiry, moveSiteInbox, named } from './site-inbox.server.ts';
import { withinShared } from './workspace.server.ts';

/** For administrators: who answers the site's enquiries, and whom the caller may choose. */
export async function readSiteInbox({ db, user }: ServiceContext): Promise<SiteInbox> {
  const { userId, role, workspaceId } = workspaceMembers;
  const choices = await db
    .select(named)
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceId))
    .where(and(eq(userId, user.id), eq(role, 'owner'), eq(workspaces.isPersonal, false)))
    .orderBy(sql`lower(${workspaces.name})`, workspaces.id);
  const open = await db.$count(inboxEntries, isOpenEnquiry);
  return { workspace: await findSiteInbox(db), choices, open };
}

/**
 * Gives the site's enquiries to a shared workspace of the caller, or to the administrators: those that come, and those
 * that were not converted yet. Errors: those of `withinShared`.
 */
export function setSiteInbox(ctx: ServiceContext, { workspaceId }: SetSiteInbox): Promise<SiteInbox> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const to = workspaceId ?? null;
    if (to !== null) await withinShared(inside, to, 'manage');
    const before = await findSiteInbox(tx);
    if ((before?.id ?? null) !== to) {
      await moveSiteInbox(tx, to);
      const after = await findSiteInbox(tx);
      const detail = (after ?? before)?.name ?? '';
      await recordAudit(inside, after ? 'inbox_given' : 'inbox_returned', { detail });
    }
    return readSiteInbox(inside);
  });
}
