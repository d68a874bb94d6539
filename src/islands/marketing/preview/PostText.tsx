import type { SocialPost } from '#features/marketing/writer/checks/writer.types.ts';
import { NETWORK_RULES } from '#features/marketing/writer/formulas/networks.values.ts';
import { atFold } from '#features/marketing/writer/help/text-edits.rules.ts';
import { useTexts } from '#islands/ui/texts.tsx';

/** A post as plain text, because networks have no lists; the text behind "more" is below a line. */
export function PostText({ post, name }: { post: SocialPost; name?: string }) {
  const { t } = useTexts();
  const { seen, rest } = atFold(post.text, NETWORK_RULES[post.network].fold);
  return (
    <div>
      <p className="whitespace-pre-line">
        {name ? <strong className="font-semibold">{name} </strong> : null}
        {seen}
      </p>
      {rest ? (
        <>
          <p className="my-2 flex items-center gap-2 text-xs text-ink-soft before:h-px before:flex-1 before:border-t before:border-dashed before:border-line-strong after:h-px after:flex-1 after:border-t after:border-dashed after:border-line-strong">
            {t('marketing:editor.fold')}
          </p>
          <p className="whitespace-pre-line text-ink-soft">{rest}</p>
        </>
      ) : null}
      {post.hashtags.length > 0 ? <p className="mt-2 text-accent-ink">{post.hashtags.join(' ')}</p> : null}
    </div>
  );
}
