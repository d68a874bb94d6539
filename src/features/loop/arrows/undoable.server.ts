import { eq, type SQL } from 'drizzle-orm';
import { closeCause, describeCause, openCause, openCauseId } from '#db/journal/cause.ts';
import { changes } from '#db/schema/index.ts';
import { found, isFound } from '#kernel/api/found.ts';
import { callCause, type ServiceContext } from '#kernel/context.ts';
import type { Undoable } from './undo.schema.ts';

const hasChanges = async ({ db }: ServiceContext, causeId: number | SQL): Promise<boolean> =>
  (await db.$count(changes, eq(changes.causeId, causeId))) > 0;

/** Makes the open cause that of an arrow, or opens one where the call has changed something before its arrow. */
async function arrowCause(ctx: ServiceContext): Promise<number | null> {
  if (!(await hasChanges(ctx, openCauseId))) return describeCause(ctx.db, { kind: 'arrow' });
  await closeCause(ctx.db);
  return openCause(ctx.db, { ...callCause(ctx, 'POST /api/loop'), kind: 'arrow' });
}

/** Carries out an arrow, which can be undone for a day. One that found what it would make changes nothing. */
export async function undoable<T extends object>(
  ctx: ServiceContext,
  act: (ctx: ServiceContext) => Promise<T>,
): Promise<T & Undoable> {
  const causeId = await arrowCause(ctx);
  const answer = await act(ctx);
  if (isFound(answer)) return found({ ...answer, undoId: null });
  const isNothing = causeId === null || !(await hasChanges(ctx, causeId));
  return { ...answer, undoId: isNothing ? null : causeId };
}
