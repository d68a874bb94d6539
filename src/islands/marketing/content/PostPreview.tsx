import { networkLength } from '#features/marketing/writer/formulas/post-length.rules.ts';
import { useEffect, useState } from 'react';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import type { PlacedParagraph } from '#features/marketing/content/content-places.rules.ts';
import type { StoredContent } from '#features/marketing/content/content.schema.ts';
import type { Network, SocialPost } from '#features/marketing/writer/checks/writer.types.ts';
import { NETWORKS } from '#features/marketing/writer/checks/writer.values.ts';
import { NETWORK_OF_LENGTH, NETWORK_RULES } from '#features/marketing/writer/formulas/networks.values.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import type { Brand } from '#islands/marketing/brand.ts';
import { useLengthNote } from '#islands/marketing/help/use-length-note.ts';
import { imageOf, PostBody } from '#islands/marketing/preview/PostBody.tsx';
import { PreviewCanvas } from '#islands/marketing/preview/PreviewCanvas.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { content: StoredContent; brand: Brand; placed: readonly PlacedParagraph[] };

/** A post suits any network: first as in the one that it was measured for, then as in any other. */
export function PostPreview({ content: { text, length, productId }, brand, placed }: Props) {
  const { t } = useTexts();
  const [network, setNetwork] = useState<Network>(NETWORK_OF_LENGTH[length]);
  const images = useProductImages(productId);
  const { limit } = NETWORK_RULES[network];
  const used = networkLength(text, network);
  const note = useLengthNote(used, limit);
  const post: SocialPost = {
    network,
    text: placed.flatMap(({ name, text: own }) => (name === 'hashtags' ? [] : [own])).join('\n\n'),
    hashtags: placed.flatMap(({ name, text: own }) => (name === 'hashtags' ? [own] : [])),
  };
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-3 text-sm">
        <PlainSelect
          label={t('marketing:content.network')}
          value={network}
          onChange={setNetwork}
          options={NETWORKS.map((id) => ({ id, label: t(`marketing:networks.${id}`) }))}
          className="w-40"
        />
        <span
          className={`text-xs tabular-nums ${used > limit ? 'font-semibold text-danger-ink' : 'text-ink-soft'}`}
        >
          {note}
        </span>
      </div>
      <PreviewCanvas>
        <PostBody post={post} brand={brand} image={imageOf(network, images)} />
      </PreviewCanvas>
    </>
  );
}

/** Designed for the product's campaigns; none while they load, offline, or where the product is gone. */
function useProductImages(productId: number | null): readonly AssetSummary[] {
  const [images, setImages] = useState<readonly AssetSummary[]>([]);
  useEffect(() => {
    if (productId === null) return undefined;
    const stop = new AbortController();
    api<Page<AssetSummary>>('GET', `/api/marketing/assets?productId=${productId}`, { signal: stop.signal })
      .then(({ items }) => setImages(items))
      .catch(() => undefined);
    return () => stop.abort();
  }, [productId]);
  return images;
}
