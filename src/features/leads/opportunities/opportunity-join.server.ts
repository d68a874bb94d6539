import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Named } from './opportunity.schema.ts';
import { requireOpportunity } from './opportunity-rows.server.ts';
import { updateOpportunity } from './opportunity.server.ts';
import { requirePipeline, requireStage } from './pipeline.server.ts';

/**
 * Adds an enquiry or a lead to an open opportunity, and its contact and company where it has none. Errors: `not_found`,
 * `invalid`.
 */
export async function joinOpportunity(
  ctx: ServiceContext,
  id: number,
  { contactId, companyId }: { contactId: number; companyId: number | null },
): Promise<Named> {
  const known = await requireOpportunity(ctx, id);
  const pipeline = await requirePipeline(ctx, known.pipelineId);
  if (requireStage(pipeline, known.stage).kind !== 'open')
    throw new AppError('invalid', { fields: { opportunityId: 'leads:inbox.opportunityClosed' } });
  await updateOpportunity(ctx, id, {
    ...(known.contactId === null && { contactId }),
    ...(known.companyId === null && companyId !== null && { companyId }),
  });
  return { id, name: known.title };
}
