import { and, eq, gt, isNull } from 'drizzle-orm';
import { workspaceInvitations } from '#db/schema/index.ts';
import { requireConfirmedEmail } from '#features/accounts/users/email-confirmation.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import { readAddresses, type PastedAddress } from './addresses.rules.ts';
import type { InviteMany, InviteOutcome, NewWorkspaceInvitation } from './workspace.schema.ts';
import { inviteInside, type InvitationSettings } from './workspace-invitation.server.ts';
import { withinShared } from './workspace.server.ts';

/** Errors: `not_found`, also for one that was used. */
async function findOpen(inside: ServiceContext, invitationId: number) {
  const [found] = await inside
    .rows(workspaceInvitations)
    .select()
    .where(and(eq(workspaceInvitations.id, invitationId), isNull(workspaceInvitations.usedAt)));
  if (!found) throw new AppError('not_found');
  return found;
}

async function isWaiting(inside: ServiceContext, emailKey: string): Promise<boolean> {
  const { usedAt, expiresAt } = workspaceInvitations;
  const [found] = await inside
    .rows(workspaceInvitations)
    .select({ id: workspaceInvitations.id })
    .where(
      and(
        eq(workspaceInvitations.emailKey, emailKey),
        isNull(usedAt),
        gt(expiresAt, inside.now.toISOString()),
      ),
    );
  return found !== undefined;
}

async function inviteOne(
  inside: ServiceContext,
  { written, name, email }: PastedAddress,
  { role, language }: InviteMany,
  settings: InvitationSettings,
): Promise<InviteOutcome> {
  const without = (outcome: InviteOutcome['outcome']): InviteOutcome => ({
    written,
    outcome,
    invitation: null,
  });
  if (email === null) return without('not_address');
  if (await isWaiting(inside, foldCase(email))) return without('waiting');
  try {
    const invitation = await inviteInside(inside, { email, name, role, language }, settings);
    return { written, outcome: 'invited', invitation };
  } catch (error) {
    if (isAppError(error) && error.code === 'taken') return without('member');
    if (isAppError(error) && error.code === 'too_many_requests') return without('limited');
    throw error;
  }
}

/**
 * Invites every address of a pasted list, with one role, and says of each part what became of it. Who waits for an answer
 * already keeps the link. Errors: those of `withinShared` and of `requireConfirmedEmail`.
 */
export function inviteMany(
  ctx: ServiceContext,
  id: number,
  input: InviteMany,
  settings: InvitationSettings,
): Promise<{ items: InviteOutcome[] }> {
  return ctx.db.transaction(async (tx) => {
    const inside = await withinShared({ ...ctx, db: tx }, id, 'invite');
    await requireConfirmedEmail(inside, settings);
    const items: InviteOutcome[] = [];
    for (const each of readAddresses(input.addresses))
      items.push(await inviteOne(inside, each, input, settings));
    return { items };
  });
}

/**
 * Sends an invitation again, for another seven days; the link that was sent before is void. Errors: those of
 * `withinShared`, of `requireConfirmedEmail` and of `inviteInside`; `not_found`, also for one that was used.
 */
export function sendAgain(
  ctx: ServiceContext,
  { id, invitationId }: { id: number; invitationId: number },
  settings: InvitationSettings,
): Promise<NewWorkspaceInvitation> {
  return ctx.db.transaction(async (tx) => {
    const inside = await withinShared({ ...ctx, db: tx }, id, 'invite');
    await requireConfirmedEmail(inside, settings);
    const { email, role } = await findOpen(inside, invitationId);
    return inviteInside(inside, { email, role, language: undefined }, settings);
  });
}
