import { and, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { workspaceMembers, workspaces } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { withoutJournal } from '#db/journal/cause.ts';
import { deleteByColumn } from '#db/writer/delete-in-pieces.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { handOverPublished } from './hand-over.server.ts';
import { returnSiteInbox } from './site-inbox.server.ts';
import { ERASED_TABLES, firstOwnerOf } from '#features/accounts/privacy/owned-tables.server.ts';

/** Recurring work that erases accounts and workspaces; made due at once where one ends. */
export const ERASURE_JOB = 'erasure';

/** Rows that get another author at once. */
const PIECE_ROWS = 500;

const shared = (db: Database) =>
  db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.isPersonal, false));

const membersOf = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaces.id));

/** Erases the shared workspaces that nobody can enter any more, in batches; a crash or `signal` leaves the rest for later. */
export async function eraseAbandonedWorkspaces(db: Database, signal?: AbortSignal): Promise<void> {
  const abandoned = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.isPersonal, false), notExists(membersOf(db))));
  for (const { id } of abandoned) {
    for (const { table, by, isOfWorkspace } of ERASED_TABLES)
      if (isOfWorkspace && table !== workspaces)
        await deleteByColumn(db, table, by, isOfWorkspace(id), signal);
    if (signal?.aborted) return;
    await db.delete(workspaces).where(eq(workspaces.id, id));
  }
}

/**
 * Takes an account out of its shared workspaces, where what it published stays public. Normally others own them
 * (`requireOtherOwners`); where the account ends otherwise, as a demo or by a backup, the oldest member becomes the owner.
 */
export async function leaveWorkspaces(db: Database, userId: number): Promise<void> {
  const isOwn = eq(workspaceMembers.userId, userId);
  const left = await db
    .delete(workspaceMembers)
    .where(and(isOwn, inArray(workspaceMembers.workspaceId, shared(db))))
    .returning({ id: workspaceMembers.workspaceId });
  for (const { id } of left) if (await keepOwner(db, id)) await handOverPublished(db, id, userId);
}

/** Makes the oldest member the owner of a workspace without one. Returns whether there is one now. */
async function keepOwner(db: Database, id: number): Promise<boolean> {
  const { workspaceId, userId, role, createdAt } = workspaceMembers;
  if ((await db.$count(workspaceMembers, and(eq(workspaceId, id), eq(role, 'owner')))) > 0) return true;
  // An administrator has given the enquiries to people, not to whoever is left of them.
  await returnSiteInbox(db, id);
  const [oldest] = await db
    .select({ userId })
    .from(workspaceMembers)
    .where(eq(workspaceId, id))
    .orderBy(createdAt, userId)
    .limit(1);
  if (!oldest) return false;
  await db
    .update(workspaceMembers)
    .set({ role: 'owner' })
    .where(and(eq(workspaceId, id), eq(userId, oldest.userId)));
  return true;
}

/**
 * Keeps what an account has recorded in shared workspaces, which would be deleted with its author: the first owner takes
 * its place. What it answered for waits for somebody else. In batches, after `leaveWorkspaces` and
 * `eraseAbandonedWorkspaces`.
 */
export async function keepSharedRows(db: Database, userId: number, signal?: AbortSignal): Promise<void> {
  for (const { table, isOfWorkspace } of ERASED_TABLES) {
    const columns = getTableColumns(table) as Record<string, AnySQLiteColumn | undefined>;
    const { workspaceId, ...others } = columns;
    if (!isOfWorkspace || !workspaceId || table === workspaceMembers) continue;
    for (const [name, value] of [
      ['userId', firstOwnerOf(sql`${workspaceId}`)],
      ['ownerId', sql`null`],
      ['assigneeId', sql`null`],
    ] as const) {
      const column = others[name];
      if (!column) continue;
      for (let changed = PIECE_ROWS; changed === PIECE_ROWS && !signal?.aborted;) {
        const startedAt = performance.now();
        // Not `rowid`: a table may have a column of that name.
        const piece = sql`update ${table} set ${sql.identifier(name)} = ${value}
          where _rowid_ in (select _rowid_ from ${table} where ${column} = ${userId}
            and ${workspaceId} in ${shared(db)} limit ${PIECE_ROWS}) returning 1`;
        changed = (await withoutJournal(db, (tx) => tx.all(piece))).length;
        await giveWay(startedAt);
      }
    }
  }
}
