import { Copy } from 'lucide-react';
import type { AdFormat } from '#features/marketing/artwork/ad-formats.values.ts';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import type { Network, SocialContent, SocialPost } from '#features/marketing/writer/checks/writer.types.ts';
import { NETWORK_RULES, networkLength } from '#features/marketing/writer/formulas/networks.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { pictureOf } from '#islands/marketing/artwork/AssetCard.tsx';
import type { Brand } from '#islands/marketing/brand.ts';
import { PreviewCanvas } from '#islands/marketing/PreviewCanvas.tsx';
import { PostText } from './PostText.tsx';
import { PreviewSender, SenderTile } from './PreviewSender.tsx';
import { wholePost } from './SocialFields.tsx';
import { useCopy } from '#islands/marketing/content/use-copy.ts';

type Props = { content: SocialContent; brand: Brand; images: readonly AssetSummary[] };

const IMAGES_OF: Record<Network, readonly AdFormat[]> = {
  linkedin: ['linkedin_square', 'link'],
  facebook: ['link', 'instagram_square', 'instagram_portrait'],
  instagram: ['instagram_portrait', 'instagram_square'],
  x: ['x_post', 'link'],
};

/** One card per network, truncated where the network does, with length and copy button. */
export function SocialPreview({ content, brand, images }: Props) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {content.posts.map((post, index) => (
        <li key={index}>
          <PostPreview post={post} brand={brand} image={imageOf(post.network, images)} />
        </li>
      ))}
    </ul>
  );
}

const imageOf = (network: Network, images: readonly AssetSummary[]): AssetSummary | undefined =>
  IMAGES_OF[network].flatMap((format) => images.filter((image) => image.format === format))[0];

type PostProps = { post: SocialPost; brand: Brand; image: AssetSummary | undefined };

function PostPreview({ post, brand, image }: PostProps) {
  const { t } = useTexts();
  const copy = useCopy();
  const whole = wholePost(post);
  const { limit } = NETWORK_RULES[post.network];
  const length = networkLength(whole, post.network);
  return (
    <>
      <header className="mb-2 flex items-baseline justify-between gap-3 text-sm">
        <h3 className="font-text text-sm font-semibold tracking-normal">
          {t(`marketing:networks.${post.network}`)}
        </h3>
        <span
          className={`text-xs tabular-nums ${length > limit ? 'font-semibold text-danger-ink' : 'text-ink-soft'}`}
        >
          {t('marketing:campaign.length', { length, limit })}
        </span>
      </header>
      <PreviewCanvas>
        <PostBody post={post} brand={brand} image={image} />
      </PreviewCanvas>
      <Button size="small" variant="quiet" icon={Copy} className="mt-1" onPress={() => void copy(whole)}>
        {t('ui:actions.copy')}
      </Button>
    </>
  );
}

/** Arranged like its network: Instagram shows the image first, X indents everything beside the avatar. */
function PostBody({ post, brand, image }: PostProps) {
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
  const { t } = useTexts();
  if (!image) return null;
  const { design, format, widthPx, heightPx } = image;
  return (
    <img
      src={pictureOf(image, 'svg')}
      width={widthPx}
      height={heightPx}
      loading="lazy"
      alt={t('marketing:asset.alt', { headline: design.headline, format: t(`marketing:formats.${format}`) })}
      className={`h-auto w-full ${className}`}
    />
  );
}
