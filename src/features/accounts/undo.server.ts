import { and, desc, eq } from 'drizzle-orm';
import { deleteInPieces } from '#db/writer/delete-in-pieces.ts';
import { deletedRecords } from '#db/schema/index.ts';
import { isOlderThan } from '#db/stored-times.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

const KEPT_HOURS = 24;

const keptRow = ({ user, now }: ServiceContext, kind: string, recordId: number, data: unknown) => ({
  userId: user.id,
  kind,
  recordId,
  data,
  createdAt: now.toISOString(),
});

/**
 * Stores deleted data in the transaction of the deletion. `data` is whatever the caller needs to restore it; `kind` is
 * its table.
 */
export async function keepDeleted(
  ctx: ServiceContext,
  kind: string,
  recordId: number,
  data: unknown,
): Promise<void> {
  await ctx.db.insert(deletedRecords).values(keptRow(ctx, kind, recordId, data));
}

/** Stores what an act has changed, under an id (`nextId`) for `takeKept`. */
export async function keepAct(ctx: ServiceContext, kind: string, id: number, data: unknown): Promise<void> {
  await ctx.db.insert(deletedRecords).values({ ...keptRow(ctx, kind, 0, data), id });
}

const isOwn = ({ user }: ServiceContext, kind: string, recordId: number) =>
  and(
    eq(deletedRecords.userId, user.id),
    eq(deletedRecords.kind, kind),
    eq(deletedRecords.recordId, recordId),
  );

export async function isKept(ctx: ServiceContext, kind: string, recordId: number): Promise<boolean> {
  return (await ctx.db.$count(deletedRecords, isOwn(ctx, kind, recordId))) > 0;
}

/** Returns what the caller deleted under this id, and how it is removed, so that it is restored once. */
export async function findDeleted(ctx: ServiceContext, kind: string, recordId: number) {
  const { id } = deletedRecords;
  const [row] = await ctx.db
    .select()
    .from(deletedRecords)
    .where(isOwn(ctx, kind, recordId))
    .orderBy(desc(id))
    .limit(1);
  return row && { data: row.data, remove: () => ctx.db.delete(deletedRecords).where(eq(id, row.id)) };
}

/** Removes and returns what the caller deleted under this id, so that it can be restored once. Errors: `not_found`. */
export async function takeDeleted(ctx: ServiceContext, kind: string, recordId: number): Promise<unknown> {
  const found = await findDeleted(ctx, kind, recordId);
  if (!found) throw new AppError('not_found');
  await found.remove();
  return found.data;
}

/** Removes and returns what `keepAct` has stored under this id. Errors: `not_found`. */
export async function takeKept(ctx: ServiceContext, kind: string, id: number): Promise<unknown> {
  const isKept = and(
    eq(deletedRecords.userId, ctx.user.id),
    eq(deletedRecords.kind, kind),
    eq(deletedRecords.id, id),
  );
  const [row] = await ctx.db.delete(deletedRecords).where(isKept).returning({ data: deletedRecords.data });
  if (!row) throw new AppError('not_found');
  return row.data;
}

/** Deletes stored data after a day; called by the daily job. */
export async function forgetDeleted(db: Database, now: Date): Promise<void> {
  await deleteInPieces(
    db,
    deletedRecords,
    isOlderThan(deletedRecords.createdAt, now, KEPT_HOURS * 3_600_000),
  );
}
