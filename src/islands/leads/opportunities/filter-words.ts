import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { groupValue } from '#features/leads/groups/group-text.rules.ts';
import { readStage } from '#features/leads/pipelines/stage-name.rules.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { daysWords } from '#islands/leads/days-words.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import type { Filters } from '#islands/lists/list-query.ts';

const reasonWords = (asked: string, { t }: Texts): string => {
  const reason = groupValue(asked);
  return reason === null
    ? t('leads:opportunities.filters.noReason')
    : t('leads:opportunities.filters.reason', { reason });
};

/** Describes the active filters that have no control. */
export function filterWords(
  filters: Filters,
  stages: readonly Stage[],
  texts: Texts,
  campaignName: string | null = null,
): string[] {
  const { t, tDynamic } = texts;
  const nameOf = (name: string): string => {
    const { key } = readStage(name);
    const found = stages.find((stage) => stage.key === key);
    return found ? stageName(found, tDynamic) : key;
  };
  const days = (name: string): string => daysWords(filters[`${name}From`], filters[`${name}To`], texts);
  const has = (...names: string[]): boolean => names.some((name) => (filters[name] ?? '') !== '');
  const words = [
    has('stage') && nameOf(filters['stage'] ?? ''),
    has('createdFrom', 'createdTo') && t('leads:opportunities.filters.created', { days: days('created') }),
    has('closeFrom', 'closeTo') && t('leads:opportunities.filters.close', { days: days('close') }),
    has('closedFrom', 'closedTo') && t('leads:opportunities.filters.closed', { days: days('closed') }),
    has('lostReason') && reasonWords(filters['lostReason'] ?? '', texts),
    has('hasClose') && t('leads:opportunities.filters.noClose'),
    has('campaignId') &&
      t('leads:opportunities.filters.ofCampaign', { name: campaignName ?? filters['campaignId'] ?? '' }),
    has('hasCampaign') && t('leads:opportunities.filters.noCampaign'),
    has('origin') && t('leads:opportunities.filters.begun'),
    has('currency') && t('leads:opportunities.filters.inCurrency', { currency: filters['currency'] ?? '' }),
    has('nextStep') && t('leads:opportunities.filters.noNextStep'),
    has('reached') && t('leads:opportunities.filters.reached', { stage: nameOf(filters['reached'] ?? '') }),
    has('left') &&
      t('leads:opportunities.filters.left', { stage: nameOf(filters['left'] ?? ''), days: days('left') }),
  ];
  return words.filter((each) => each !== false);
}
