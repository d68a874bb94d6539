import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { PublicContext } from '#kernel/context.ts';
import { isAppError } from '#shared/errors.ts';
import { foldCase } from '#shared/texts/text.ts';
import { findLink } from '#features/accounts/passwords/one-time-link.server.ts';
import type { LinkKind } from '#features/accounts/passwords/one-time-link.values.ts';
import { hasUsers } from '#features/accounts/users/set-up.server.ts';
import type { UserRole } from '#features/accounts/users/user-role.values.ts';

export type LinkDetails = { email: string | null; role: UserRole; username: string | null };

/** Returns null if using the link would fail: expired, used or superseded. */
export async function readLink(
  ctx: PublicContext,
  kind: LinkKind,
  secret: string | undefined,
): Promise<LinkDetails | null> {
  const link = await findLink(ctx, kind, secret ?? '').catch((error: unknown) => {
    if (isAppError(error) && error.code === 'link_invalid') return null;
    throw error;
  });
  if (!link || (kind === 'setup' && (await hasUsers(ctx)))) return null;
  const { email, userId } = link;
  const [user] = userId === null ? [] : await ctx.db.select().from(users).where(eq(users.id, userId));
  const isOvertaken = kind === 'email_confirmation' && user?.emailKey !== foldCase(email ?? '');
  return isOvertaken ? null : { email, role: link.role ?? 'user', username: user?.username ?? null };
}
