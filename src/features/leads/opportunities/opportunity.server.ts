import { asc, eq } from 'drizzle-orm';
import { commitWithLast } from '#db/commit-with-last.ts';
import { nextId } from '#db/next-id.ts';
import { crmOpportunities, crmStageChanges } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { allInOrder } from '#shared/all-in-order.ts';
import { foldText } from '#shared/text.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { typedCompanyId } from '#features/leads/companies/company.server.ts';
import { leadsToSettle } from './lead-outcome.server.ts';
import type {
  CreateOpportunity,
  Opportunity,
  OpportunityDetail,
  UpdateOpportunity,
} from './opportunity.schema.ts';
import { requireOpportunity, topPosition } from './opportunity-rows.server.ts';
import { POSITION_GAP } from './opportunity.values.ts';
import { listPipelines, pipelineOf, requirePipeline, requireStage } from './pipeline.server.ts';
import { closing, recordStageChange, requireReason, stageColumns } from './stage-change.server.ts';
import { completeLinks, requireLinks } from '#features/leads/timeline/record-links.server.ts';

/** Extra fields of deals imported from other programs, which may lack the reason of a loss. */
export type OpportunityHistory = { createdAt: string | null; closedAt: string | null };

export type People = { contactId: number; companyId: number | null };

/**
 * Errors: `not_found` for a contact, company or pipeline of another workspace, `invalid` for an unknown stage, and for
 * a loss without a reason unless `history` is given.
 */
export const createOpportunity = (
  ctx: ServiceContext,
  input: CreateOpportunity,
  history?: OpportunityHistory,
): Promise<Opportunity> =>
  commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const id = await storeOpportunity(inside, input, { history });
    return () => requireOpportunity(inside, id);
  });

/** As `createOpportunity`, in the caller's transaction; `people` are being stored beside it. Returns the id. */
export async function storeOpportunity(
  ctx: ServiceContext,
  input: CreateOpportunity,
  { history, people }: { history?: OpportunityHistory | undefined; people?: Promise<People> } = {},
): Promise<number> {
  const { db } = ctx;
  const { pipelineId, stage: key, probability, lostReason, companyName, ...given } = input;
  const workspaceId = ctx.workspace.id;
  const placed = requirePipeline(ctx, pipelineId).then((pipeline) => {
    const stage = key ? requireStage(pipeline, key) : pipeline.stages[0];
    if (!stage) throw new AppError('internal');
    if (!history) requireReason(stage, lostReason);
    return { pipeline, stage };
  });
  const linked = typedCompanyId(ctx, { ...given, companyName }).then((typed) => {
    const fields = { ...given, companyId: typed };
    const around = { contacts: [fields.contactId], companies: [typed] };
    return allInOrder([fields, completeLinks(ctx, workspaceId, fields), leadsToSettle(ctx, around)]);
  });
  const [{ pipeline, stage }, [fields, links, settle], id] = await allInOrder([
    placed,
    linked,
    nextId(db, crmOpportunities),
  ]);
  const { contactId, companyId } = people ? await people : links;
  const at = ctx.now.toISOString();
  const createdAt = history?.createdAt ?? at;
  const movedAt = (stage.kind === 'open' ? null : history?.closedAt) ?? createdAt;
  const row = {
    ...fields,
    id,
    contactId,
    companyId,
    workspaceId,
    userId: ctx.user.id,
    titleKey: foldText(fields.title),
    pipelineId: pipeline.id,
    stage: stage.key,
    position: topPosition(pipeline.id, stage.key, POSITION_GAP),
    probability: probability ?? stage.probability,
    ...closing(stage, movedAt, lostReason),
    stageChangedAt: movedAt,
    createdAt,
    updatedAt: at,
  };
  await db.insert(crmOpportunities).values(row);
  await settle({ contacts: [contactId], companies: [companyId] });
  await recordStageChange({ ...ctx, now: new Date(movedAt) }, workspaceId, id, null, stage.key);
  return id;
}

export async function findOpportunity(ctx: ServiceContext, id: number): Promise<OpportunityDetail> {
  const [opportunity, history] = await Promise.all([
    requireOpportunity(ctx, id),
    ctx.db
      .select({
        fromStage: crmStageChanges.fromStage,
        toStage: crmStageChanges.toStage,
        createdAt: crmStageChanges.createdAt,
      })
      .from(crmStageChanges)
      .where(eq(crmStageChanges.opportunityId, id))
      .orderBy(asc(crmStageChanges.id)),
  ]);
  return { ...opportunity, history };
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). */
export async function updateOpportunity(
  ctx: ServiceContext,
  id: number,
  input: UpdateOpportunity,
  { isReasonOptional = false } = {},
): Promise<Opportunity> {
  const { updatedAt: read, stage = undefined, lostReason, probability, companyName, ...given } = input;
  const workspaceId = ctx.workspace.id;
  return commitWithLast(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const known = requireOpportunity(inside, id).then((current) => {
      if (read === undefined || read === current.updatedAt) return current;
      throw new AppError('stale', { extra: { current } });
    });
    const linked = typedCompanyId(inside, { ...given, companyName }).then((typed) => {
      const around = { opportunities: [id], contacts: [given.contactId], companies: [typed] };
      return allInOrder([typed, leadsToSettle(inside, around)]);
    });
    const [current, , [companyId, settle], pipelines] = await allInOrder([
      known,
      requireLinks(inside, workspaceId, given),
      linked,
      listPipelines(inside),
    ]);
    const changes = { ...given, ...(companyId !== undefined && { companyId }) };
    const pipeline = pipelineOf(pipelines, current.pipelineId);
    const key = stage ?? current.stage;
    const moved = await stageColumns(inside, pipeline, current, key, lostReason, isReasonOptional);
    const isMoved = 'stage' in moved;
    const own = probability === null ? requireStage(pipeline, key).probability : probability;
    const set = {
      ...changes,
      ...(changes.title !== undefined && { titleKey: foldText(changes.title) }),
      ...moved,
      ...(isMoved && { position: topPosition(current.pipelineId, moved.stage, POSITION_GAP) }),
      ...(typeof own === 'number' && { probability: own }),
      updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
    };
    await tx.update(crmOpportunities).set(set).where(eq(crmOpportunities.id, id));
    await settle({
      contacts: [current.contactId, changes.contactId],
      companies: [current.companyId, changes.companyId],
    });
    return () => requireOpportunity(inside, id);
  });
}
