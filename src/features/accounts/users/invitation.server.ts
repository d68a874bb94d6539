import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { oneTimeLinks, users } from '#db/schema/index.ts';
import type { PublicContext, ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { AppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import { queueLinkEmail } from './account-mail.server.ts';
import { recordAudit } from '#features/accounts/audit/audit.server.ts';
import { createLink, linkAddress } from '#features/accounts/passwords/one-time-link.server.ts';
import type { RegistrationSettings } from './registration.server.ts';
import type { CreateInvitation, Invitation, NewInvitation } from './user-admin.schema.ts';

const columns = {
  id: oneTimeLinks.id,
  email: oneTimeLinks.email,
  role: oneTimeLinks.role,
  expiresAt: oneTimeLinks.expiresAt,
  createdAt: oneTimeLinks.createdAt,
};
type Row = Omit<Invitation, 'role'> & { role: Invitation['role'] | null };
const invitationOf = ({ role, ...row }: Row): Invitation => ({ ...row, role: role ?? 'user' });

const isOpen = (ctx: PublicContext) =>
  and(
    eq(oneTimeLinks.kind, 'invitation'),
    isNull(oneTimeLinks.usedAt),
    gt(oneTimeLinks.expiresAt, ctx.now.toISOString()),
  );

/** Lists the open invitations, newest first, of all administrators. */
export async function listInvitations(ctx: ServiceContext): Promise<Page<Invitation>> {
  const rows = await ctx.db
    .select(columns)
    .from(oneTimeLinks)
    .where(isOpen(ctx))
    .orderBy(desc(oneTimeLinks.id));
  return { items: rows.map(invitationOf), nextCursor: null };
}

/**
 * Creates a link that makes one account (product.md D7). Only this response contains it; it is emailed if an address is
 * given. Errors: `registration_closed`, and `taken` if the address has an account.
 */
export async function createInvitation(
  ctx: ServiceContext,
  { email, role = 'user' }: CreateInvitation,
  settings: RegistrationSettings,
): Promise<NewInvitation> {
  if (settings.registration === 'closed') throw new AppError('registration_closed');
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const emailKey = foldCase(email ?? '');
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
    if (known) throw new AppError('taken', { fields: { email: 'accounts:emailTaken' } });
    const details = { invitedBy: ctx.user.id, email: email ?? null, role };
    const { secret, link } = await createLink(inside, 'invitation', details);
    if (email !== undefined) {
      const to = { name: '', email, language: ctx.locale };
      await queueLinkEmail('invitation', { db: tx, now: ctx.now, settings, to, link, secret });
    }
    await recordAudit(inside, 'invitation_created', { detail: role });
    const { id, expiresAt, createdAt } = link;
    const url = linkAddress(settings.siteUrl, 'invitation', secret);
    return { id, email: link.email, role, expiresAt, createdAt, url };
  });
}

/** Errors: `not_found`, also for a used invitation: its account stays. */
export async function revokeInvitation(ctx: ServiceContext, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [revoked] = await tx
      .delete(oneTimeLinks)
      .where(and(eq(oneTimeLinks.id, id), isOpen(ctx)))
      .returning({ role: oneTimeLinks.role });
    if (!revoked) throw new AppError('not_found');
    await recordAudit({ ...ctx, db: tx }, 'invitation_revoked', { detail: revoked.role ?? '' });
  });
}
