import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

/** A stage that nobody has named is called what the reader's language calls it. */
export const stageName = (stage: Pick<Stage, 'key' | 'name'>, tDynamic: Texts['tDynamic']): string =>
  stage.name ?? tDynamic(`leads:stages.${stage.key}`) ?? stage.key;

/** A stage that is not there any more counts as open. */
export const kindOf = (stages: readonly Stage[], { stage }: { stage: string }): Stage['kind'] =>
  stages.find(({ key }) => key === stage)?.kind ?? 'open';
