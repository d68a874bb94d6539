import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/drizzle.ts';
import { everyRow } from '#db/rows.ts';
import { workspaceInvitations } from '#db/schema/index.ts';
import type { Settings } from '#kernel/config/config.ts';
import { openWith, type Reseal } from '#kernel/config/reseal.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { hashSecret, newSecret } from '#kernel/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { withinShared } from './workspace.server.ts';

export type LinkSettings = Pick<Settings, 'siteUrl' | 'secrets'>;

export const joinAddress = ({ siteUrl }: LinkSettings, secret: string): string => `${siteUrl}/join/${secret}`;

/** The hash is part of the name, so that a secret moved to another invitation cannot be opened. */
const placeOf = (tokenHash: string): string => `workspace-invitation:${tokenHash}`;

/** A new secret, and the columns that keep it: its hash, which finds it, and itself, sealed. */
export function newLink({ secrets }: LinkSettings) {
  const secret = newSecret();
  const tokenHash = hashSecret(secret);
  return { secret, columns: { tokenHash, sealedToken: secrets.seal(secret, placeOf(tokenHash)) } };
}

/**
 * Returns the link of an invitation, as it was emailed. Where it cannot be read, because it is of an earlier version or
 * the key has changed, there is a new one, and the old one is void. Errors: those of `withinShared`, `not_found`.
 */
export function invitationLink(
  ctx: ServiceContext,
  { id, invitationId }: { id: number; invitationId: number },
  settings: LinkSettings,
): Promise<{ url: string }> {
  return ctx.db.transaction(async (tx) => {
    const inside = await withinShared({ ...ctx, db: tx }, id, 'invite');
    const rows = inside.rows(workspaceInvitations);
    const isIt = and(eq(workspaceInvitations.id, invitationId), isNull(workspaceInvitations.usedAt));
    const [found] = await rows.select().where(isIt);
    if (!found) throw new AppError('not_found');
    const { sealedToken, tokenHash } = found;
    const known =
      sealedToken === null ? undefined : openWith(settings.secrets, sealedToken, placeOf(tokenHash));
    if (known !== undefined) return { url: joinAddress(settings, known) };
    const { secret, columns } = newLink(settings);
    await rows.update(columns).where(isIt);
    return { url: joinAddress(settings, secret) };
  });
}

/** Puts the links of all invitations under a new SECRETS_KEY. Call it in a transaction. */
export async function resealInvitations(db: Database, reseal: Reseal): Promise<void> {
  const rows = everyRow(db, workspaceInvitations);
  for (const { id, tokenHash, sealedToken } of await rows.select()) {
    const renewed = reseal(sealedToken, placeOf(tokenHash));
    if (renewed !== sealedToken)
      await rows.update({ sealedToken: renewed }).where(eq(workspaceInvitations.id, id));
  }
}
