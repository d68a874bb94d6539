import { asc, eq } from 'drizzle-orm';
import { crmOpportunities, crmStageChanges } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { foldText } from '#shared/text.ts';
import { nextUpdatedAt } from '#shared/time.ts';
import { typedCompanyId } from '#features/leads/companies/company.server.ts';
import { settlingLeads } from './lead-outcome.server.ts';
import { probabilityAfterMove } from './opportunity.rules.ts';
import type {
  CreateOpportunity,
  Opportunity,
  OpportunityDetail,
  Stage,
  UpdateOpportunity,
} from './opportunity.schema.ts';
import { requireOpportunity, topPosition } from './opportunity-rows.server.ts';
import { POSITION_GAP } from './opportunity.values.ts';
import { requirePipeline, requireStage, stagesOf } from './pipeline.server.ts';
import { completeLinks, requireLinks } from '#features/leads/timeline/record-links.server.ts';

const isFilled = (text: string | null | undefined): boolean => text !== null && text !== undefined;

/** Requires a reason for a loss. Errors: `invalid`. */
function requireReason(stage: Stage, lostReason: string | null | undefined): void {
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
  workspaceId: number,
  opportunityId: number,
  fromStage: string | null,
  toStage: string,
): Promise<void> {
  const { user, now } = ctx;
  await ctx.db.insert(crmStageChanges).values({
    workspaceId,
    opportunityId,
    fromStage,
    toStage,
    userId: user.id,
    createdAt: now.toISOString(),
  });
}

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
  const { pipelineId, stage: key, probability, lostReason, companyName, ...given } = input;
  const pipeline = await requirePipeline(ctx, pipelineId);
  const stage = key ? requireStage(pipeline, key) : pipeline.stages[0];
  if (!stage) throw new AppError('internal');
  if (!history) requireReason(stage, lostReason);
  const workspaceId = await ownWorkspaceId(ctx);
  const at = ctx.now.toISOString();
  const createdAt = history?.createdAt ?? at;
  const movedAt = (stage.kind === 'open' ? null : history?.closedAt) ?? createdAt;
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const fields = { ...given, companyId: await typedCompanyId(inside, { ...given, companyName }) };
    const { contactId, companyId } = await completeLinks(inside, workspaceId, fields);
    const row = {
      ...fields,
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
    const [made] = await settlingLeads(inside, { contacts: [contactId], companies: [companyId] }, () =>
      tx.insert(crmOpportunities).values(row).returning({ id: crmOpportunities.id }),
    );
    if (!made) throw new AppError('internal');
    await recordStageChange({ ...inside, now: new Date(movedAt) }, workspaceId, made.id, null, stage.key);
    return requireOpportunity(inside, made.id);
  });
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

/**
 * Returns the columns that a stage change sets, and writes its history. Errors: `invalid` for an unknown stage, and for
 * a loss without a reason; a loss imported without one may stay so.
 */
export async function stageColumns(
  ctx: ServiceContext,
  current: Opportunity,
  key: string,
  lostReason: string | null | undefined,
  isReasonOptional = false,
) {
  const pipeline = await requirePipeline(ctx, current.pipelineId);
  const to = requireStage(pipeline, key);
  const reason = lostReason === undefined ? current.lostReason : lostReason;
  const isAsBefore = key === current.stage && reason === current.lostReason;
  if (!isAsBefore && !isReasonOptional) requireReason(to, reason);
  if (key === current.stage) return to.kind === 'lost' ? { lostReason: reason } : {};
  const from = pipeline.stages.find((stage) => stage.key === current.stage);
  const at = ctx.now.toISOString();
  await recordStageChange(ctx, await ownWorkspaceId(ctx), current.id, current.stage, key);
  return {
    stage: key,
    stageChangedAt: at,
    probability: probabilityAfterMove(current.probability, from, to),
    ...closing(to, at, reason),
  };
}

/** Returns 409 with the current record for a stale `updatedAt` (api.md). */
export async function updateOpportunity(
  ctx: ServiceContext,
  id: number,
  input: UpdateOpportunity,
  { isReasonOptional = false } = {},
): Promise<Opportunity> {
  const { updatedAt: read, stage = undefined, lostReason, probability, companyName, ...given } = input;
  const workspaceId = await ownWorkspaceId(ctx);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const current = await requireOpportunity(inside, id);
    if (read !== undefined && read !== current.updatedAt) throw new AppError('stale', { extra: { current } });
    await requireLinks(inside, workspaceId, given);
    const companyId = await typedCompanyId(inside, { ...given, companyName });
    const changes = { ...given, ...(companyId !== undefined && { companyId }) };
    const moved = await stageColumns(inside, current, stage ?? current.stage, lostReason, isReasonOptional);
    const isMoved = 'stage' in moved;
    const stages = probability === null ? await stagesOf(tx, current.pipelineId) : [];
    const own = stages.find(({ key }) => key === (stage ?? current.stage))?.probability ?? probability;
    const set = {
      ...changes,
      ...(changes.title !== undefined && { titleKey: foldText(changes.title) }),
      ...moved,
      ...(isMoved && { position: topPosition(current.pipelineId, moved.stage, POSITION_GAP) }),
      ...(typeof own === 'number' && { probability: own }),
      updatedAt: nextUpdatedAt(current.updatedAt, ctx.now),
    };
    const around = {
      contacts: [current.contactId, changes.contactId],
      companies: [current.companyId, changes.companyId],
    };
    await settlingLeads(inside, around, () =>
      tx.update(crmOpportunities).set(set).where(eq(crmOpportunities.id, id)),
    );
    return requireOpportunity(inside, id);
  });
}
