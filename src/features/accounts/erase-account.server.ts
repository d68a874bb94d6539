import { count, eq, isNull, sql } from 'drizzle-orm';
import { outbox, users } from '#db/schema/index.ts';
import type { Database, ServiceContext } from '#server/context.ts';
import { forgetLettersSoon } from '#server/mail/letter-retention.ts';
import { requireCurrentPassword } from './credentials.server.ts';
import { recordErasure } from './erasure-journal.server.ts';
import { ATTACHED_TABLES } from './owned-tables.server.ts';
import type { Attempt } from './throttle.server.ts';
import { requireOtherAdmin } from './user-admin.server.ts';

/**
 * Everything that an account owns, in one transaction: what names it goes by the references of the tables, what only
 * its rows point to is deleted here first. Letters name their account, under whatever address it was written to; an
 * invitation was sent before there was one, and goes by the address.
 */
export async function eraseAccount(db: Database, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { table, isOf } of ATTACHED_TABLES) await tx.delete(table).where(isOf(userId));
    const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!account) return;
    await tx
      .delete(outbox)
      .where(sql`${outbox.recipient} = ${account.email} and ${outbox.kind} like 'account_%'`);
    await tx.delete(users).where(eq(users.id, userId));
    await forgetLettersSoon(tx);
  });
}

/**
 * product.md section 4. The last administrator stays as long as others have accounts (`last_admin`); whoever is alone
 * may go, and the next start prints a set-up link again.
 */
export async function deleteOwnAccount(
  ctx: ServiceContext,
  currentPassword: string,
  attempt: Attempt,
): Promise<void> {
  await requireCurrentPassword(ctx, currentPassword, attempt);
  // In one transaction: the last two administrators may press the button at the same moment.
  await ctx.db.transaction(async (tx) => {
    const [people] = await tx.select({ total: count() }).from(users).where(isNull(users.demoExpiresAt));
    if (ctx.user.role === 'admin' && (people?.total ?? 0) > 1) await requireOtherAdmin(tx, ctx.user.id);
    await eraseAccount(tx, ctx.user.id);
    await recordErasure(tx, ctx.now, { kind: 'account', accountId: ctx.user.id });
  });
}
