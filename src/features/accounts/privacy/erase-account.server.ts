import { withoutJournal } from '#db/journal/cause.ts';
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
import type { ServiceContext } from '#kernel/context.ts';
import { runSoon } from '#kernel/jobs/enqueue.ts';
import { deleteOldEmailsSoon } from '#kernel/mail/email-retention.ts';
import { anonymiseAudit, recordAudit } from '#features/accounts/audit/audit.server.ts';
import { requireProof } from '#features/accounts/second-factor/proof.server.ts';
import type { Proof } from '#features/accounts/second-factor/second-factor.schema.ts';
import type { FactorSettings } from '#features/accounts/second-factor/sign-in-code.server.ts';
import { DEMO_MS } from '#features/accounts/demo.server.ts';
import { recordErasure } from './erasure-journal.server.ts';
import { ATTACHED_TABLES, ERASED_TABLES, OWNED_TABLES } from './owned-tables.server.ts';
import type { Attempt } from '#features/accounts/sessions/throttle.server.ts';
import { requireOtherAdmin } from '#features/accounts/users/user-admin.server.ts';
import {
  eraseAbandonedWorkspaces,
  ERASURE_JOB,
  keepSharedRows,
  leaveWorkspaces,
} from '#features/accounts/workspaces/erase-workspace.server.ts';
import { requireOtherOwners } from '#features/accounts/workspaces/member.server.ts';

/** Tables that grant access or publish something without checking the account. */
const DOORS: readonly SQLiteTable[] = [sessions, apiTokens, oneTimeLinks, landingPages, reportShares];

/**
 * Ends an account in the caller's transaction: access and listings end, emails to its own address are deleted, and name
 * and address are free again. It then counts as an expired demo, which the job erases.
 */
export async function endAccount(db: Database, userId: number, now: Date): Promise<void> {
  await withoutJournal(db, async (tx) => {
    for (const { table, isOf } of OWNED_TABLES)
      if (DOORS.includes(table)) await tx.delete(table).where(isOf(userId));
  });
  await leaveWorkspaces(db, userId);
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  // Emails have the user's id, whatever their address; invitations, sent before the account existed, have only the
  // address.
  await db
    .delete(outbox)
    .where(
      sql`(${outbox.userId} = ${userId} or ${outbox.recipient} = ${account?.email ?? ''}) and ${outbox.kind} like 'account_%'`,
    );
  await deleteOldEmailsSoon(db);
  await anonymiseAudit(db, userId);
  await runSoon(db, ERASURE_JOB);
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
      // Expired even if the clock is wrong.
      demoExpiresAt: new Date(0).toISOString(),
    })
    .where(eq(users.id, userId));
}

/**
 * Deletes everything an account owns, in batches, and the account itself last, so that the next call can continue after
 * a crash. Rows are found through the references of the tables; rows that only the account's rows point to are deleted
 * first. What it recorded in shared workspaces stays.
 */
export async function eraseAccount(db: Database, userId: number, signal?: AbortSignal): Promise<void> {
  await leaveWorkspaces(db, userId);
  await eraseAbandonedWorkspaces(db, signal);
  await keepSharedRows(db, userId, signal);
  for (const { table, by, isOf } of [...ATTACHED_TABLES, ...ERASED_TABLES])
    await deleteByColumn(db, table, by, isOf(userId), signal);
  if (signal?.aborted) return;
  await db.delete(users).where(eq(users.id, userId));
  await deleteOldEmailsSoon(db);
}

/** Erases workspaces without members, accounts ended by their owners and expired demos; called by the job. */
export async function eraseEnded(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  await eraseAbandonedWorkspaces(db, signal);
  const ended = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.demoExpiresAt), hasCome(users.demoExpiresAt, now, DEMO_MS)));
  for (const { id } of ended) if (!signal?.aborted) await eraseAccount(db, id, signal);
}

/**
 * Deletes the caller's account (product.md section 4). The last administrator cannot while others have accounts
 * (`last_admin`), nor the last owner of a shared workspace (`last_owner`); a sole user can, and the next start prints a
 * set-up link again. Further errors: those of `requireProof`.
 */
export async function deleteOwnAccount(
  ctx: ServiceContext,
  proof: Proof,
  attempt: Attempt,
  settings: FactorSettings,
): Promise<void> {
  await requireProof(ctx, proof, attempt, settings);
  // In one transaction: the last two administrators may do this at the same time.
  await ctx.db.transaction(async (tx) => {
    const [people] = await tx.select({ total: count() }).from(users).where(isNull(users.demoExpiresAt));
    if (ctx.user.role === 'admin' && (people?.total ?? 0) > 1) await requireOtherAdmin(tx, ctx.user.id);
    await requireOtherOwners(tx, ctx.user.id);
    await endAccount(tx, ctx.user.id, ctx.now);
    // Without an origin: the account leaves no address behind.
    await recordAudit({ ...ctx, db: tx, origin: undefined }, 'account_deleted', { subjectId: ctx.user.id });
    await recordErasure(tx, ctx.now, { kind: 'account', accountId: ctx.user.id });
  });
}
