import { Copy, Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { ContentSummary, StoredContent } from '#features/marketing/content/content.schema.ts';
import { copiedText, paragraphsOf } from '#features/marketing/content/content-notes.rules.ts';
import type { Brand } from '#islands/marketing/brand.ts';
import { api } from '#islands/api.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { SaveConflict, SaveState } from '#islands/ui/SaveState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useAutosave } from '#islands/ui/use-autosave.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { useBrief } from '#islands/ui/use-brief.ts';
import { MachineMark } from './MachineMark.tsx';
import { useCopy } from './use-copy.ts';

type Props = {
  content: ContentSummary;
  brand: Brand;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onDelete: () => void;
};
/** Characters of a text that a phone shows whole: a longer one has some lines more than the seven of its beginning. */
const SHORT = 340;
type Patch = { title?: string; text?: string };

/** One text: read, copied, edited where it stands. */
export function ContentCard({ content: stored, brand, isChosen, onChoose, onDelete }: Props) {
  const { t } = useTexts();
  const brief = useBrief();
  const copy = useCopy();
  const [isEditing, setEditing] = useState(false);
  /** On a phone, which shows the beginning of a long text. */
  const [isWhole, setWhole] = useState(stored.text.length < SHORT);
  const saving = useAutosave<StoredContent, Patch>({
    draftKey: `content-${stored.id}`,
    record: stored,
    send: (patch, readAt) =>
      api<StoredContent>('PATCH', `/api/marketing/content/${stored.id}`, {
        body: { ...patch, updatedAt: readAt },
      }),
    apply: (record, patch) => ({ ...record, ...patch }),
    merge: (earlier, later) => ({ ...earlier, ...later }),
  });
  const { record: content, state, errors } = saving;
  const about = [
    t(`marketing:contentTypes.${content.type}`),
    t(`marketing:tones.${content.tone}`),
    t(`marketing:languages.${content.language}`),
    t(`marketing:lengths.${content.length}`),
    stored.productName,
  ];
  const paragraphs = paragraphsOf(content.text, stored.parts);
  // The title of most texts is their first line.
  const shown = paragraphs[0]?.text === content.title ? paragraphs.slice(1) : paragraphs;
  return (
    <article
      // An opened text takes the full width of the list.
      data-editing={isEditing || undefined}
      className="flex h-full flex-col gap-3 rounded-panel border border-line bg-surface p-4 text-sm sm:p-5"
    >
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 justify-items-start gap-1 text-xs text-ink-soft">
          {isEditing ? null : (
            <h2
              lang={content.language}
              className="font-text text-sm font-semibold tracking-normal wrap-anywhere text-ink"
            >
              {content.title}
            </h2>
          )}
          <p className="flex flex-wrap gap-x-1">
            {about.map((fact, at) => (
              <span key={fact}>{at === 0 ? fact : `· ${fact}`}</span>
            ))}
          </p>
          <MachineMark writer={content.writer} />
        </div>
        {isEditing || state !== 'saved' ? (
          <SaveState state={state} reason={saving.reason} />
        ) : (
          <time
            dateTime={content.createdAt}
            className="shrink-0 text-xs leading-5 text-ink-soft tabular-nums"
          >
            {brief(content.createdAt)}
          </time>
        )}
      </header>
      {saving.stored ? (
        <SaveConflict
          values={[saving.stored.title, saving.stored.text]}
          onKeep={saving.keepMine}
          onTake={saving.takeStored}
        />
      ) : null}
      {isEditing ? (
        <ContentEditor content={content} brand={brand} errors={errors} onChange={saving.change} />
      ) : (
        <div lang={content.language}>
          <div className={isWhole ? '' : 'max-sm:line-clamp-7'}>
            {shown.map(({ text, label }, at) => (
              <p key={at} className="mb-3 wrap-anywhere whitespace-pre-line last:mb-0">
                {label ? (
                  <span className="text-ink-soft">{t(`marketing:campaign.parts.${label}`)}: </span>
                ) : null}
                {text}
              </p>
            ))}
          </div>
          {isWhole ? null : (
            <button
              type="button"
              onClick={() => setWhole(true)}
              className="min-h-control text-sm font-medium text-accent-ink sm:hidden"
            >
              {t('ui:list.more')}
            </button>
          )}
        </div>
      )}
      <footer className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-2 max-sm:-mb-2 sm:pt-3">
        <Button size="small" icon={Copy} onPress={() => void copy(copiedText(content.text, stored.parts))}>
          {t('ui:actions.copy')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={isEditing ? X : Pencil}
          className="act max-sm:px-2!"
          onPress={() => setEditing(!isEditing)}
        >
          {t(isEditing ? 'ui:actions.close' : 'ui:actions.edit')}
        </Button>
        <Checkbox isSelected={isChosen} onChange={onChoose} className="ml-auto text-ink-soft sm:text-ink">
          {t('marketing:campaign.compare')}
        </Checkbox>
        <IconButton
          label={t('marketing:content.delete', { name: content.title })}
          icon={Trash2}
          className="max-sm:text-ink-soft"
          onPress={onDelete}
        />
      </footer>
    </article>
  );
}
