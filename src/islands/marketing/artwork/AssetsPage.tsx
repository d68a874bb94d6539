import { Download } from 'lucide-react';
import { AD_FORMAT_NAMES } from '#features/marketing/artwork/ad-formats.values.ts';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import type { Page } from '#shared/api.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { WaySteps } from '#islands/marketing/WaySteps.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { AssetGallery } from './AssetGallery.tsx';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { FirstCompany } from '#islands/marketing/companies/FirstCompany.tsx';
import { MarketingIsland, type IslandProps } from '#islands/marketing/MarketingIsland.tsx';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { countWords } from '#islands/lists/count-words.ts';
import { queryOf, type Filters } from '#islands/lists/list-query.ts';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { useListPage } from '#islands/lists/use-list-page.ts';

type Props = {
  first: Page<AssetSummary>;
  filters: Filters;
  companies: { id: number; name: string }[];
  opened: AssetSummary | null;
};

export function AssetsPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <Assets {...props} />
    </MarketingIsland>
  );
}

function Assets({ first, filters, companies, opened }: Props) {
  const { t, inWorkspace } = useTexts();
  const list = useListPage(first, { path: '/api/marketing/assets', filters });
  const isEmpty = list.items.length === 0 && !list.isNarrowed;
  return (
    <div className={TOOLS_SCREEN}>
      {isEmpty ? null : (
        <ListTools
          list={list}
          count={countWords(list, t, (numbers) => t('marketing:assets.count', numbers))}
          acts={
            list.items.length > 0 ? (
              <ButtonLink
                icon={Download}
                href={inWorkspace(`/api/marketing/assets.zip?${queryOf(list.filters)}`)}
              >
                {t('marketing:asset.zip')}
              </ButtonLink>
            ) : null
          }
        >
          <FilterSelect
            list={list}
            name="format"
            label={t('marketing:asset.format')}
            options={AD_FORMAT_NAMES.map((id) => ({ id, label: t(`marketing:formats.${id}`) }))}
          />
          {companies.length > 1 ? (
            <FilterSelect
              list={list}
              name="marketingCompanyId"
              label={t('marketing:product.company')}
              options={companies.map(({ id, name }) => ({ id: String(id), label: name }))}
            />
          ) : null}
        </ListTools>
      )}
      <AssetGallery
        list={list}
        opened={opened}
        empty={
          <EmptyState
            title={t('marketing:assets.emptyTitle')}
            steps={<WaySteps next={companies.length > 0 ? 'campaign' : 'company'} />}
            action={
              companies.length > 0 ? (
                <ButtonLink variant="primary" href="/comercia/campaigns">
                  {t('marketing:assets.toCampaigns')}
                </ButtonLink>
              ) : (
                <FirstCompany />
              )
            }
          >
            {t('marketing:assets.emptyText')}
          </EmptyState>
        }
      />
    </div>
  );
}
