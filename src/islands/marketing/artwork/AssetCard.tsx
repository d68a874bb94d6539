import { Download, Pencil, Trash2 } from 'lucide-react';
import { saysBenefit } from '#features/marketing/artwork/ad-benefit.rules.ts';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { AssetPicture, fileOf } from './AssetPicture.tsx';
import { NoHeadline } from './NoHeadline.tsx';

type Props = { asset: AssetSummary; onEdit: () => void; onDelete: () => void };

export function AssetCard({ asset, onEdit, onDelete }: Props) {
  const { t, inWorkspace } = useTexts();
  const { design, format, widthPx, heightPx } = asset;
  const name = t(`marketing:formats.${format}`);
  const isForUse = saysBenefit(design, asset.productName);
  const files = (['png', 'svg'] as const).map((ending) => ({
    id: ending,
    label: t(`marketing:asset.${ending}`),
    icon: Download,
    href: inWorkspace(fileOf(asset, ending)),
  }));
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface">
      <button
        type="button"
        onClick={onEdit}
        className="grid h-64 cursor-pointer place-items-center bg-sunken p-4 -outline-offset-2 max-sm:h-44 max-sm:p-2.5"
      >
        <AssetPicture
          asset={asset}
          alt={t('marketing:asset.alt', { headline: design.headline, format: name })}
          className="max-h-56 w-auto max-w-full max-sm:max-h-38 rounded-[2px] object-contain shadow-raised"
        />
      </button>
      <div className="flex items-start gap-2 p-4 max-sm:gap-0 max-sm:p-3">
        <div className="min-w-0 flex-1 text-sm">
          <h3 className="font-text text-sm font-semibold tracking-normal">{name}</h3>
          <p className="text-ink-soft tabular-nums">
            {widthPx} × {heightPx}
          </p>
        </div>
        <span className="-my-1.5 -mr-2 flex">
          {isForUse ? (
            <a
              href={inWorkspace(fileOf(asset, 'png'))}
              aria-label={`${t('marketing:asset.png')}: ${name}`}
              className="grid size-control place-items-center rounded-control text-ink-soft hover:bg-paper hover:text-ink max-sm:hidden"
            >
              <Download size={18} aria-hidden="true" />
            </a>
          ) : null}
          <LazyMenu
            label={t('marketing:list.actions', { name })}
            entries={[
              { id: 'edit', label: t('ui:actions.edit'), icon: Pencil, onAction: onEdit },
              ...(isForUse ? files : []),
              {
                id: 'delete',
                label: t('ui:actions.delete'),
                icon: Trash2,
                tone: 'danger',
                onAction: onDelete,
              },
            ]}
          />
        </span>
      </div>
      {isForUse ? null : (
        <div className="px-4 pb-4">
          <NoHeadline />
        </div>
      )}
    </article>
  );
}
