import { Copy } from 'lucide-react';
import type { SocialContent, SocialPost } from '#features/marketing/writer/checks/writer.types.ts';
import { NETWORK_RULES, networkLength } from '#features/marketing/writer/formulas/networks.values.ts';
import { atFold } from '#features/marketing/writer/help/text-edits.rules.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { PreviewSender } from './PreviewSender.tsx';
import { wholePost } from './SocialFields.tsx';
import { useCopy } from '#islands/marketing/content/use-copy.ts';

type Props = { content: SocialContent; companyName: string };

/** One card for each network, cut where the network folds it, with its length and a way to take it along. */
export function SocialPreview({ content, companyName }: Props) {
  return (
    <ul className="grid gap-4">
      {content.posts.map((post, index) => (
        <li key={index} className="rounded-panel border border-line bg-surface p-5 text-sm">
          <PostPreview post={post} companyName={companyName} />
        </li>
      ))}
    </ul>
  );
}

function PostPreview({ post, companyName }: { post: SocialPost; companyName: string }) {
  const { t } = useTexts();
  const copy = useCopy();
  const whole = wholePost(post);
  const { limit, fold } = NETWORK_RULES[post.network];
  const length = networkLength(whole, post.network);
  const { seen, rest } = atFold(post.text, fold);
  return (
    <>
      <header className="mb-3 flex items-center justify-between gap-3">
        <h3 className="font-text text-sm font-semibold tracking-normal">
          {t(`marketing:networks.${post.network}`)}
        </h3>
        <span
          className={`text-xs tabular-nums ${length > limit ? 'font-semibold text-danger-ink' : 'text-ink-soft'}`}
        >
          {t('marketing:campaign.length', { length, limit })}
        </span>
      </header>
      <PreviewSender name={companyName} />
      <p className="mt-3 wrap-anywhere whitespace-pre-line">{seen}</p>
      {rest ? (
        <>
          <p className="my-2 flex items-center gap-2 text-xs text-ink-soft before:h-px before:flex-1 before:border-t before:border-dashed before:border-line-strong after:h-px after:flex-1 after:border-t after:border-dashed after:border-line-strong">
            {t('marketing:editor.fold')}
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{rest}</p>
        </>
      ) : null}
      <p className="mt-3 wrap-anywhere text-accent-ink">{post.hashtags.join(' ')}</p>
      <Button
        size="small"
        variant="quiet"
        icon={Copy}
        className="mt-3 -ml-3"
        onPress={() => void copy(whole)}
      >
        {t('ui:actions.copy')}
      </Button>
    </>
  );
}
