import { crmStageChanges } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { probabilityAfterMove } from './opportunity.rules.ts';
import type { Opportunity, Pipeline, Stage } from './opportunity.schema.ts';
import { requirePipeline, requireStage } from './pipeline.server.ts';

const isFilled = (text: string | null | undefined): boolean => text !== null && text !== undefined;

/** Requires a reason for a loss. Errors: `invalid`. */
export function requireReason(stage: Stage, lostReason: string | null | undefined): void {
  if (stage.kind === 'lost' && !isFilled(lostReason))
    throw new AppError('invalid', { fields: { lostReason: 'leads:opportunities.lostReasonRequired' } });
}

/** Returns the columns a stage determines: closing time and loss reason. */
export const closing = (stage: Stage, at: string, lostReason: string | null | undefined) => ({
  closedAt: stage.kind === 'open' ? null : at,
  lostReason: stage.kind === 'lost' ? (lostReason ?? null) : null,
});

export async function recordStageChange(
  ctx: ServiceContext,
  opportunityId: number,
  fromStage: string | null,
  toStage: string,
  pipelineId: number,
): Promise<void> {
  const { user, now } = ctx;
  await ctx.rows(crmStageChanges).insert({
    opportunityId,
    fromStage,
    toStage,
    pipelineId,
    userId: user.id,
    createdAt: now.toISOString(),
  });
}

/**
 * Returns the columns that a stage change sets, and writes its history. Errors: `invalid` for an unknown stage, and for
 * a loss without a reason; a loss imported without one may stay so.
 */
export async function stageColumns(
  ctx: ServiceContext,
  pipeline: Pipeline,
  current: Opportunity,
  key: string,
  lostReason: string | null | undefined,
  isReasonOptional = false,
) {
  const to = requireStage(pipeline, key);
  const reason = lostReason === undefined ? current.lostReason : lostReason;
  const isSamePlace = key === current.stage && pipeline.id === current.pipelineId;
  const isAsBefore = isSamePlace && reason === current.lostReason;
  if (!isAsBefore && !isReasonOptional) requireReason(to, reason);
  if (isSamePlace) return to.kind === 'lost' ? { lostReason: reason } : {};
  const { stages } = await requirePipeline(ctx, current.pipelineId);
  const from = stages.find((stage) => stage.key === current.stage);
  const at = ctx.now.toISOString();
  await recordStageChange(ctx, current.id, current.stage, key, pipeline.id);
  // One that was won or lost before keeps its day.
  const closedAt = to.kind === from?.kind ? (current.closedAt ?? at) : at;
  return {
    pipelineId: pipeline.id,
    stage: key,
    stageChangedAt: at,
    probability: probabilityAfterMove(current.probability, from, to),
    ...closing(to, closedAt, reason),
  };
}
