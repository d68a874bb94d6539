import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

/** Returns the name of a stage; default stages are named in the current user's language. */
export const stageName = (stage: Pick<Stage, 'key' | 'name'>, tDynamic: Texts['tDynamic']): string =>
  stage.name ?? tDynamic(`leads:stages.${stage.key}`) ?? stage.key;

/** Returns the kind of a stage; a deleted stage counts as open. */
export const kindOf = (stages: readonly Stage[], { stage }: { stage: string }): Stage['kind'] =>
  stages.find(({ key }) => key === stage)?.kind ?? 'open';
