import { withoutJournal } from '#db/journal/cause.ts';
import { asc, eq } from 'drizzle-orm';
import { preparedRows } from '#db/rows.ts';
import { crmPipelines, crmStages } from '#db/schema/index.ts';
import { writeFaultIn } from '#db/errors.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { pipelineNameIn, stageNameIn } from '#features/leads/pipelines/pipeline.texts.ts';
import { stageText, type StageChoice } from '#features/leads/pipelines/stage-name.rules.ts';
import { DEFAULT_STAGES } from '#features/leads/leads.values.ts';
import type { Pipeline, Stage } from './opportunity.schema.ts';

const stageColumns = {
  key: crmStages.key,
  name: crmStages.name,
  kind: crmStages.kind,
  probability: crmStages.probability,
  position: crmStages.position,
  color: crmStages.color,
  staleDays: crmStages.staleDays,
  requiredFields: crmStages.requiredFields,
};

const findStages = preparedRows((rows) =>
  rows(crmPipelines)
    .select({ pipeline: crmPipelines, stage: stageColumns })
    .innerJoin(crmStages, eq(crmStages.pipelineId, crmPipelines.id))
    .orderBy(asc(crmPipelines.id), asc(crmStages.position)),
);

/** Returns the stored pipelines, oldest first, without writing. */
export async function storedPipelines(ctx: ServiceContext): Promise<Pipeline[]> {
  const rows = await findStages(ctx);
  const found = new Map<number, Pipeline>();
  for (const { pipeline, stage } of rows) {
    const { workspaceId: _, ...shown } = pipeline;
    const known = found.get(pipeline.id) ?? { ...shown, stages: [] };
    found.set(pipeline.id, { ...known, stages: [...known.stages, stage] });
  }
  return [...found.values()];
}

/** The stages that a pipeline begins with. */
export const defaultStages = (): Stage[] =>
  DEFAULT_STAGES.map(({ key, kind, probability }, position) => ({
    key,
    name: null,
    kind,
    probability,
    position,
    color: null,
    staleDays: null,
    requiredFields: [],
  }));

async function makeDefault(ctx: ServiceContext): Promise<void> {
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(crmPipelines)
    .insert({ name: null, createdAt: at, updatedAt: at })
    .returning({ id: crmPipelines.id });
  if (!made) throw new AppError('internal');
  await ctx.rows(crmStages).insert(defaultStages().map((stage) => ({ ...stage, pipelineId: made.id })));
}

/** A default pipeline to show while none can be stored, so that reads work on a read-only database. */
const unsavedDefault = (now: Date): Pipeline => ({
  id: 0,
  name: null,
  lostReasons: [],
  stages: defaultStages(),
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});

/** Returns the caller's pipelines, oldest first. Creates the default one on first use (product.md D12). */
export async function listPipelines(ctx: ServiceContext): Promise<Pipeline[]> {
  const found = await storedPipelines(ctx);
  if (found.length > 0) return found;
  // Made on the way by whoever looks first: no change of anybody's.
  const made = withoutJournal(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    // Of two concurrent first requests the second waits for the writer and finds the first one's pipeline.
    const meanwhile = await storedPipelines(inside);
    if (meanwhile.length > 0) return meanwhile;
    await makeDefault(inside);
    return storedPipelines(inside);
  });
  return made.catch((error: unknown) => {
    if (writeFaultIn(error) === undefined) throw error;
    return [unsavedDefault(ctx.now)];
  });
}

/** Returns the default pipeline without an id. Errors: `not_found`, also for one of another workspace. */
export async function requirePipeline(ctx: ServiceContext, id?: number | null): Promise<Pipeline> {
  return pipelineOf(await listPipelines(ctx), id);
}

/** As `requirePipeline`, of the caller's. */
export function pipelineOf(all: readonly Pipeline[], id?: number | null): Pipeline {
  const found = id === undefined || id === null ? all[0] : all.find((pipeline) => pipeline.id === id);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Returns the stages of all pipelines for filters across them: with their pipeline, where there are several. */
export async function everyStage(ctx: ServiceContext): Promise<StageChoice[]> {
  const all = await listPipelines(ctx);
  const [only] = all;
  if (only && all.length === 1) return only.stages.map(({ key, name }) => ({ key, name }));
  return all.flatMap((pipeline) =>
    pipeline.stages.map((stage) => {
      const own = stageNameIn(ctx.locale, stage);
      const name = `${pipelineNameIn(ctx.locale, pipeline)} · ${own}`;
      return { key: stageText(pipeline.id, stage.key), name, ofAll: { key: stage.key, name: own } };
    }),
  );
}

/** Errors: `invalid` on the field `stage`, for a stage that the pipeline does not have. */
export function requireStage({ stages }: Pipeline, key: string): Stage {
  const found = stages.find((stage) => stage.key === key);
  if (!found) throw new AppError('invalid', { fields: { stage: 'leads:opportunities.stageUnknown' } });
  return found;
}
