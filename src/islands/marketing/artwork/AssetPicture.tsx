import { useState } from 'react';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import { answerOf } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';

/** For use, which an image without a reason to buy is not. */
export const fileOf = ({ id }: Pick<AssetSummary, 'id'>, ending: 'svg' | 'png'): string =>
  `/api/marketing/assets/${id}.${ending}`;

/** To be seen, as the image was at that time. */
export const pictureOf = (asset: Pick<AssetSummary, 'id' | 'updatedAt'>): string =>
  `${fileOf(asset, 'svg')}?preview=${Date.parse(asset.updatedAt)}`;

type Props = { asset: AssetSummary; alt: string; className: string };

/** Shows the image, or why it cannot be drawn: an `<img>` does not say. */
export function AssetPicture({ asset, alt, className }: Props) {
  const { t, inWorkspace } = useTexts();
  const src = inWorkspace(pictureOf(asset));
  const [failure, setFailure] = useState<{ src: string; reason: string }>();

  async function explain() {
    try {
      await answerOf('GET', src);
    } catch (error) {
      setFailure({ src, reason: errorText(error, t) });
    }
  }

  if (failure?.src === src) return <p className="max-w-prose text-sm text-ink-soft">{failure.reason}</p>;
  return (
    <img
      src={src}
      width={asset.widthPx}
      height={asset.heightPx}
      loading="lazy"
      alt={alt}
      onError={() => void explain()}
      className={className}
    />
  );
}
