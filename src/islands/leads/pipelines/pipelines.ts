import { createContext, use } from 'react';
import type { Pipeline, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

/** Of the workspace, the default one first, on the pages that show opportunities. */
export const PipelinesContext = createContext<readonly Pipeline[]>([]);
export const usePipelines = (): readonly Pipeline[] => use(PipelinesContext);

/** The stages of a pipeline; of the default one where it is gone. */
export const stagesOf = (pipelines: readonly Pipeline[], id: number | undefined): readonly Stage[] =>
  (pipelines.find((pipeline) => pipeline.id === id) ?? pipelines[0])?.stages ?? [];

export const pipelineName = ({ name }: Pick<Pipeline, 'name'>, t: Texts['t']): string =>
  name ?? t('leads:settings.defaultPipeline');

/** The pipelines as choices. */
export const pipelineOptions = (pipelines: readonly Pick<Pipeline, 'id' | 'name'>[], t: Texts['t']) =>
  pipelines.map((pipeline) => ({ id: String(pipeline.id), label: pipelineName(pipeline, t) }));

/** The name of a stage in a history, whose pipeline may be another one by now. */
export function pastStage(
  pipelines: readonly Pipeline[],
  pipelineId: number,
  key: string,
  tDynamic: Texts['tDynamic'],
): string {
  const own = pipelines.filter(({ id }) => id === pipelineId);
  const found = [...own, ...pipelines].flatMap(({ stages }) => stages).find((stage) => stage.key === key);
  return stageName(found ?? { key, name: null }, tDynamic);
}

/** The stage in which an opportunity stands in another pipeline: of the same key, else the first of the same kind. */
export function stageLike(stages: readonly Stage[], like: Stage | undefined): Stage | undefined {
  const ofKind = stages.filter(({ kind }) => kind === (like?.kind ?? 'open'));
  return ofKind.find(({ key }) => key === like?.key) ?? ofKind[0];
}

/** Number of opportunities in a pipeline that was asked for with them. */
export const dealsIn = ({ stages }: Pick<Pipeline, 'stages'>): number =>
  stages.reduce((all, { total = 0 }) => all + total, 0);
