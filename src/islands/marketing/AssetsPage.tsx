import { Download } from 'lucide-react';
import { AD_FORMAT_NAMES } from '#features/marketing/ad-formats.values.ts';
import type { AssetSummary } from '#features/marketing/asset.schema.ts';
import type { Page } from '#shared/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../ui/texts.tsx';
import { AssetGallery } from './AssetGallery.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { MarketingIsland, type IslandProps } from './MarketingIsland.tsx';
import { STACK } from './screen-styles.ts';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useListAddress } from './use-list-address.ts';
import { useRecords } from './use-records.ts';

type Props = {
  first: Page<AssetSummary>;
  companies: { id: number; name: string }[];
  /** The image that the address names. */
  opened: AssetSummary | null;
};

export function AssetsPage({ texts, username, ...props }: Props & IslandProps) {
  return (
    <MarketingIsland texts={texts} username={username}>
      <Assets {...props} />
    </MarketingIsland>
  );
}

function Assets({ first, companies, opened }: Props) {
  const { t } = useTexts();
  const list = useRecords('/api/marketing/assets', first);
  useListAddress(list, {
    format: AD_FORMAT_NAMES,
    marketingCompanyId: companies.map(({ id }) => String(id)),
  });
  const isEmpty = list.items.length === 0 && !list.isNarrowed;
  const filters = new URLSearchParams(Object.entries(list.filters).filter(([, value]) => value !== ''));
  return (
    <div className={STACK}>
      <ScreenHead title={t('marketing:assets.title')} lead={t('marketing:assets.lead')}>
        {list.items.length > 0 ? (
          <ButtonLink icon={Download} href={`/api/marketing/assets.zip?${filters}`}>
            {t('marketing:asset.zip')}
          </ButtonLink>
        ) : null}
      </ScreenHead>
      {isEmpty ? null : (
        <div className="flex flex-wrap gap-3">
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
        </div>
      )}
      <AssetGallery
        list={list}
        opened={opened}
        empty={
          <EmptyState
            seed="assets"
            title={t('marketing:assets.emptyTitle')}
            action={
              <ButtonLink variant="primary" href="/comercia/campaigns">
                {t('marketing:assets.toCampaigns')}
              </ButtonLink>
            }
          >
            {t('marketing:assets.emptyText')}
          </EmptyState>
        }
      />
    </div>
  );
}
