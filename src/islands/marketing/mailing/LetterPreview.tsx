import { useState } from 'react';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { campaignId: number; plain: string };

const VIEWS = ['desktop', 'phone', 'plain'] as const;
type View = (typeof VIEWS)[number];

const VIEW =
  'inline-flex min-h-control items-center rounded-control px-3 text-sm font-medium text-ink-soft hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink';

/** The very email, in the width of a desktop's mail program, of a phone's, and as its plain text. */
export function LetterPreview({ campaignId, plain }: Props) {
  const { t } = useTexts();
  const [view, setView] = useState<View>('desktop');
  return (
    <section aria-labelledby="letter-title" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="letter-title" className="text-base">
          {t('mailing:send.preview')}
        </h2>
        <div className="flex gap-1">
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => setView(each)}
              className={`${VIEW} ${each === 'desktop' ? 'max-sm:hidden' : ''}`}
            >
              {t(`mailing:send.${each}`)}
            </button>
          ))}
        </div>
      </header>
      {view === 'plain' ? (
        <pre
          tabIndex={0}
          className="max-h-160 overflow-auto rounded-panel border border-line bg-surface p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
        >
          {plain}
        </pre>
      ) : (
        <iframe
          title={t('mailing:send.preview')}
          src={`/comercia/campaigns/${campaignId}/letter`}
          sandbox=""
          loading="lazy"
          className={`h-160 w-full rounded-panel border border-line bg-surface ${view === 'phone' ? 'mx-auto max-w-93.75' : ''}`}
        />
      )}
    </section>
  );
}
