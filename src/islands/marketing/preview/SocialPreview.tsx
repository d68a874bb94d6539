import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import type { SocialContent, SocialPost } from '#features/marketing/writer/checks/writer.types.ts';
import { NETWORK_RULES } from '#features/marketing/writer/formulas/networks.values.ts';
import { networkLength } from '#features/marketing/writer/formulas/post-length.rules.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Brand } from '#islands/marketing/brand.ts';
import { imageOf, PostBody } from './PostBody.tsx';
import { PreviewCanvas } from './PreviewCanvas.tsx';
import { wholePost } from '#islands/marketing/campaigns/fields/SocialFields.tsx';
import { useLengthNote } from '#islands/marketing/help/use-length-note.ts';
import { useCopy } from '#islands/marketing/content/use-copy.ts';

type Props = { content: SocialContent; brand: Brand; images: readonly AssetSummary[] };

/** One post at a time, cut where its network folds it, with its length and a way to take it along. */
export function SocialPreview({ content, brand, images }: Props) {
  const { t } = useTexts();
  const copy = useCopy();
  const [at, setAt] = useState(0);
  const { posts } = content;
  const post = posts[at] ?? posts[0];
  if (post === undefined) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div role="group" aria-label={t('marketing:editor.networks')} className="-ml-2 flex min-w-0 gap-1">
        {posts.map(({ network }, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={posts[index] === post}
            onClick={() => setAt(index)}
            className="h-9 touch-target rounded-control px-2 text-sm font-medium text-ink-soft hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink"
          >
            {t(`marketing:networks.${network}`)}
          </button>
        ))}
      </div>
      <PostPreview post={post} brand={brand} image={imageOf(post.network, images)} />
      <Button
        size="small"
        icon={Copy}
        className="justify-self-start"
        onPress={() => void copy(wholePost(post))}
      >
        {t('ui:actions.copy')}
      </Button>
    </div>
  );
}

type PostProps = { post: SocialPost; brand: Brand; image: AssetSummary | undefined };

function PostPreview({ post, brand, image }: PostProps) {
  const { t } = useTexts();
  const whole = wholePost(post);
  const { limit } = NETWORK_RULES[post.network];
  const length = networkLength(whole, post.network);
  const note = useLengthNote(length, limit);
  return (
    <section aria-label={t(`marketing:networks.${post.network}`)}>
      <p
        className={`mb-2 text-xs tabular-nums empty:hidden ${length > limit ? 'font-semibold text-danger-ink' : 'text-ink-soft'}`}
      >
        {note}
      </p>
      <PreviewCanvas>
        <PostBody post={post} brand={brand} image={image} />
      </PreviewCanvas>
    </section>
  );
}
