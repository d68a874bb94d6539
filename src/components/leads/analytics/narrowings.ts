import type { Translate } from '#i18n/index.ts';

type Option = { id: string; label: string };
/** A choice beside the period; an empty value narrows nothing. */
export type Narrowing = { name: string; label: string; value: string; options: readonly Option[] };

type Given = {
  team: readonly { id: number; name: string }[];
  owner: string | undefined;
  pipelines: readonly Option[];
  pipelineId: number;
};

/** By owner where there is a team, and by pipeline where there are several. */
export function narrowings(t: Translate, { team, owner = '', pipelines, pipelineId }: Given): Narrowing[] {
  const everyone = { id: '', label: t('leads:analytics.everyone') };
  const nobody = { id: 'nobody', label: t('leads:owners.no.owner') };
  const people = team.map(({ id, name }) => ({ id: String(id), label: name }));
  const byOwner = {
    name: 'owner',
    label: t('leads:owners.owner'),
    value: owner,
    options: [everyone, ...people, nobody],
  };
  const byPipeline = {
    name: 'pipelineId',
    label: t('leads:opportunities.pipeline'),
    value: String(pipelineId),
    options: pipelines,
  };
  return [...(team.length > 0 ? [byOwner] : []), ...(pipelines.length > 1 ? [byPipeline] : [])];
}
