import { Copy } from 'lucide-react';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import type { SocialContent, SocialPost } from '#features/marketing/writer/checks/writer.types.ts';
import { NETWORK_RULES, networkLength } from '#features/marketing/writer/formulas/networks.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Brand } from '#islands/marketing/brand.ts';
import { imageOf, PostBody } from './PostBody.tsx';
import { PreviewCanvas } from './PreviewCanvas.tsx';
import { wholePost } from '#islands/marketing/campaigns/fields/SocialFields.tsx';
import { useLengthNote } from '#islands/marketing/help/use-length-note.ts';
import { useCopy } from '#islands/marketing/content/use-copy.ts';

type Props = { content: SocialContent; brand: Brand; images: readonly AssetSummary[] };

/** One card for each network, cut where the network folds it, with its length and a way to take it along. */
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

type PostProps = { post: SocialPost; brand: Brand; image: AssetSummary | undefined };

function PostPreview({ post, brand, image }: PostProps) {
  const { t } = useTexts();
  const copy = useCopy();
  const whole = wholePost(post);
  const { limit } = NETWORK_RULES[post.network];
  const length = networkLength(whole, post.network);
  const note = useLengthNote(length, limit);
  return (
    <>
      <header className="mb-2 flex items-baseline justify-between gap-3 text-sm">
        <h3 className="font-text text-sm font-semibold tracking-normal">
          {t(`marketing:networks.${post.network}`)}
        </h3>
        <span
          className={`text-xs tabular-nums ${length > limit ? 'font-semibold text-danger-ink' : 'text-ink-soft'}`}
        >
          {note}
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
