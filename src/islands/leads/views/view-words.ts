import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { COMMON_CURRENCIES } from '#features/leads/opportunities/opportunity.values.ts';
import type { StageChoice } from '#features/leads/pipelines/stage-name.rules.ts';
import {
  customName,
  definedOf,
  isArrival,
  viewFieldOf,
  type FilterKind,
  type Operator,
  type ViewKind,
} from '#features/leads/views/view-fields.values.ts';
import type { Option } from '#islands/ui/Select.tsx';
import type { Texts } from '#islands/ui/make-texts.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import { pipelineOptions } from '#islands/leads/pipelines/pipelines.ts';
import type { Team } from '#islands/leads/owners/team.ts';

export const AREAS = {
  contact: 'contacts',
  company: 'companies',
  opportunity: 'opportunities',
  task: 'tasks',
  communication: 'communications',
} as const;

/** The address of a list as a view shows it. */
export const listOfView = (kind: ViewKind, id: number): string =>
  `/leadmanager/${AREAS[kind]}?${kind === 'opportunity' ? 'view=table&' : ''}view=${id}`;

/** Words of choices that stand under a name of their own. */
const WORDS: Readonly<Record<string, string>> = {
  recurrence: 'leads:tasks.recurrences',
  type: 'leads:communications.types',
  direction: 'leads:communications.directions',
  status: 'leads:communications.statuses',
};

/** Names that a condition may choose between. */
export type Choices = {
  tags: readonly string[];
  stages: readonly StageChoice[];
  pipelines: readonly Pick<Pipeline, 'id' | 'name'>[];
  team: Team;
};

/** The records of a view, and the fields that their workspace defines. */
type Of = { kind: FilterKind; own: Team['fields'] };

export function fieldLabel({ kind, own: fields }: Of, field: string, { t, tDynamic }: Texts): string {
  const defined = definedOf(kind, field, fields);
  if (defined) return defined.label;
  const own = customName(field);
  if (own !== undefined) return t('views:custom', { name: own });
  if (isArrival(kind)) return tDynamic(`views:arrivals.${field}`) ?? field;
  return tDynamic(`views:fields.${field}`) ?? tDynamic(`leads:${AREAS[kind]}.${field}`) ?? field;
}

const OWN_WORDS = { deals: 'ofDeals', past: 'ofPast' } as const;

export function operatorLabel(
  { kind, own: fields }: Of,
  field: string,
  is: Operator,
  { t, tDynamic }: Texts,
): string {
  const type = viewFieldOf(kind, field, fields)?.type;
  const own = type === 'deals' || type === 'past' ? tDynamic(`views:${OWN_WORDS[type]}.${is}`) : undefined;
  return own ?? t(`views:is.${is}`);
}

function choicesOf(
  kind: FilterKind,
  field: string,
  { tags, stages, pipelines, team }: Choices,
  texts: Texts,
): Option<string>[] {
  const { t, tDynamic } = texts;
  const known = viewFieldOf(kind, field, team.fields);
  const defined = definedOf(kind, field, team.fields);
  if (defined && defined.options.length > 0)
    return defined.options.map(({ key, label }) => ({ id: key, label }));
  if (field === 'tag') return tags.map((id) => ({ id, label: id }));
  if (field === 'stage') return stages.map((stage) => ({ id: stage.key, label: stageName(stage, tDynamic) }));
  if (field === 'pipelineId') return pipelineOptions(pipelines, t);
  if (field === 'currency') return COMMON_CURRENCIES.map((id) => ({ id, label: id }));
  if (field === 'source') return LEAD_SOURCES.map((id) => ({ id, label: t(`leads:sources.${id}`) }));
  if (isArrival(kind))
    return (known?.of ?? []).map((id) => ({ id, label: tDynamic(`views:languages.${id}`) ?? id }));
  if (field === 'state')
    return (known?.of ?? []).map((id) => ({ id, label: tDynamic(`views:states.${id}`) ?? id }));
  if (known?.type !== 'member')
    return (known?.of ?? []).map((id) => ({
      id,
      label: tDynamic(`${WORDS[field] ?? `leads:${AREAS[kind]}.choices.${field}`}.${id}`) ?? id,
    }));
  const others = team.people.filter(({ id }) => id !== team.ownId);
  return [
    { id: 'mine', label: t('views:mine') },
    ...others.map(({ id, name }) => ({ id: String(id), label: name })),
    ...(field === 'importedBy' ? [] : [{ id: 'nobody', label: t('views:nobody') }]),
  ];
}

/** The names to choose from, with those that are chosen and gone. */
export function nameOptions(
  kind: FilterKind,
  field: string,
  chosen: readonly string[],
  choices: Choices,
  texts: Texts,
): Option<string>[] {
  const known = choicesOf(kind, field, choices, texts);
  const ofAll = field === 'stage' ? choices.stages.flatMap((stage) => stage.ofAll ?? []) : [];
  const isMember = viewFieldOf(kind, field, choices.team.fields)?.type === 'member';
  const gone = chosen.filter((name) => !known.some(({ id }) => id === name));
  return [
    ...known,
    ...gone.map((id) => ({
      id,
      label: isMember
        ? texts.t('views:formerMember')
        : (ofAll.find(({ key }) => key === id)?.name ?? texts.t('views:gone', { name: id })),
    })),
  ];
}
