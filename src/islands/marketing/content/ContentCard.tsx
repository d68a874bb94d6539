import { Copy, Trash2 } from 'lucide-react';
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
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { MachineMark } from './MachineMark.tsx';
import { useCopy } from './use-copy.ts';

type Props = {
  content: ContentSummary;
  brand: Brand;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onDelete: () => void;
};
type Patch = { title?: string; text?: string };

/** One text: read, copied, edited where it stands. */
export function ContentCard({ content: stored, brand, isChosen, onChoose, onDelete }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const copy = useCopy();
  const [isEditing, setEditing] = useState(false);
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
  ].join(' · ');
  return (
    <article
      // An opened text takes the full width of the list.
      data-editing={isEditing || undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel border border-line bg-surface p-5 text-sm"
    >
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 justify-items-start gap-1 text-xs text-ink-soft">
          <p>
            {about}
            <span className="block">
              {stored.productName} · {formatDateTime(content.createdAt, tag, timeZone)}
            </span>
          </p>
          <MachineMark writer={content.writer} />
        </div>
        {isEditing || state !== 'saved' ? <SaveState state={state} reason={saving.reason} /> : null}
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
          <h2 className="mb-2 font-text text-sm font-semibold tracking-normal wrap-anywhere">
            {content.title}
          </h2>
          {paragraphsOf(content.text, stored.parts).map(({ text, label }, at) => (
            <p key={at} className="mb-3 wrap-anywhere whitespace-pre-line last:mb-0">
              {label ? (
                <span className="text-ink-soft">{t(`marketing:campaign.parts.${label}`)}: </span>
              ) : null}
              {text}
            </p>
          ))}
        </div>
      )}
      <footer className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button size="small" icon={Copy} onPress={() => void copy(copiedText(content.text, stored.parts))}>
          {t('ui:actions.copy')}
        </Button>
        <Button size="small" variant="quiet" onPress={() => setEditing(!isEditing)}>
          {t(isEditing ? 'ui:actions.close' : 'ui:actions.edit')}
        </Button>
        <Checkbox
          isSelected={isChosen}
          onChange={onChoose}
          className="max-sm:order-last max-sm:w-full sm:ml-auto"
        >
          {t('marketing:campaign.compare')}
        </Checkbox>
        <IconButton
          label={t('marketing:content.delete', { name: content.title })}
          icon={Trash2}
          className="max-sm:ml-auto"
          onPress={onDelete}
        />
      </footer>
    </article>
  );
}
