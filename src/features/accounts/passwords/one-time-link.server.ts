import { and, eq, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { oneTimeLinks, users } from '#db/schema/index.ts';
import { hasCome } from '#db/stored-times.ts';
import type { PublicContext } from '#kernel/context.ts';
import { hashSecret, isSecret, newSecret } from '#kernel/secrets.ts';
import { AppError } from '#shared/errors.ts';
import type { LinkKind } from './one-time-link.values.ts';

export type OneTimeLink = typeof oneTimeLinks.$inferSelect;
type PageKind = Exclude<LinkKind, 'sign_in' | 'passkey'>;
type NewLink = Partial<Pick<OneTimeLink, 'userId' | 'invitedBy' | 'email' | 'role'>>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** product.md section 4 sets 30 minutes for a reset; the others allow time to read the email. */
const LIFETIME_MS: Record<LinkKind, number> = {
  setup: DAY_MS,
  invitation: 7 * DAY_MS,
  email_confirmation: 3 * DAY_MS,
  password_reset: 30 * MINUTE_MS,
  sign_in: 10 * MINUTE_MS,
  passkey: 10 * MINUTE_MS,
};

export const LONGEST_LINK_MS = Math.max(...Object.values(LIFETIME_MS));

/** Page of each kind: `/reset/<secret>`. */
const PATHS: Record<PageKind, string> = {
  setup: 'setup',
  invitation: 'invite',
  email_confirmation: 'confirm',
  password_reset: 'reset',
};

export const linkAddress = (siteUrl: string, kind: PageKind, secret: string): string =>
  `${siteUrl}/${PATHS[kind]}/${secret}`;

export async function createLink(
  ctx: PublicContext,
  kind: LinkKind,
  details: NewLink,
): Promise<{ secret: string; link: OneTimeLink }> {
  const secret = newSecret();
  const [link] = await ctx.db
    .insert(oneTimeLinks)
    .values({
      ...details,
      kind,
      tokenHash: hashSecret(secret),
      expiresAt: new Date(ctx.now.getTime() + LIFETIME_MS[kind]).toISOString(),
      createdAt: ctx.now.toISOString(),
    })
    .returning();
  if (!link) throw new AppError('internal');
  return { secret, link };
}

/** Matches links that have not expired, and were not created with a clock that was ahead. */
const isStillOpen = (kind: LinkKind, now: Date): SQL =>
  sql`not ${hasCome(oneTimeLinks.expiresAt, now, LIFETIME_MS[kind])}`;

/** Matches an open link; while an account is disabled, its links and its invitations are invalid. */
function isOpen(ctx: PublicContext, kind: LinkKind, secret: string): SQL | undefined {
  if (!isSecret(secret)) throw new AppError('link_invalid');
  const { userId, invitedBy } = oneTimeLinks;
  const disabled = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(or(eq(users.id, userId), eq(users.id, invitedBy)), isNotNull(users.disabledAt)));
  return and(
    notExists(disabled),
    eq(oneTimeLinks.kind, kind),
    eq(oneTimeLinks.tokenHash, hashSecret(secret)),
    isNull(oneTimeLinks.usedAt),
    isStillOpen(kind, ctx.now),
  );
}

/** Finds a link for its page without using it up. Errors: `link_invalid`. */
export async function findLink(ctx: PublicContext, kind: LinkKind, secret: string): Promise<OneTimeLink> {
  const [link] = await ctx.db
    .select()
    .from(oneTimeLinks)
    .where(isOpen(ctx, kind, secret));
  if (!link) throw new AppError('link_invalid');
  return link;
}

/** Uses up the link in one statement, so that only one of two concurrent requests succeeds. Errors: `link_invalid`. */
export async function takeLink(ctx: PublicContext, kind: LinkKind, secret: string): Promise<OneTimeLink> {
  const [link] = await ctx.db
    .update(oneTimeLinks)
    .set({ usedAt: ctx.now.toISOString() })
    .where(isOpen(ctx, kind, secret))
    .returning();
  if (!link) throw new AppError('link_invalid');
  return link;
}

/** Deletes earlier links of a user, once their reason is gone or a newer one is sent. */
export async function dropLinks(ctx: PublicContext, kind: LinkKind, userId: number): Promise<void> {
  await ctx.db
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.kind, kind), eq(oneTimeLinks.userId, userId), isNull(oneTimeLinks.usedAt)));
}
