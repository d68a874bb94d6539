import { and, eq, isNull, sql } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { users, workspaceInvitations, workspaceMembers, workspaces } from '#db/schema/index.ts';
import { hasCome } from '#db/stored-times.ts';
import { writeNotices } from '#features/accounts/notifications/notice.server.ts';
import { memberWorkspace } from '#features/accounts/workspace.server.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import { hashSecret, isSecret } from '#kernel/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import { recordInWorkspace } from './workspace-log.server.ts';
import type { WorkspaceEntry, WorkspaceInvitation } from './workspace.schema.ts';
import { LIFETIME_MS } from './workspace-invitation.server.ts';
import { chooseWorkspace } from './workspace.server.ts';

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

async function tellOwners({ db, now, user, workspace }: ServiceContext, invitationId: number): Promise<void> {
  const owners = await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspace.id), eq(workspaceMembers.role, 'owner')));
  const notice = {
    workspaceId: workspace.id,
    kind: 'member_joined',
    record: 'workspace',
    recordId: workspace.id,
    actorId: user.id,
    key: `member_joined:${invitationId}`,
    at: now.toISOString(),
  } as const;
  await writeNotices(
    db,
    owners.map(({ userId }) => ({ ...notice, userId })),
    { isCounted: false },
  );
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
    await tellOwners(there, id);
    return chooseWorkspace(inside, workspaceId);
  });
}
