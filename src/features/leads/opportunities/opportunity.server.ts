import { asc, eq } from 'drizzle-orm';
import { crmOpportunities, crmStageChanges } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { foldText } from '#shared/texts/text.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { ownerOfNew, requireMember } from '#features/leads/owners/owner.server.ts';
import { changedCustomFields, newCustomFields } from '#features/leads/fields/custom-values.server.ts';
import { typedCompanyId } from '#features/leads/companies/company.server.ts';
import { settlingLeads } from './lead-outcome.server.ts';
import { contactsOf } from './opportunity-contacts.server.ts';
import type {
  CreateOpportunity,
  Opportunity,
  OpportunityDetail,
  Pipeline,
  UpdateOpportunity,
} from './opportunity.schema.ts';
import { requireOpportunity, topPosition } from './opportunity-rows.server.ts';
import { POSITION_GAP } from './opportunity.values.ts';
import { listPipelines, pipelineOf, requirePipeline, requireStage } from './pipeline.server.ts';
import { closing, recordStageChange, requireReason, stageColumns } from './stage-change.server.ts';
import { stageLike } from '#features/leads/pipelines/move-deals.server.ts';
import { requireEntry } from '#features/leads/pipelines/required-fields.server.ts';
import { completeLinks, requireLinks } from '#features/leads/timeline/record-links.server.ts';

/** Extra fields of deals imported from other programs, which may lack the reason of a loss. */
export type OpportunityHistory = { createdAt: string | null; closedAt: string | null };

/**
 * Errors: `not_found` for a contact, company or pipeline of another workspace, `invalid` for an unknown stage, and for
 * a loss without a reason unless `history` is given.
 */
export async function createOpportunity(
  ctx: ServiceContext,
  input: CreateOpportunity,
  history?: OpportunityHistory,
): Promise<Opportunity> {
  return requireOpportunity(ctx, await storeOpportunity(ctx, input, { history, isComplete: !history }));
}

/** As `createOpportunity`, for which a field that has to be filled in may be empty; returns the id. */
export async function storeOpportunity(
  ctx: ServiceContext,
  input: CreateOpportunity,
  { history, isComplete = false }: { history?: OpportunityHistory | undefined; isComplete?: boolean } = {},
): Promise<number> {
  const { pipelineId, stage: key, probability, lostReason, companyName, ...given } = input;
  const pipeline = await requirePipeline(ctx, pipelineId);
  const stage = key ? requireStage(pipeline, key) : pipeline.stages.find(({ kind }) => kind === 'open');
  if (!stage) throw new AppError('internal');
  if (!history) requireReason(stage, lostReason);
  const ownerId = await ownerOfNew(ctx, 'ownerId', given.ownerId);
  const typed = await typedCompanyId(ctx, { ...given, companyName });
  const { contactId, companyId } = await completeLinks(ctx, { ...given, companyId: typed });
  const customFields = await newCustomFields(ctx, 'opportunity', given.customFields, isComplete);
  if (isComplete) await requireEntry(ctx, stage, { ...given, contactId, companyId, customFields });
  const at = ctx.now.toISOString();
  const createdAt = history?.createdAt ?? at;
  const movedAt = (stage.kind === 'open' ? null : history?.closedAt) ?? createdAt;
  const store = () =>
    ctx
      .rows(crmOpportunities)
      .insert({
        ...given,
        customFields,
        contactId,
        companyId,
        ownerId,
        userId: ctx.user.id,
        titleKey: foldText(given.title),
        pipelineId: pipeline.id,
        stage: stage.key,
        position: topPosition(pipeline.id, stage.key, POSITION_GAP),
        probability: probability ?? stage.probability,
        ...closing(stage, movedAt, lostReason),
        stageChangedAt: movedAt,
        createdAt,
        updatedAt: at,
      })
      .returning({ id: crmOpportunities.id });
  const [made] = await settlingLeads(ctx, { contacts: [contactId], companies: [companyId] }, store);
  if (!made) throw new AppError('internal');
  await recordStageChange({ ...ctx, now: new Date(movedAt) }, made.id, null, stage.key, pipeline.id);
  return made.id;
}

export async function findOpportunity(ctx: ServiceContext, id: number): Promise<OpportunityDetail> {
  const opportunity = await requireOpportunity(ctx, id);
  const { fromStage, toStage, createdAt, opportunityId } = crmStageChanges;
  const history = await ctx
    .rows(crmStageChanges)
    .select({ fromStage, toStage, createdAt })
    .where(eq(opportunityId, id))
    .orderBy(asc(crmStageChanges.id));
  const contacts = (await contactsOf(ctx, [id])).get(id) ?? [];
  return { ...opportunity, history, contacts };
}

/**
 * Returns 409 with the current record for a stale `updatedAt` (api.md). Errors: `invalid` on the fields that a new stage
 * requires; what comes from a file is not asked for them, nor for the reason of a loss.
 */
export async function updateOpportunity(
  ctx: ServiceContext,
  id: number,
  input: UpdateOpportunity,
  { isImport = false } = {},
): Promise<Opportunity> {
  const { updatedAt: read, pipelineId, stage, lostReason, probability, companyName, ...given } = input;
  const current = await requireOpportunity(ctx, id);
  if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
  await requireLinks(ctx, given);
  await requireMember(ctx, 'ownerId', given.ownerId);
  const companyId = await typedCompanyId(ctx, { ...given, companyName });
  const { pipeline, key } = await placeOf(ctx, current, { pipelineId, stage });
  const around = {
    opportunities: [id],
    contacts: [current.contactId, given.contactId],
    companies: [current.companyId, companyId],
  };
  const fields = await changedCustomFields(ctx, 'opportunity', id, given.customFields);
  const customFields = fields.customFields ?? current.customFields;
  if (key !== current.stage || pipeline.id !== current.pipelineId) {
    const entering = { ...current, ...given, ...(companyId !== undefined && { companyId }), customFields };
    if (!isImport) await requireEntry(ctx, requireStage(pipeline, key), entering);
  }
  await settlingLeads(ctx, around, async () => {
    const moved = await stageColumns(ctx, pipeline, current, key, lostReason, isImport);
    const own = probability === null ? requireStage(pipeline, key).probability : probability;
    await ctx
      .rows(crmOpportunities)
      .update({
        ...given,
        ...fields,
        ...(companyId !== undefined && { companyId }),
        ...(given.title !== undefined && { titleKey: foldText(given.title) }),
        ...moved,
        ...('stage' in moved && { position: topPosition(pipeline.id, moved.stage, POSITION_GAP) }),
        ...(typeof own === 'number' && { probability: own }),
        updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
      })
      .where(eq(crmOpportunities.id, id));
  });
  return requireOpportunity(ctx, id);
}

/** Returns where an opportunity is to be; in another pipeline, without a stage, in the one like its own. */
async function placeOf(
  ctx: ServiceContext,
  current: Opportunity,
  { pipelineId = current.pipelineId, stage }: Pick<UpdateOpportunity, 'pipelineId' | 'stage'>,
): Promise<{ pipeline: Pipeline; key: string }> {
  const all = await listPipelines(ctx);
  const pipeline = pipelineOf(all, pipelineId);
  if (stage !== undefined) return { pipeline, key: stage };
  if (pipeline.id === current.pipelineId) return { pipeline, key: current.stage };
  const own = pipelineOf(all, current.pipelineId).stages.find(({ key }) => key === current.stage);
  const like = stageLike(pipeline, own ?? { key: current.stage, kind: 'open' });
  return { pipeline, key: like?.key ?? current.stage };
}
