import type { Texts } from '#islands/ui/make-texts.ts';
import { daysWords } from '#islands/leads/days-words.ts';
import type { Filters } from '#islands/lists/list-query.ts';

/** Describes the active filters that have no control. */
export function inboxFilterWords(filters: Filters, texts: Texts, campaignName: string | null): string[] {
  const { t, tDynamic } = texts;
  const { campaignId, hasCampaign, hasLead, hasOpportunity, source, createdFrom, createdTo } = filters;
  return [
    ...(campaignId ? [t('leads:inbox.filters.ofCampaign', { name: campaignName ?? campaignId })] : []),
    ...(hasCampaign ? [t('leads:inbox.filters.noCampaign')] : []),
    ...(source
      ? [t('leads:inbox.filters.source', { name: tDynamic(`leads:sources.${source}`) ?? source })]
      : []),
    ...(hasLead ? [t('leads:inbox.filters.hasLead')] : []),
    ...(hasOpportunity ? [t('leads:inbox.filters.hasOpportunity')] : []),
    ...(createdFrom || createdTo
      ? [t('leads:inbox.filters.created', { days: daysWords(createdFrom, createdTo, texts) })]
      : []),
  ];
}
