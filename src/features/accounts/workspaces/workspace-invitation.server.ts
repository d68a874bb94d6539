import { and, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { users, workspaceInvitations, workspaceMembers, workspaces } from '#db/schema/index.ts';
import { hasCome } from '#db/stored-times.ts';
import { reserveAttempt } from '#features/accounts/sessions/throttle.server.ts';
import { queueWorkspaceInvitation, type MailSettings } from '#features/accounts/users/account-mail.server.ts';
import { requireConfirmedEmail } from '#features/accounts/users/email-confirmation.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import { recordInWorkspace } from './workspace-log.server.ts';
import { chooseWorkspace, withinShared } from './workspace.server.ts';
import type { Config } from '#kernel/config/config.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { hashSecret, isSecret, newSecret } from '#kernel/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import type {
  Invite,
  NewWorkspaceInvitation,
  WorkspaceEntry,
  WorkspaceInvitation,
} from './workspace.schema.ts';

const LIFETIME_MS = 7 * 86_400_000;

/** Emails per account and hour: the addresses may belong to strangers. */
const EMAILS_AN_HOUR = 60;

const columns = {
  id: workspaceInvitations.id,
  email: workspaceInvitations.email,
  role: workspaceInvitations.role,
  expiresAt: workspaceInvitations.expiresAt,
  createdAt: workspaceInvitations.createdAt,
};

const isWaiting = (now: Date): SQL | undefined =>
  and(isNull(workspaceInvitations.usedAt), gt(workspaceInvitations.expiresAt, now.toISOString()));

/** Lists the invitations that wait for an answer, for owners. Errors: those of `withinShared`. */
export async function listInvitations(
  ctx: ServiceContext,
  id: number,
): Promise<{ items: WorkspaceInvitation[] }> {
  const inside = await withinShared(ctx, id, 'invite');
  const items = await inside
    .rows(workspaceInvitations)
    .select(columns)
    .where(isWaiting(ctx.now))
    .orderBy(desc(workspaceInvitations.id));
  return { items };
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

type InvitationSettings = MailSettings & Pick<Config, 'isRateLimited'>;

/**
 * Invites an address and emails it the link, which only this response and the email contain; an earlier link to the
 * address is void. Errors: those of `withinShared` and of `requireConfirmedEmail`, `taken` for a member,
 * `too_many_requests`.
 */
export function invite(
  ctx: ServiceContext,
  id: number,
  { email, role, language }: Invite,
  settings: InvitationSettings,
): Promise<NewWorkspaceInvitation> {
  return ctx.db.transaction(async (tx) => {
    const inside = await withinShared({ ...ctx, db: tx }, id, 'invite');
    await requireConfirmedEmail(inside, settings);
    const emailKey = foldCase(email);
    const account = await accountOf(inside, emailKey);
    if (account?.role) throw new AppError('taken', { fields: { email: 'account:workspaces.isMember' } });
    const limit = {
      bucket: `workspace-invitation:${ctx.user.id}`,
      max: EMAILS_AN_HOUR,
      windowSeconds: 3_600,
    };
    if (settings.isRateLimited) await reserveAttempt(inside, [limit]);
    const ofAddress = and(eq(workspaceInvitations.emailKey, emailKey), isNull(workspaceInvitations.usedAt));
    await inside.rows(workspaceInvitations).delete().where(ofAddress);
    const secret = newSecret();
    const times = {
      expiresAt: new Date(ctx.now.getTime() + LIFETIME_MS).toISOString(),
      createdAt: ctx.now.toISOString(),
    };
    const [invitation] = await inside
      .rows(workspaceInvitations)
      .insert({ invitedBy: ctx.user.id, email, emailKey, role, tokenHash: hashSecret(secret), ...times })
      .returning(columns);
    if (!invitation) throw new AppError('internal');
    const url = `${settings.siteUrl}/join/${secret}`;
    const [workspace] = await tx
      .select({ name: workspaces.name })
      .from(workspaces)
      .where(eq(workspaces.id, id));
    await queueWorkspaceInvitation({
      db: tx,
      now: ctx.now,
      settings,
      to: { name: account?.name ?? '', email, language: account?.language ?? language ?? ctx.locale },
      invitation,
      names: { inviter: ctx.user.name, workspace: workspace?.name ?? '' },
      userId: ctx.user.id,
      href: url,
    });
    await recordInWorkspace(inside, 'member_invited', { detail: role });
    return { ...invitation, url };
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

export type OpenInvitation = Pick<WorkspaceInvitation, 'id' | 'email' | 'role'> & {
  emailKey: string;
  workspaceId: number;
  workspace: string;
  /** Empty: the account is gone. */
  inviter: string;
};

/** Finds an invitation by its secret, in whichever workspace, without using it up. Errors: `link_invalid`. */
export async function findInvitation(ctx: PublicContext, secret: string): Promise<OpenInvitation> {
  const { id, email, emailKey, role, workspaceId, tokenHash, usedAt, expiresAt } = workspaceInvitations;
  if (!isSecret(secret)) throw new AppError('link_invalid');
  const [found] = await everyRow(ctx.db, workspaceInvitations)
    .select({ id, email, emailKey, role, workspaceId, workspace: workspaces.name, inviter: users.name })
    .innerJoin(workspaces, eq(workspaces.id, workspaceId))
    .leftJoin(users, eq(users.id, workspaceInvitations.invitedBy))
    .where(
      and(
        eq(tokenHash, hashSecret(secret)),
        isNull(usedAt),
        // While an account is disabled, what it has sent out is invalid.
        isNull(users.disabledAt),
        sql`not ${hasCome(expiresAt, ctx.now, LIFETIME_MS)}`,
      ),
    );
  if (!found) throw new AppError('link_invalid');
  return { ...found, workspace: found.workspace ?? '', inviter: found.inviter ?? '' };
}

/**
 * Joins the workspace and works in it from now on: once, and with the account of the invited address alone. Errors:
 * `link_invalid`, `invitation_address`.
 */
export function acceptInvitation(ctx: ServiceContext, secret: string): Promise<WorkspaceEntry> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { id, emailKey, role, workspaceId } = await findInvitation(inside, secret);
    if (emailKey !== foldCase(ctx.user.email)) throw new AppError('invitation_address');
    const at = ctx.now.toISOString();
    await everyRow(tx, workspaceInvitations).update({ usedAt: at }).where(eq(workspaceInvitations.id, id));
    // Of an owner who has joined meanwhile by another link, the part stays.
    await tx
      .insert(workspaceMembers)
      .values({ workspaceId, userId: ctx.user.id, role, createdAt: at })
      .onConflictDoNothing();
    const there = { ...inside, workspace: await memberWorkspace(tx, ctx.user.id, workspaceId) };
    await recordInWorkspace(there, 'member_joined', { subjectId: ctx.user.id, detail: there.workspace.role });
    return chooseWorkspace(inside, workspaceId);
  });
}
