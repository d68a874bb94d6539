import { Plus } from 'lucide-react';
import type { CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '#features/marketing/marketing.values.ts';
import type { Page } from '#shared/api.ts';
import { buttonClass, SIGN_ON_PHONE } from '#islands/ui/button-styles.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { WaySteps } from '#islands/marketing/WaySteps.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { CampaignTable } from './CampaignTable.tsx';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { countWords } from '#islands/lists/count-words.ts';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { FirstCompany } from '#islands/marketing/companies/FirstCompany.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { namedSorts } from '#islands/marketing/named-sorts.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';

type Props = { first: Page<CampaignSummary>; filters: Filters; hasCompany: boolean };

export function CampaignsPage({ first, filters, hasCompany, ...island }: Props & IslandProps) {
  return (
    <MarketingIsland {...island}>
      <Campaigns first={first} filters={filters} hasCompany={hasCompany} />
    </MarketingIsland>
  );
}

function Campaigns({ first, filters, hasCompany }: Props) {
  const { t } = useTexts();
  const list = useListPage(first, { path: '/api/marketing/campaigns', filters });
  const { remove } = useDeletion('/api/marketing/campaigns', { list });
  const isEmpty = list.items.length === 0 && !list.isNarrowed;
  return (
    <div className={TOOLS_SCREEN}>
      {isEmpty ? null : (
        <ListTools
          list={list}
          search={t('marketing:campaigns.search')}
          count={countWords(list, t, (numbers) => t('marketing:campaigns.count', numbers))}
          sorts={namedSorts('-createdAt', t)}
          acts={hasCompany ? <NewCampaign /> : null}
        >
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
            title={t('marketing:campaigns.emptyTitle')}
            steps={<WaySteps next={hasCompany ? 'product' : 'company'} />}
            action={
              hasCompany ? (
                <ButtonLink variant="primary" href="/comercia/products">
                  {t('marketing:campaigns.toProducts')}
                </ButtonLink>
              ) : (
                <FirstCompany />
              )
            }
          >
            {t('marketing:campaigns.emptyText')}
          </EmptyState>
        }
      >
        {(items) => <CampaignTable campaigns={items} onDelete={remove} />}
      </ListStates>
    </div>
  );
}

/** A campaign is written from a product. */
function NewCampaign() {
  const { t } = useTexts();
  return (
    <a href="/comercia/products" className={`${buttonClass('primary')} ${SIGN_ON_PHONE}`}>
      <Plus size={18} aria-hidden="true" className="-ml-0.5 shrink-0" />
      <span className="max-sm:sr-only">{t('marketing:campaigns.add')}</span>
    </a>
  );
}
