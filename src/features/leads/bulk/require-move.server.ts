import { listPipelines, pipelineOf } from '#features/leads/opportunities/pipeline.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { OpportunityBulk } from './bulk.schema.ts';

/**
 * Rejects a stage that no pipeline has, or the named one has not, and a loss without a reason, before any record is moved.
 */
export async function requireMove(ctx: ServiceContext, body: OpportunityBulk): Promise<void> {
  if (!('set' in body)) return;
  const { stage: key, pipelineId, lostReason } = body.set;
  if (key === undefined && pipelineId === undefined) return;
  const all = await listPipelines(ctx);
  const asked = pipelineId === undefined ? all : [pipelineOf(all, pipelineId)];
  if (key === undefined) throw new AppError('invalid', { fields: { 'set.stage': 'errors:fields.required' } });
  const stages = asked.flatMap((each) => each.stages.filter((one) => one.key === key));
  if (stages.length === 0)
    throw new AppError('invalid', { fields: { stage: 'leads:opportunities.stageUnknown' } });
  if (stages.some(({ kind }) => kind === 'lost') && !lostReason)
    throw new AppError('invalid', { fields: { 'set.lostReason': 'leads:opportunities.lostReasonRequired' } });
}
