import type { AdFormat } from '#features/marketing/artwork/ad-formats.values.ts';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import type { Network, SocialPost } from '#features/marketing/writer/checks/writer.types.ts';
import { pictureOf } from '#islands/marketing/artwork/AssetPicture.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Brand } from '#islands/marketing/brand.ts';
import { PostText } from './PostText.tsx';
import { PreviewSender, SenderTile } from './PreviewSender.tsx';

/** The network's own formats, then those of others that it shows whole. */
const IMAGES_OF: Record<Network, readonly AdFormat[]> = {
  linkedin: ['linkedin_square', 'link', 'x_post', 'instagram_square'],
  facebook: ['link', 'instagram_square', 'instagram_portrait', 'linkedin_square', 'x_post'],
  instagram: ['instagram_portrait', 'instagram_square', 'linkedin_square'],
  x: ['x_post', 'link', 'instagram_square', 'linkedin_square'],
};

export const imageOf = (network: Network, images: readonly AssetSummary[]): AssetSummary | undefined =>
  IMAGES_OF[network].flatMap((format) => images.filter((image) => image.format === format))[0];

type PostProps = { post: SocialPost; brand: Brand; image: AssetSummary | undefined };

/** In the order of its network: Instagram begins with the image, X sets everything beside the sender's picture. */
export function PostBody({ post, brand, image }: PostProps) {
  switch (post.network) {
    case 'instagram':
      return (
        <>
          <div className="px-4 py-3">
            <PreviewSender brand={brand} />
          </div>
          <PostImage image={image} />
          <div className="px-4 py-3">
            <PostText post={post} name={brand.name} />
          </div>
        </>
      );
    case 'x':
      return (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 p-4">
          <SenderTile brand={brand} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <p className="truncate font-semibold">{brand.name}</p>
            <PostText post={post} />
            <PostImage image={image} className="rounded-panel border border-line" />
          </div>
        </div>
      );
    default:
      return (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
            <PreviewSender brand={brand} />
            <PostText post={post} />
          </div>
          <PostImage image={image} />
        </>
      );
  }
}

function PostImage({ image, className = '' }: { image: AssetSummary | undefined; className?: string }) {
  const { t, inWorkspace } = useTexts();
  if (!image) return null;
  const { design, format, widthPx, heightPx } = image;
  return (
    <img
      src={inWorkspace(pictureOf(image))}
      width={widthPx}
      height={heightPx}
      loading="lazy"
      alt={t('marketing:asset.alt', { headline: design.headline, format: t(`marketing:formats.${format}`) })}
      className={`h-auto w-full ${className}`}
    />
  );
}
