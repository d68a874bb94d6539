import { and, eq, isNull, sql } from 'drizzle-orm';
import { inboxEntries, workspaceMembers, workspaces } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { withoutJournal } from '#db/journal/cause.ts';
import type { SiteInboxElsewhere } from './own-workspace.types.ts';
import type { ServiceContext } from '#kernel/context.ts';

/** As the index has it. */
const hasInbox = sql`${workspaces.receivesEnquiries} = 1`;

/** The site's enquiries that move with their inbox: converted ones stay where their contact is. */
export const isOpenEnquiry = and(isNull(inboxEntries.userId), isNull(inboxEntries.contactId));

/** A shared workspace has a name. */
export const named = { id: workspaces.id, name: sql<string>`coalesce(${workspaces.name}, '')` };

/** Returns the shared workspace that answers the site's enquiries; null: the administrators do. */
export async function findSiteInbox(db: Database): Promise<{ id: number; name: string } | null> {
  const [found] = await db.select(named).from(workspaces).where(hasInbox);
  return found ?? null;
}

export async function moveSiteInbox(db: Database, to: number | null): Promise<void> {
  await db.update(workspaces).set({ receivesEnquiries: false }).where(hasInbox);
  if (to !== null) await db.update(workspaces).set({ receivesEnquiries: true }).where(eq(workspaces.id, to));
  await withoutJournal(db, (tx) => tx.update(inboxEntries).set({ workspaceId: to }).where(isOpenEnquiry));
}

/**
 * Gives the site's enquiries back to the administrators, where the workspace answers them and ends, or loses its last
 * owner; what was converted follows once its records are erased. Returns whether it did.
 */
export async function returnSiteInbox(db: Database, workspaceId: number): Promise<boolean> {
  const current = await findSiteInbox(db);
  if (current?.id !== workspaceId) return false;
  await moveSiteInbox(db, null);
  return true;
}

/**
 * Returns whether the site's enquiries come to the caller, and else where they are: for administrators, and for members
 * of that workspace who work in another one.
 */
export async function locateSiteInbox({
  db,
  user,
  workspace,
}: ServiceContext): Promise<{ isHere: boolean; elsewhere: SiteInboxElsewhere | null }> {
  const isAdmin = user.role === 'admin';
  const current = await findSiteInbox(db);
  if (current === null) return { isHere: isAdmin, elsewhere: null };
  if (current.id === workspace.id) return { isHere: true, elsewhere: null };
  const isMine = and(eq(workspaceMembers.workspaceId, current.id), eq(workspaceMembers.userId, user.id));
  const isMember = (await db.$count(workspaceMembers, isMine)) > 0;
  return { isHere: false, elsewhere: isMember || isAdmin ? { ...current, isMember } : null };
}
