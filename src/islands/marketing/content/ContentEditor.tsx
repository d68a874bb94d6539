import { useState } from 'react';
import type { StoredContent } from '#features/marketing/content/content.schema.ts';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ViewSwitch, type EditorView } from '#islands/marketing/ViewSwitch.tsx';
import { ContentAid } from './ContentAid.tsx';
import { ContentPreview } from './ContentPreview.tsx';

type Props = {
  content: StoredContent;
  errors: Record<string, string>;
  onChange: (changes: { title?: string; text?: string }) => void;
};

/** Editor of a single text, beside its preview; only one of them if they do not fit. */
export function ContentEditor({ content, errors, onChange }: Props) {
  const { t } = useTexts();
  const [view, setView] = useState<EditorView>('text');
  const write = (text: string) => onChange({ text });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ViewSwitch view={view} onView={setView} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${view === 'text' ? '' : 'max-xl:hidden'}`}>
          <TextField
            label={t('marketing:content.title')}
            value={content.title}
            onChange={(title) => onChange({ title })}
            error={errors['title']}
            isRequired
          />
          <div>
            <TextArea
              label={t('marketing:content.text')}
              value={content.text}
              onChange={write}
              error={errors['text']}
              rows={8}
              isRequired
            />
            <ContentAid content={content} onChange={write} />
          </div>
        </div>
        <section
          aria-label={t('marketing:campaign.preview')}
          className={`xl:sticky xl:top-6 ${view === 'preview' ? '' : 'max-xl:hidden'}`}
        >
          <h3 aria-hidden="true" className="mb-2 font-text text-sm font-medium tracking-normal max-xl:hidden">
            {t('marketing:campaign.preview')}
          </h3>
          <ContentPreview content={content} />
        </section>
      </div>
    </div>
  );
}
