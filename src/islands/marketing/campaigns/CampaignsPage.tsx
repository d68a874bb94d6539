import type { CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, NAMED_SORTS } from '#features/marketing/marketing.values.ts';
import type { Page } from '#shared/api.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { CampaignTable } from './CampaignTable.tsx';
import { FilterSelect } from '#islands/marketing/FilterSelect.tsx';
import { ListStates, ListTools } from '#islands/marketing/ListStates.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { STACK } from '#islands/marketing/screen-styles.ts';
import { ScreenHead } from '#islands/ui/ScreenHead.tsx';
import { useListAddress } from '#islands/marketing/use-list-address.ts';
import { useRecords } from '#islands/marketing/use-records.ts';

type Props = { first: Page<CampaignSummary> };

export function CampaignsPage({ first, ...island }: Props & IslandProps) {
  return (
    <MarketingIsland {...island}>
      <Campaigns first={first} />
    </MarketingIsland>
  );
}

function Campaigns({ first }: Props) {
  const { t } = useTexts();
  const list = useRecords('/api/marketing/campaigns', first, {}, { sort: '-createdAt' });
  useListAddress(list, { type: CAMPAIGN_TYPES, status: CAMPAIGN_STATUSES, sort: NAMED_SORTS });
  const isEmpty = list.items.length === 0 && !list.isNarrowed;
  return (
    <div className={STACK}>
      <ScreenHead title={t('marketing:campaigns.title')} lead={t('marketing:campaigns.lead')} />
      {isEmpty ? null : (
        <ListTools list={list} search={t('marketing:campaigns.search')}>
          <FilterSelect
            list={list}
            name="type"
            label={t('marketing:campaign.type')}
            options={CAMPAIGN_TYPES.map((id) => ({ id, label: t(`marketing:campaignTypes.${id}`) }))}
          />
          <FilterSelect
            list={list}
            name="status"
            label={t('marketing:campaign.status')}
            options={CAMPAIGN_STATUSES.map((id) => ({ id, label: t(`marketing:campaignStatuses.${id}`) }))}
          />
        </ListTools>
      )}
      <ListStates
        list={list}
        empty={
          <EmptyState
            seed="marketing-campaigns"
            title={t('marketing:campaigns.emptyTitle')}
            action={
              <ButtonLink variant="primary" href="/comercia/products">
                {t('marketing:campaigns.toProducts')}
              </ButtonLink>
            }
          >
            {t('marketing:campaigns.emptyText')}
          </EmptyState>
        }
      >
        {(items) => <CampaignTable campaigns={items} onChanged={() => void list.reload()} />}
      </ListStates>
    </div>
  );
}
