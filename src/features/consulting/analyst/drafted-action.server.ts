import { eq } from 'drizzle-orm';
import { analystReadings, analystRuns, problems } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { OWN_PREFIX } from '#features/consulting/report/draft/own-blocks.rules.ts';
import { asOwnText } from './own-action.texts.ts';
import { putOwnBlock } from './own-block.server.ts';
import { seenAs } from './run-rows.server.ts';

/**
 * A person accepts the action that a model drafted for a problem: it becomes a recommendation of their own in the draft
 * of the report. False where none is proposed, or the problem has changed since. Errors: those of `putOwnBlock`.
 */
export async function takeDraftedAction(
  ctx: ServiceContext,
  problemId: number,
): Promise<{ isTaken: boolean }> {
  const [problem] = await ctx
    .rows(problems)
    .select({ companyId: problems.companyId, description: problems.description })
    .where(eq(problems.id, problemId));
  if (!problem) throw new AppError('not_found');
  const [found] = await ctx
    .rows(analystReadings)
    .select({
      id: analystReadings.id,
      seen: analystReadings.seen,
      reading: analystReadings.reading,
      language: analystRuns.language,
    })
    .innerJoin(analystRuns, eq(analystRuns.id, analystReadings.runId))
    .where(eq(analystReadings.problemId, problemId));
  const draft = found?.reading?.draft;
  if (!found?.reading || !draft || found.seen !== seenAs(problem.description)) return { isTaken: false };
  const own = asOwnText(draft, found.language);
  await putOwnBlock(ctx, problem.companyId, found.language, {
    id: `${OWN_PREFIX}analyst-${problemId}`,
    own,
    isHidden: false,
    seen: null,
  });
  // It is the consultant's now, and is not proposed again.
  await ctx
    .rows(analystReadings)
    .update({ reading: { ...found.reading, draft: null }, updatedAt: ctx.now.toISOString() })
    .where(eq(analystReadings.id, found.id));
  return { isTaken: true };
}
