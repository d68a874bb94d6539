import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isOnServer } from '#db/drizzle.ts';
import { recordPart } from '#db/journal/cause.ts';
import { partBelow } from '#db/journal/read-changes.ts';
import { reviveUndone, undoChanges, type UndoOptions, type Undone } from '#db/journal/undo.ts';
import { causes } from '#db/schema/index.ts';
import { giveWay } from '#db/writer/give-way.ts';
import { firstSize, nextSize } from '#db/writer/part-size.ts';
import { callCause, type ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { movedBy } from './moved.server.ts';
import { claimCause, requireUndoable } from './undo.server.ts';

type Range = { after: number; upTo: number };

type Options = UndoOptions & {
  /** Label of the undo. */
  label: string;
  /** Looks once more at what an undo has left, in place of refusing. */
  isAgain?: boolean;
  /** Carries out a part, with what must be true in its transaction. */
  within: <T>(ctx: ServiceContext, part: Range, act: () => Promise<T>) => Promise<T>;
};

/** A line of a file is a record, and a link or a tag of it. */
const CHANGES_A_LINE = 2;

const undos = alias(causes, 'undo');

/** The undo to go on with: one that was interrupted, or any one `isAgain`. */
async function openUndo(ctx: ServiceContext, causeId: number, isAgain: boolean): Promise<number | null> {
  const [undo] = await ctx.db
    .select({ id: undos.id, isUnderway: undos.isUnderway })
    .from(causes)
    .innerJoin(undos, eq(undos.id, causes.undoneBy))
    .where(eq(causes.id, causeId));
  return undo && (isAgain || undo.isUnderway) ? undo.id : null;
}

/** Ends an undo of several transactions; returns whether nobody else, asking for it too, was first. */
async function end({ db }: ServiceContext, undoId: number): Promise<boolean> {
  const ended = await db
    .update(causes)
    .set({ isUnderway: false })
    .where(and(eq(causes.id, undoId), eq(causes.isUnderway, true)))
    .returning({ id: causes.id });
  return ended.length > 0;
}

/**
 * As `undoCause`, in transactions of its own that let other writers in between, however much there is. One that was
 * interrupted goes on when it is asked for again. Errors: `not_found`, `already_undone`, `immutable`.
 */
export async function undoInParts(
  ctx: ServiceContext,
  causeId: number,
  { label, isAgain = false, within, ...options }: Options,
): Promise<Undone & { undoId: number }> {
  await requireUndoable(ctx, causeId);
  const moved = await movedBy(ctx, causeId);
  const isFar = isOnServer(ctx.db);
  const undone: Undone = { rows: new Set(), kept: new Map() };
  let undoId = await openUndo(ctx, causeId, isAgain);
  let [below, most] = [Number.MAX_SAFE_INTEGER, CHANGES_A_LINE * firstSize(isFar)];
  for (let isFirst = undoId === null; ; isFirst = false) {
    const startedAt = performance.now();
    const cause = { ...callCause(ctx, label), kind: 'undo', undoes: causeId, causeId: undoId } as const;
    const done = await recordPart(ctx.db, cause, async (tx, id) => {
      const inside = { ...ctx, db: tx };
      if (isFirst) await claimCause(inside, causeId, id);
      const part = await partBelow(tx, causeId, below, most);
      const isLast = part === undefined || part.many < most;
      const rows = new Set<string>();
      if (part) {
        const undoing = { ...options, ...moved, ...part, causeId, undoId: id, now: ctx.now };
        await within(inside, part, () => undoChanges(tx, undoing, { rows, kept: undone.kept }));
        await reviveUndone(tx, { causeId, rows });
      }
      if (isFirst && !isLast) await tx.update(causes).set({ isUnderway: true }).where(eq(causes.id, id));
      if (!isFirst && isLast && !(await end(inside, id)) && !isAgain) throw new AppError('already_undone');
      return { id, isLast, rows, after: part?.after ?? 0 };
    });
    undoId = done.id;
    for (const row of done.rows) undone.rows.add(row);
    if (done.isLast) return { ...undone, undoId };
    below = done.after + 1;
    most = nextSize(most, performance.now() - startedAt, isFar);
    await giveWay(startedAt);
  }
}
