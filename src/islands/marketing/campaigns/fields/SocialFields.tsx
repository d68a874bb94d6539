import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SocialContent, SocialPost } from '#features/marketing/writer/checks/writer.types.ts';
import { NETWORK_RULES } from '#features/marketing/writer/formulas/networks.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { AidaFields, type PartsProps } from './AidaFields.tsx';
import { FieldSection } from './FieldSection.tsx';
import { AddParts, useOptionalParts } from './optional-parts.tsx';
import { useEditorAid } from '#islands/marketing/help/editor-aid.ts';
import { PartField } from './PartField.tsx';

/** Returns the post as published: hashtags below the text, after a blank line. */
export const wholePost = ({ text, hashtags }: SocialPost): string =>
  hashtags.length > 0 ? `${text}\n\n${hashtags.join(' ')}` : text;

const tagsOf = (typed: string): string[] =>
  typed
    .split(/[\s,]+/)
    .filter((tag) => tag.replaceAll('#', '') !== '')
    .map((tag) => `#${tag.replaceAll('#', '')}`);

export function SocialFields(props: PartsProps<SocialContent>) {
  const { content, onChange, errors } = props;
  const { t } = useTexts();
  const { posts } = content;
  const aid = useEditorAid();
  const [shownAt, setShownAt] = useState(0);
  const put = (at: number, changes: Partial<SocialPost>) =>
    onChange({ posts: posts.map((post, index) => (index === at ? { ...post, ...changes } : post)) });
  const optional = useOptionalParts(
    Object.fromEntries(posts.map(({ network, hashtags }) => [network, hashtags.length === 0])) as Record<
      SocialPost['network'],
      boolean
    >,
  );
  const hashtagsOf = (network: SocialPost['network']) =>
    t('marketing:campaign.hashtagsOf', { network: t(`marketing:networks.${network}`) });
  return (
    <>
      <FieldSection isFirst isTitled={false} title={t('marketing:campaign.sections.posts')}>
        {/* A phone has them one at a time. */}
        <div role="group" aria-label={t('marketing:campaign.sections.posts')} className="chips -mb-3">
          {posts.map(({ network }, index) => (
            <button
              key={`${network}-${index}`}
              type="button"
              aria-pressed={index === shownAt}
              onClick={() => setShownAt(index)}
              className="chip"
            >
              {t(`marketing:networks.${network}`)}
            </button>
          ))}
        </div>
        {posts.map((post, index) => (
          <div
            key={`${post.network}-${index}`}
            className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${index === shownAt ? '' : 'max-sm:hidden'}`}
          >
            <PartField
              name={`posts.${post.network}`}
              label={t(`marketing:networks.${post.network}`)}
              rows={5}
              value={post.text}
              onChange={(text) => put(index, { text })}
              limit={NETWORK_RULES[post.network].limit - (wholePost(post).length - post.text.length)}
              error={errors[`content.posts.${index}.text`]}
            />
            {optional.isShown(post.network) ? (
              <HashtagField
                label={hashtagsOf(post.network)}
                proposed={(aid?.variants[`hashtags.${post.network}`] ?? []).map(({ text }) => text)}
                hashtags={post.hashtags}
                isFocused={optional.isAdded(post.network)}
                onChange={(hashtags) => put(index, { hashtags })}
              />
            ) : null}
          </div>
        ))}
      </FieldSection>
      <AddParts parts={optional} labelOf={hashtagsOf} />
      <Disclosure title={t('marketing:campaign.aida')} className="border-t border-line pt-2">
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
          <AidaFields {...props} />
        </div>
      </Disclosure>
    </>
  );
}

type HashtagProps = {
  label: string;
  /** Made of the owner's own words; added one by one. */
  proposed: readonly string[];
  hashtags: readonly string[];
  isFocused: boolean;
  onChange: (hashtags: string[]) => void;
};

/** Shows the typed text while it parses to the stored hashtags, because a space or # starts the next one. */
function HashtagField({ label, hashtags, proposed, isFocused, onChange }: HashtagProps) {
  const { t } = useTexts();
  const open = proposed.filter((tag) => !hashtags.includes(tag));
  const kept = hashtags.join(' ');
  const [typed, setTyped] = useState(kept);
  return (
    <div className="grid gap-1">
      <TextField
        label={label}
        value={tagsOf(typed).join(' ') === kept ? typed : kept}
        onChange={(next) => {
          setTyped(next);
          onChange(tagsOf(next));
        }}
        autoFocus={isFocused}
      />
      {open.length === 0 ? null : (
        <div className="flex flex-wrap gap-x-1">
          {open.map((tag) => (
            <Button
              key={tag}
              size="small"
              variant="quiet"
              icon={Plus}
              aria-label={t('marketing:editor.addNamed', { name: tag })}
              onPress={() => onChange([...hashtags, tag])}
            >
              {tag}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
