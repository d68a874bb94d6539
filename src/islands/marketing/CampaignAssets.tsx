import { Download, ImagePlus } from 'lucide-react';
import type { AssetSummary } from '#features/marketing/asset.schema.ts';
import type { Page } from '#shared/api.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../ui/texts.tsx';
import { AssetGallery } from './AssetGallery.tsx';
import { STACK } from './screen-styles.ts';
import { useMakeAssets } from './use-make-assets.ts';
import { useRecords } from './use-records.ts';

type Props = { campaignId: number; first: Page<AssetSummary> };

/** The images of one campaign. */
export function CampaignAssets({ campaignId, first }: Props) {
  const { t } = useTexts();
  const list = useRecords('/api/marketing/assets', first, { campaignId: String(campaignId) });
  const { make, isPending } = useMakeAssets(campaignId, () => void list.reload());
  return (
    <section aria-labelledby="assets-title" className={STACK}>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="assets-title" className="text-lg">
          {t('marketing:assets.title')}
        </h2>
        {list.items.length > 0 ? (
          <div className="flex flex-wrap gap-3">
            <ButtonLink icon={Download} href={`/api/marketing/assets.zip?campaignId=${campaignId}`}>
              {t('marketing:asset.zip')}
            </ButtonLink>
            <Button icon={ImagePlus} isPending={isPending} onPress={() => void make()}>
              {t('marketing:asset.makeMore')}
            </Button>
          </div>
        ) : null}
      </header>
      <AssetGallery
        list={list}
        empty={
          <EmptyState
            seed="assets"
            headingLevel={3}
            title={t('marketing:asset.noneTitle')}
            action={
              <Button variant="primary" icon={ImagePlus} isPending={isPending} onPress={() => void make()}>
                {t('marketing:asset.make')}
              </Button>
            }
          >
            {t('marketing:asset.noneText')}
          </EmptyState>
        }
      />
    </section>
  );
}
