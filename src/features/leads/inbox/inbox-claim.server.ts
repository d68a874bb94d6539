import { and, eq, lt, sql } from 'drizzle-orm';
import { inboxClaims } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { requireAct } from '#shared/workspaces/workspace.ts';
import { claimsSince } from './claim.rules.ts';
import { answeringOf, findEntry, requireEntryRow, type EntryRow } from './inbox-rows.server.ts';
import type { Claim, InboxEntry } from './inbox.schema.ts';

/** Errors: `claimed` with the name of somebody else who is answering. */
export function requireUnclaimed(ctx: ServiceContext, row: EntryRow): void {
  const answering = answeringOf(ctx, row);
  if (answering && !answering.isOwn)
    throw new AppError('claimed', { values: { name: answering.name }, extra: { answering } });
}

/**
 * Says that the caller is answering, and again with every call that they still are. Of two at once one wins, by the
 * condition of the statement. Errors: `not_found`, `claimed`, `owner_only` of a member who takes over.
 */
export async function claimEntry(ctx: ServiceContext, id: number, { takeOver }: Claim): Promise<InboxEntry> {
  const { db, user, now } = ctx;
  const row = await requireEntryRow(ctx, id);
  if (takeOver && row.entry.workspaceId !== null) requireAct(ctx, 'manage');
  const own = { userId: user.id, at: now.toISOString() };
  const isFree = takeOver
    ? sql`1`
    : sql`(${eq(inboxClaims.userId, user.id)} or ${lt(inboxClaims.at, claimsSince(now))})`;
  const won = await db
    .insert(inboxClaims)
    .values({ entryId: id, ...own })
    .onConflictDoUpdate({ target: inboxClaims.entryId, set: own, setWhere: isFree })
    .returning({ at: inboxClaims.at });
  if (won.length === 0) requireUnclaimed(ctx, await requireEntryRow(ctx, id));
  return findEntry(ctx, id);
}

/** Takes the caller's own claim back; without one nothing changes. Errors: `not_found`. */
export async function releaseEntry(ctx: ServiceContext, id: number): Promise<InboxEntry> {
  await requireEntryRow(ctx, id);
  await releaseClaim(ctx, id);
  return findEntry(ctx, id);
}

/** As `releaseEntry`, of an entry that has been read. */
export async function releaseClaim({ db, user }: ServiceContext, id: number): Promise<void> {
  await db.delete(inboxClaims).where(and(eq(inboxClaims.entryId, id), eq(inboxClaims.userId, user.id)));
}
