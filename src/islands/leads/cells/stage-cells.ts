import type { Opportunity, Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import type { Tabled } from '#islands/leads/records/record-list.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import type { CellField } from './cell-fields.ts';

/** The stage of an opportunity among those of its pipeline; a loss is left to the form, which asks for the reason. */
export const stageFields =
  (pipelines: readonly Pipeline[], { tDynamic }: Texts) =>
  (row: Tabled): CellField | undefined => {
    const { pipelineId, stage } = row as Opportunity;
    const stages = pipelines.find(({ id }) => id === pipelineId)?.stages ?? [];
    const offered = stages.filter(({ kind, key }) => kind !== 'lost' || key === stage);
    const choices = offered.map((each) => ({ id: each.key, label: stageName(each, tDynamic) }));
    const of = { kind: 'choice', of: choices.map(({ id }) => id) } as const;
    return choices.length === 0 ? undefined : { name: 'stage', of, choices };
  };
