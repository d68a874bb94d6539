// One long file: stages that come and go, and the opportunities between them, are one transaction.
import { recordInWorkspace } from '#features/accounts/workspaces/workspace-log.server.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { crmOpportunities, crmPipelines, crmStages } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { nextUpdatedAt } from '#shared/dates/time.ts';
import { AppError } from '#shared/errors.ts';
import { LOCALES } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import type { Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import {
  defaultStages,
  listPipelines,
  pipelineOf,
  requirePipeline,
  requireStage,
} from '#features/leads/opportunities/pipeline.server.ts';
import { dealCounts, followProbability, moveDeals, stageLike } from './move-deals.server.ts';
import type { CreatePipeline, PipelineQuery, UpdatePipeline } from './pipeline.schema.ts';
import { pipelineNameIn, stageNameIn } from './pipeline.texts.ts';
import { MAX_PIPELINES } from '#shared/limits.ts';
import { refusal, soundStages } from './sound-stages.server.ts';

/** Returns the pipelines, the default one first. */
export async function showPipelines(
  ctx: ServiceContext,
  { count = false }: PipelineQuery,
): Promise<{ items: Pipeline[]; nextCursor: null }> {
  const items = await listPipelines(ctx);
  if (!count) return { items, nextCursor: null };
  const totalOf = await dealCounts(ctx);
  return {
    items: items.map((pipeline) => ({
      ...pipeline,
      stages: pipeline.stages.map((stage) => ({ ...stage, total: totalOf(pipeline.id, stage.key) })),
    })),
    nextCursor: null,
  };
}

/** Errors: `invalid` for a name that another pipeline of the workspace has, whatever its capitals, in either language. */
function requireFreeName(others: readonly Pipeline[], name: string): void {
  const isTaken = others.some((other) =>
    LOCALES.some((locale) => foldText(pipelineNameIn(locale, other)) === foldText(name)),
  );
  if (isTaken) throw refusal('name', 'pipelines:errors.nameTaken');
}

/** Errors: `invalid` for one that is there twice. */
function requireDistinct(reasons: readonly string[]): void {
  if (new Set(reasons.map(foldText)).size < reasons.length)
    throw refusal('lostReasons', 'errors:fields.repeated');
}

/** Errors: `invalid`, on the part that does not hold, and for one pipeline too many. */
export async function createPipeline(
  ctx: ServiceContext,
  { name, stages, lostReasons = [] }: CreatePipeline,
): Promise<Pipeline> {
  const all = await listPipelines(ctx);
  if (all.length >= MAX_PIPELINES)
    throw refusal('name', 'pipelines:errors.tooMany', { count: MAX_PIPELINES });
  requireFreeName(all, name);
  requireDistinct(lostReasons);
  const begun = defaultStages();
  const sound = stages ? await soundStages(ctx, stages, begun) : begun;
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(crmPipelines)
    .insert({ name, lostReasons, createdAt: at, updatedAt: at })
    .returning({ id: crmPipelines.id });
  if (!made) throw new AppError('internal');
  await ctx.rows(crmStages).insert(sound.map((stage) => ({ ...stage, pipelineId: made.id })));
  await recordInWorkspace(ctx, 'pipeline_added', { detail: name });
  return requirePipeline(ctx, made.id);
}

/**
 * Changes a pipeline; opportunities of a stage that is left out go to the one that `moves` names, and what nobody has
 * moved stays. Errors: as `createPipeline`; `invalid`, with how many opportunities stand there, for a stage that is left
 * out without a move and for one that is to have another kind; 409 with the current pipeline for a stale `updatedAt`.
 */
export async function updatePipeline(
  ctx: ServiceContext,
  id: number,
  { updatedAt: read, name, stages, moves = {}, lostReasons }: UpdatePipeline,
): Promise<Pipeline> {
  const all = await listPipelines(ctx);
  const was = pipelineOf(all, id);
  if (read !== undefined && read !== was.updatedAt) throw new AppError('stale', { extra: { current: was } });
  const others = all.filter((other) => other.id !== id);
  if (name !== undefined) requireFreeName(others, name);
  if (lostReasons) requireDistinct(lostReasons);
  if (stages) await changeStages(ctx, was, await soundStages(ctx, stages, was.stages), moves);
  await ctx
    .rows(crmPipelines)
    .update({
      ...(name !== undefined && { name }),
      ...(lostReasons && { lostReasons }),
      updatedAt: nextUpdatedAt(was.updatedAt, ctx.now),
    })
    .where(eq(crmPipelines.id, id));
  const detail = pipelineNameIn(ctx.locale, { name: name ?? was.name });
  await recordInWorkspace(ctx, 'pipeline_changed', { detail });
  return requirePipeline(ctx, id);
}

type Move = { from: Stage; to: Stage };

/** Returns where the opportunities of stages that are left out go. Errors: as `updatePipeline`. */
async function movesOf(
  ctx: ServiceContext,
  { id, stages: before }: Pipeline,
  next: readonly Stage[],
  moves: Readonly<Record<string, string>>,
): Promise<Move[]> {
  const totalOf = await dealCounts(ctx);
  const found: Move[] = [];
  for (const from of before) {
    const total = totalOf(id, from.key);
    if (total === 0) continue;
    const kept = next.find(({ key }) => key === from.key);
    const stage = stageNameIn(ctx.locale, from);
    if (kept && kept.kind !== from.kind)
      throw refusal(`stages.${kept.position}.kind`, 'pipelines:errors.kindInUse', { stage, total });
    if (kept) continue;
    const chosen = Object.hasOwn(moves, from.key) ? moves[from.key] : undefined;
    const to = next.find(({ key }) => key === chosen);
    if (!to) throw refusal(`moves.${from.key}`, 'pipelines:errors.dealsInStage', { stage, total });
    if (to.kind !== from.kind) throw refusal(`moves.${from.key}`, 'pipelines:errors.otherKind', { stage });
    found.push({ from, to });
  }
  return found;
}

const isSame = (one: Stage, other: Stage): boolean => JSON.stringify(one) === JSON.stringify(other);

/** New stages come first and old ones go last, so that no opportunity is ever without one, in an undo neither. */
async function changeStages(
  ctx: ServiceContext,
  was: Pipeline,
  next: readonly Stage[],
  chosen: Readonly<Record<string, string>>,
): Promise<void> {
  const moves = await movesOf(ctx, was, next, chosen);
  const isOne = (key: string) => and(eq(crmStages.pipelineId, was.id), eq(crmStages.key, key));
  for (const stage of next) {
    const old = was.stages.find(({ key }) => key === stage.key);
    if (!old) await ctx.rows(crmStages).insert({ ...stage, pipelineId: was.id });
    else if (!isSame(old, stage)) {
      await ctx.rows(crmStages).update(stage).where(isOne(stage.key));
      const place = { pipelineId: was.id, key: stage.key };
      await followProbability(ctx, place, old.probability, stage.probability);
    }
  }
  for (const { from, to } of moves)
    await moveDeals(ctx, { pipelineId: was.id, stage: from }, { pipelineId: was.id, stage: to });
  const gone = was.stages.flatMap(({ key }) => (next.some((stage) => stage.key === key) ? [] : [key]));
  if (gone.length > 0)
    await ctx
      .rows(crmStages)
      .delete()
      .where(and(eq(crmStages.pipelineId, was.id), inArray(crmStages.key, gone)));
}

type Target = { pipelineId: number; stage?: string | undefined };

/**
 * Deletes a pipeline; its opportunities go to another one, where each stays open, won or lost. Errors: `not_found`, also
 * for the other one; `last_pipeline`; `invalid` on `moveTo`, with how many opportunities stand there, without another one.
 */
export async function deletePipeline(
  ctx: ServiceContext,
  id: number,
  moveTo: Target | undefined,
): Promise<void> {
  const all = await listPipelines(ctx);
  const pipeline = pipelineOf(all, id);
  if (all.length === 1) throw new AppError('last_pipeline');
  const { stage } = crmOpportunities;
  const rows = await ctx
    .rows(crmOpportunities)
    .select({ key: stage })
    .where(eq(crmOpportunities.pipelineId, id))
    .groupBy(stage);
  if (rows.length > 0) {
    const total = await ctx.rows(crmOpportunities).count(eq(crmOpportunities.pipelineId, id));
    if (!moveTo) throw refusal('moveTo', 'pipelines:errors.dealsHere', { total });
    const target = pipelineOf(all, moveTo.pipelineId);
    if (target.id === id) throw refusal('moveTo', 'pipelines:errors.sameTarget');
    const chosen = moveTo.stage === undefined ? undefined : requireStage(target, moveTo.stage);
    if (chosen && chosen.kind !== 'open') throw refusal('moveTo', 'pipelines:errors.notOpen');
    for (const { key } of rows) {
      const from = pipeline.stages.find((each) => each.key === key);
      const to = (from?.kind ?? 'open') === 'open' ? chosen : undefined;
      const like = stageLike(target, from ?? { key, kind: 'open' });
      const place = to ?? like;
      if (!place) throw new AppError('internal');
      await moveDeals(
        ctx,
        { pipelineId: id, stage: from ?? { key, probability: place.probability } },
        { pipelineId: target.id, stage: place },
      );
    }
  }
  await ctx.rows(crmPipelines).delete().where(eq(crmPipelines.id, id));
  await recordInWorkspace(ctx, 'pipeline_deleted', { detail: pipelineNameIn(ctx.locale, pipeline) });
}
