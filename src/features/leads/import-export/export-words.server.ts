import type { LeadSource } from '#shared/lead-sources.ts';
import type { ContactPart } from '#features/leads/leads.values.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { wordsOf } from '#kernel/api/problem.ts';
import type { Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import type { ImportKind } from '#features/leads/import-export/reading/fields.values.ts';
import { pipelineNameIn } from '#features/leads/pipelines/pipeline.texts.ts';
import { storedPipelines } from '#features/leads/opportunities/pipeline.server.ts';

/** Stages, sources and choices as the reader's screens show them; the import accepts all languages. */
export type Words = {
  source: (source: LeadSource) => string;
  choice: (kind: ImportKind, field: string, value: string) => string;
  yes: string;
  no: string;
  part: (part: ContactPart) => string;
  stage: (of: Pick<Opportunity, 'pipelineId' | 'stage'>) => string;
  pipeline: (of: Pick<Opportunity, 'pipelineId'>) => string | null;
};

export async function wordsFor(ctx: ServiceContext): Promise<Words> {
  const say = (key: string, otherwise: string): string => {
    const { word = key } = wordsOf({ word: key }, ctx.locale);
    return word === key ? otherwise : word;
  };
  const pipelines = await storedPipelines(ctx);
  const names = new Map(pipelines.map((each) => [each.id, pipelineNameIn(ctx.locale, each)]));
  const stages = new Map(
    pipelines.flatMap((pipeline) =>
      pipeline.stages.map(({ key, name }): [string, string] => [
        `${pipeline.id} ${key}`,
        name ?? say(`leads:stages.${key}`, key),
      ]),
    ),
  );
  return {
    part: (part) => say(`leads:people.parts.${part}`, part),
    yes: say('leads:common.yes', 'yes'),
    no: say('leads:common.no', 'no'),
    choice: (kind, field, value) => say(`leads:${kind}.choices.${field}.${value}`, value),
    source: (source) => say(`leads:sources.${source}`, source),
    pipeline: ({ pipelineId }) => names.get(pipelineId) ?? null,
    stage: ({ pipelineId, stage }) => stages.get(`${pipelineId} ${stage}`) ?? stage,
  };
}
