import type { ReactNode } from 'react';
import { useState } from 'react';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { AssetCard } from './AssetCard.tsx';
import { AssetDialog } from '#islands/marketing/dialogs.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { CARD_GRID } from '#islands/marketing/screen-styles.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import type { List } from '#islands/lists/use-list.ts';

/** The campaigns in the order of their first image, each with its images; null for those without one. */
function byCampaign(items: readonly AssetSummary[]): [number | null, AssetSummary[]][] {
  const groups = new Map<number | null, AssetSummary[]>();
  for (const asset of items) {
    const id = asset.campaignId;
    groups.set(id, [...(groups.get(id) ?? []), asset]);
  }
  return [...groups];
}

/** `opened` is the image that the address names. */
type Props = { list: List<AssetSummary>; empty: ReactNode; opened?: AssetSummary | null };

export function AssetGallery({ list, empty, opened = null }: Props) {
  const { t } = useTexts();
  const [edited, setEdited] = useState<AssetSummary | undefined>(opened ?? undefined);
  const { remove } = useDeletion('/api/marketing/assets', { list });

  function close() {
    setEdited(undefined);
    // Restores the gallery's URL, so that a reload does not open the image again.
    if (opened) history.replaceState(history.state, '', '/comercia/assets');
  }

  return (
    <>
      <ListStates list={list} empty={empty}>
        {(items) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {byCampaign(items).map(([id, assets], _at, { length }) => (
              <section key={id ?? 'none'} aria-label={assets[0]?.campaignName ?? undefined}>
                {id === null || length === 1 ? null : (
                  <h2 className="mb-1.5 text-base leading-5 wrap-anywhere">{assets[0]?.campaignName}</h2>
                )}
                <ul
                  className={`${CARD_GRID} max-sm:grid-cols-[repeat(2,minmax(0,1fr))] max-sm:gap-3 max-sm:[&>li:last-child:nth-child(odd)]:col-span-2`}
                >
                  {assets.map((asset) => (
                    <li key={asset.id}>
                      <AssetCard
                        asset={asset}
                        onEdit={() => setEdited(asset)}
                        onDelete={() => void remove(asset.id, t('marketing:asset.deleted'))}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </ListStates>
      <AssetDialog
        asset={edited}
        onClose={close}
        onSaved={(saved) => {
          if (edited) list.replace({ ...edited, ...saved });
          close();
        }}
      />
    </>
  );
}
