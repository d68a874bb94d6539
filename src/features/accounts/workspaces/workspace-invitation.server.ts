import { and, desc, eq, isNull } from 'drizzle-orm';
import { users, workspaceInvitations, workspaceMembers, workspaces } from '#db/schema/index.ts';
import { reserveAttempt } from '#features/accounts/sessions/throttle.server.ts';
import { queueWorkspaceInvitation, type MailSettings } from '#features/accounts/users/account-mail.server.ts';
import { requireConfirmedEmail } from '#features/accounts/users/email-confirmation.server.ts';
import { joinAddress, newLink } from './invitation-link.server.ts';
import { recordInWorkspace } from './workspace-log.server.ts';
import { withinShared } from './workspace.server.ts';
import type { Config } from '#kernel/config/config.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import type { Invite, NewWorkspaceInvitation, WorkspaceInvitation } from './workspace.schema.ts';

export const LIFETIME_MS = 7 * 86_400_000;

/** Emails per account and hour: the addresses may belong to strangers. */
const EMAILS_AN_HOUR = 60;

const columns = {
  id: workspaceInvitations.id,
  email: workspaceInvitations.email,
  role: workspaceInvitations.role,
  expiresAt: workspaceInvitations.expiresAt,
  createdAt: workspaceInvitations.createdAt,
};

/** Lists the invitations that nobody has accepted, for owners, those that have expired too. Errors: those of `withinShared`. */
export async function listInvitations(
  ctx: ServiceContext,
  id: number,
): Promise<{ items: WorkspaceInvitation[] }> {
  const inside = await withinShared(ctx, id, 'invite');
  const items = await inside
    .rows(workspaceInvitations)
    .select(columns)
    .where(isNull(workspaceInvitations.usedAt))
    .orderBy(desc(workspaceInvitations.id));
  const at = ctx.now.toISOString();
  return { items: items.map((item) => ({ ...item, isExpired: item.expiresAt <= at })) };
}

/** The account of the address, with its part in the workspace if it has one. */
async function accountOf(ctx: ServiceContext, emailKey: string) {
  const isMember = and(
    eq(workspaceMembers.userId, users.id),
    eq(workspaceMembers.workspaceId, ctx.workspace.id),
  );
  const [found] = await ctx.db
    .select({ name: users.name, language: users.language, role: workspaceMembers.role })
    .from(users)
    .leftJoin(workspaceMembers, isMember)
    .where(eq(users.emailKey, emailKey));
  return found;
}

export type InvitationSettings = MailSettings & Pick<Config, 'isRateLimited'>;

type Invited = Pick<Invite, 'email' | 'role' | 'language'> & { name?: string };

/**
 * Invites an address to the context's workspace and emails it the link; an earlier link to the address is void. Without
 * a mail server the email is a file, which nobody receives. Call it in a transaction. Errors: `taken` for a member,
 * `too_many_requests`.
 */
export async function inviteInside(
  inside: ServiceContext,
  { email, name = '', role, language }: Invited,
  settings: InvitationSettings,
): Promise<NewWorkspaceInvitation> {
  const { db, now, user, workspace } = inside;
  const emailKey = foldCase(email);
  const account = await accountOf(inside, emailKey);
  if (account?.role) throw new AppError('taken', { fields: { email: 'account:workspaces.isMember' } });
  const limit = { bucket: `workspace-invitation:${user.id}`, max: EMAILS_AN_HOUR, windowSeconds: 3_600 };
  if (settings.isRateLimited) await reserveAttempt(inside, [limit]);
  const ofAddress = and(eq(workspaceInvitations.emailKey, emailKey), isNull(workspaceInvitations.usedAt));
  await inside.rows(workspaceInvitations).delete().where(ofAddress);
  const { secret, columns: link } = newLink(settings);
  const times = {
    expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    createdAt: now.toISOString(),
  };
  const [invitation] = await inside
    .rows(workspaceInvitations)
    .insert({ invitedBy: user.id, email, emailKey, role, ...link, ...times })
    .returning(columns);
  if (!invitation) throw new AppError('internal');
  const url = joinAddress(settings, secret);
  const [found] = await db
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspace.id));
  await queueWorkspaceInvitation({
    db,
    now,
    settings,
    to: { name: account?.name ?? name, email, language: account?.language ?? language ?? inside.locale },
    invitation,
    names: { inviter: user.name, workspace: found?.name ?? '' },
    userId: user.id,
    href: url,
  });
  await recordInWorkspace(inside, 'member_invited', { detail: role });
  return { ...invitation, isExpired: false, url, isMailed: settings.smtpUrl !== undefined };
}

/**
 * Invites an address, which gets the link by email; it is answered too, and owners can read it again. Errors: those of
 * `withinShared`, of `requireConfirmedEmail` and of `inviteInside`.
 */
export function invite(
  ctx: ServiceContext,
  id: number,
  input: Invite,
  settings: InvitationSettings,
): Promise<NewWorkspaceInvitation> {
  return ctx.db.transaction(async (tx) => {
    const inside = await withinShared({ ...ctx, db: tx }, id, 'invite');
    await requireConfirmedEmail(inside, settings);
    return inviteInside(inside, input, settings);
  });
}

/** Errors: those of `withinShared`, `not_found`, also for one that was used: the member stays. */
export function withdrawInvitation(
  ctx: ServiceContext,
  { id, invitationId }: { id: number; invitationId: number },
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const inside = await withinShared({ ...ctx, db: tx }, id, 'invite');
    const withdrawn = await inside
      .rows(workspaceInvitations)
      .delete()
      .where(and(eq(workspaceInvitations.id, invitationId), isNull(workspaceInvitations.usedAt)))
      .returning({ role: workspaceInvitations.role });
    const [first] = withdrawn;
    if (!first) throw new AppError('not_found');
    await recordInWorkspace(inside, 'member_invitation_withdrawn', { detail: first.role });
  });
}
