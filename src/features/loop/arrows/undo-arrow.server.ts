import { and, eq, gt, isNull } from 'drizzle-orm';
import { causes } from '#db/schema/index.ts';
import { undoCause } from '#features/accounts/journal/undo.server.ts';
import { settlingUndo } from '#features/leads/opportunities/around-cause.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';

const UNDO_HOURS = 24;

/**
 * Undoes an arrow within a day: what it made is deleted, as far as nothing else uses it, and what it changed is as it was
 * where nobody has changed it since. Errors: `not_found`, also for one undone before.
 */
export async function undoArrow(ctx: ServiceContext, id: number): Promise<void> {
  const since = new Date(ctx.now.getTime() - UNDO_HOURS * 3_600_000).toISOString();
  const isIt = and(
    eq(causes.id, id),
    eq(causes.workspaceId, ctx.workspace.id),
    eq(causes.kind, 'arrow'),
    isNull(causes.undoneBy),
    gt(causes.at, since),
  );
  if ((await ctx.db.$count(causes, isIt)) === 0) throw new AppError('not_found');
  await settlingUndo(ctx, { causeId: id }, () =>
    undoCause(ctx, id, { isByColumn: true, isEvenEdited: true, isTimeRestored: true }),
  );
}
