import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { deleteByColumn } from '#db/writer/delete-in-pieces.ts';
import {
  apiTokens,
  landingPages,
  oneTimeLinks,
  outbox,
  reportShares,
  sessions,
  users,
} from '#db/schema/index.ts';
import { hasCome } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#server/context.ts';
import { deleteOldEmailsSoon } from '#server/mail/email-retention.ts';
import { requireCurrentPassword } from '#features/accounts/sessions/credentials.server.ts';
import { DEMO_MS } from '#features/accounts/demo.server.ts';
import { recordErasure } from './erasure-journal.server.ts';
import { ATTACHED_TABLES, ERASED_TABLES, OWNED_TABLES } from './owned-tables.server.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import { requireOtherAdmin } from '#features/accounts/users/user-admin.server.ts';

/** What lets somebody in, or shows something to the world, without a look at the account. */
const DOORS: readonly SQLiteTable[] = [sessions, apiTokens, oneTimeLinks, landingPages, reportShares];

/**
 * Ends an account in the caller's transaction: it opens nothing, is listed nowhere, emails to its own address are gone,
 * and name and address are free again. From then on it is a demo that is over, and the job erases it.
 */
export async function endAccount(db: Database, userId: number, now: Date): Promise<void> {
  for (const { table, isOf } of OWNED_TABLES)
    if (DOORS.includes(table)) await db.delete(table).where(isOf(userId));
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  // Emails name their account, under whatever address it was written to; an invitation came before there was one.
  await db
    .delete(outbox)
    .where(
      sql`(${outbox.userId} = ${userId} or ${outbox.recipient} = ${account?.email ?? ''}) and ${outbox.kind} like 'account_%'`,
    );
  await deleteOldEmailsSoon(db);
  const nobody = `erased-${userId}@erased.invalid`;
  await db
    .update(users)
    .set({
      username: nobody,
      usernameKey: nobody,
      email: nobody,
      emailKey: nobody,
      name: '',
      searchText: '',
      role: 'user',
      disabledAt: now.toISOString(),
      // Over by any clock.
      demoExpiresAt: new Date(0).toISOString(),
    })
    .where(eq(users.id, userId));
}

/**
 * Everything that an account owns, in pieces, and the account itself last: after a crash the next call goes on. What
 * names it goes by the references of the tables, what only its rows point to is deleted first.
 */
export async function eraseAccount(db: Database, userId: number, signal?: AbortSignal): Promise<void> {
  for (const { table, by, isOf } of [...ATTACHED_TABLES, ...ERASED_TABLES])
    await deleteByColumn(db, table, by, isOf(userId), signal);
  if (signal?.aborted) return;
  await db.delete(users).where(eq(users.id, userId));
  await deleteOldEmailsSoon(db);
}

/** For the job: accounts that their owners have ended, and demos that are over. */
export async function eraseEndedAccounts(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const ended = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.demoExpiresAt), hasCome(users.demoExpiresAt, now, DEMO_MS)));
  for (const { id } of ended) if (!signal?.aborted) await eraseAccount(db, id, signal);
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
    await endAccount(tx, ctx.user.id, ctx.now);
    await recordErasure(tx, ctx.now, { kind: 'account', accountId: ctx.user.id });
  });
}
