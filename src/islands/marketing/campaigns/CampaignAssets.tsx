import { Download, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { AssetGallery } from '#islands/marketing/artwork/AssetGallery.tsx';
import { STACK } from '#islands/marketing/screen-styles.ts';
import { useMakeAssets } from '#islands/marketing/artwork/use-make-assets.ts';
import type { List } from '#islands/lists/use-list.ts';

type Props = { campaignId: number; list: List<AssetSummary> };

export function CampaignAssets({ campaignId, list }: Props) {
  const { t, inWorkspace } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { make, isPending } = useMakeAssets(campaignId, () => {
    // The pressed button disappears with the empty state: focus the heading.
    if (list.items.length === 0) heading.current?.focus();
    void list.reload();
  });
  return (
    <section aria-labelledby="assets-title" className={STACK}>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="assets-title" ref={heading} tabIndex={-1} className="text-lg outline-none">
          {t('marketing:assets.title')}
        </h2>
        {list.items.length > 0 ? (
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              icon={Download}
              href={inWorkspace(`/api/marketing/assets.zip?campaignId=${campaignId}`)}
            >
              {t('marketing:asset.zip')}
            </ButtonLink>
            <Button className="act" icon={ImagePlus} isPending={isPending} onPress={() => void make()}>
              {t('marketing:asset.makeMore')}
            </Button>
          </div>
        ) : null}
      </header>
      <AssetGallery
        list={list}
        empty={
          <EmptyState
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
