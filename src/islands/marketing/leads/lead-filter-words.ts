import { formatDay } from '#shared/dates/moment-text.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { FUNNEL_STEPS } from '#features/marketing/marketing.values.ts';
import type { Filters } from '#islands/lists/list-query.ts';

/** Describes the active filters that have no control. */
export function leadFilterWords(filters: Filters, { t, tag }: Texts): string[] {
  const { createdFrom, createdTo, hasCampaign, hasOpportunity, reached } = filters;
  const day = (at: string): string => formatDay(at, tag, 'UTC');
  const step = FUNNEL_STEPS.find((each) => each === reached);
  return [
    ...(createdFrom ? [t('marketing:leads.filters.from', { day: day(createdFrom) })] : []),
    ...(createdTo ? [t('marketing:leads.filters.to', { day: day(createdTo) })] : []),
    ...(step ? [t('marketing:leads.filters.reached', { status: t(`marketing:leadStatuses.${step}`) })] : []),
    ...(hasCampaign ? [t('marketing:leads.filters.noCampaign')] : []),
    ...(hasOpportunity ? [t('marketing:leads.filters.hasOpportunity')] : []),
  ];
}
