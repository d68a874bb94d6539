import { undoInParts } from '#features/accounts/journal/undo-parts.server.ts';
import { settlingUndo } from '#features/leads/opportunities/around-cause.server.ts';
import { caused } from '#kernel/api/caused.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { authorsOf } from './changes.server.ts';
import type { UndoneAnswer } from './journal.schema.ts';

/**
 * Takes back what a cause has changed, and tells what it has left as it is, with who changed it since. Errors:
 * `not_found`, `already_undone`, `immutable`.
 */
export async function undoAnyCause(ctx: ServiceContext, causeId: number): Promise<UndoneAnswer> {
  const { undoId, rows, kept } = await undoInParts(ctx, causeId, {
    label: 'POST /api/causes/{id}/undo',
    within: (inside, part, undo) => settlingUndo(inside, { causeId, ...part }, undo),
  });
  const left = [...kept.values()];
  const authors = await authorsOf(
    ctx,
    left.flatMap(({ changeId }) => changeId ?? []),
  );
  return caused(undoId, {
    causeId: undoId,
    undone: rows.size,
    kept: left.map(({ record, id, reason, changeId }) => {
      const author = changeId === null ? undefined : authors.get(changeId);
      return { record, id, reason, by: author?.by ?? null, at: author?.at ?? null };
    }),
  });
}
