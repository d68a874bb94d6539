import { and, eq, inArray, isNull } from 'drizzle-orm';
import { describeCause } from '#db/journal/cause.ts';
import { findDeletion, type Deletion } from '#db/journal/deletion.ts';
import { reviveUndone, undoChanges, type UndoOptions, type Undone } from '#db/journal/undo.ts';
import { causes, changes } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { can, requireAct } from '#shared/workspaces/workspace.ts';
import { movedBy } from './moved.server.ts';

const KEPT_HOURS = 24;

/** Makes the open cause an undo of this one. A service that nobody called through an endpoint has none. */
async function becomeUndo(ctx: ServiceContext, undoes: number): Promise<number> {
  const undoId = await describeCause(ctx.db, { kind: 'undo', undoes });
  if (undoId === null) throw new TypeError('An undo is a cause itself: none is open.');
  return undoId;
}

/** Kinds of rows that only those may change who set up the workspace. */
const SET_UP_RECORDS = ['pipeline', 'stage', 'field', 'template'];

/**
 * Errors: `not_found`, also for a cause of another workspace; `immutable` for one that froze a report; those of
 * `requireAct` for one that changed the set-up of the workspace.
 */
export async function requireUndoable(ctx: ServiceContext, causeId: number): Promise<void> {
  const isIt = and(eq(causes.id, causeId), eq(causes.workspaceId, ctx.workspace.id));
  if ((await ctx.db.$count(causes, isIt)) === 0) throw new AppError('not_found');
  const isFreezing = and(eq(changes.causeId, causeId), eq(changes.record, 'report'), eq(changes.act, '+'));
  if ((await ctx.db.$count(changes, isFreezing)) > 0) throw new AppError('immutable');
  if (can(ctx, 'setUp')) return;
  const isOfSetUp = and(eq(changes.causeId, causeId), inArray(changes.record, SET_UP_RECORDS));
  if ((await ctx.db.$count(changes, isOfSetUp)) > 0) requireAct(ctx, 'setUp');
}

/** Errors: `already_undone`. */
export async function claimCause({ db }: ServiceContext, causeId: number, undoId: number): Promise<void> {
  const claimed = await db
    .update(causes)
    .set({ undoneBy: undoId })
    .where(and(eq(causes.id, causeId), isNull(causes.undoneBy)))
    .returning({ id: causes.id });
  if (claimed.length === 0) throw new AppError('already_undone');
}

/**
 * Takes back what a cause has changed, as far as nobody has changed it since; the open cause becomes the undo, which
 * can be undone. For more than one transaction should hold: undo-parts.server.ts. Errors: `not_found`,
 * `already_undone`, `immutable`.
 */
export async function undoCause(
  ctx: ServiceContext,
  causeId: number,
  options: UndoOptions = {},
): Promise<Undone> {
  await requireUndoable(ctx, causeId);
  const undoId = await becomeUndo(ctx, causeId);
  await claimCause(ctx, causeId, undoId);
  const moved = await movedBy(ctx, causeId);
  const undone = await undoChanges(ctx.db, { ...options, ...moved, causeId, undoId, now: ctx.now });
  await reviveUndone(ctx.db, { causeId, rows: undone.rows });
  return undone;
}

/** Returns the deletion of a row within the last day, if the row is not back. */
export const findRestorable = (
  { db, now, workspace }: ServiceContext,
  record: string,
  id: number,
): Promise<Deletion | undefined> =>
  findDeletion(db, {
    record,
    id,
    since: new Date(now.getTime() - KEPT_HOURS * 3_600_000),
    workspaceId: workspace.id,
  });

/** Errors: `not_found`. */
export async function requireRestorable(ctx: ServiceContext, record: string, id: number): Promise<Deletion> {
  const deletion = await findRestorable(ctx, record, id);
  if (!deletion) throw new AppError('not_found');
  return deletion;
}

/**
 * Restores a deleted row under its old id, with all that went or was cut loose with it. Errors: `not_found` for one that
 * cannot be without a row that is gone.
 */
export async function undoDeletion(
  ctx: ServiceContext,
  { record, id, was: _, ...deletion }: Deletion,
  options: UndoOptions = {},
): Promise<void> {
  const undoId = await becomeUndo(ctx, deletion.causeId);
  const { rows } = await undoChanges(ctx.db, {
    isByColumn: true,
    ...options,
    ...deletion,
    within: [ctx.workspace.id],
    undoId,
    now: ctx.now,
  });
  if (!rows.has(`${record}:${id}`)) throw new AppError('not_found');
  if (deletion.upTo === undefined)
    await ctx.db.update(causes).set({ undoneBy: undoId }).where(eq(causes.id, deletion.causeId));
  await reviveUndone(ctx.db, { causeId: deletion.causeId, rows });
}

/** Both at once. Errors: `not_found`. */
export const restore = async (ctx: ServiceContext, record: string, id: number): Promise<void> =>
  undoDeletion(ctx, await requireRestorable(ctx, record, id));
