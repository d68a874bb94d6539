import type { ReactNode } from 'react';
import { useState } from 'react';
import type { AssetSummary } from '#features/marketing/asset.schema.ts';
import { useTexts } from '../ui/texts.tsx';
import { AssetCard } from './AssetCard.tsx';
import { AssetDialog } from './dialogs.ts';
import { ListStates } from './ListStates.tsx';
import { CARD_GRID } from './screen-styles.ts';
import { useDeletion } from './use-deletion.ts';
import type { RecordList } from './use-records.ts';

type Props = { list: RecordList<AssetSummary>; empty: ReactNode };

export function AssetGallery({ list, empty }: Props) {
  const { t } = useTexts();
  const [edited, setEdited] = useState<AssetSummary>();
  const remove = useDeletion('/api/marketing/assets', () => void list.reload());
  return (
    <>
      <ListStates list={list} empty={empty}>
        {(items) => (
          <ul className={CARD_GRID}>
            {items.map((asset) => (
              <li key={asset.id}>
                <AssetCard
                  asset={asset}
                  onEdit={() => setEdited(asset)}
                  onDelete={() => void remove(asset.id, t('marketing:asset.deleted'))}
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <AssetDialog
        asset={edited}
        onClose={() => setEdited(undefined)}
        onSaved={(saved) => {
          list.replace({ ...saved, campaignName: edited?.campaignName ?? null });
          setEdited(undefined);
        }}
      />
    </>
  );
}
