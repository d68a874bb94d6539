import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import { Azulejo } from '#islands/ui/Azulejo.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { InboxActs } from './InboxActions.tsx';
import { entryInAddress } from './inbox-address.ts';
import { InboxEntryView } from './InboxEntryView.tsx';
import type { Reading } from './use-entry.ts';

type Props = {
  reading: Reading | null;
  /** Shown on a wide screen only. */
  isOffered: boolean;
  /** The way of the entry that the page was rendered with; null: it is loaded. */
  chain: Chain | null;
  products: Readonly<Record<string, string>>;
  /** Entries of several kinds come here. */
  hasKinds: boolean;
  onClose: () => void;
  onRetry: () => void;
} & InboxActs;

export function InboxReader(props: Props) {
  const { reading, isOffered, chain, products, hasKinds, onClose, onRetry, ...acts } = props;
  const { t } = useTexts();
  const pane = useRef<HTMLElement>(null);
  const shown = useRef(isOffered ? undefined : reading?.id);
  const isReady = reading?.status === 'ready';
  // Focuses an entry opened by the user, but neither the one the page was rendered with nor the one it offers.
  useEffect(() => {
    if (!isReady || shown.current === reading.id || entryInAddress() !== reading.id) return;
    shown.current = reading.id;
    pane.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [isReady, reading?.id]);

  if (reading === null) return <NothingChosen />;
  return (
    <div className={`lg:flex lg:max-h-full lg:min-h-0 lg:flex-col ${isOffered ? 'max-lg:hidden' : ''}`}>
      <Button
        variant="quiet"
        size="small"
        icon={ArrowLeft}
        onPress={onClose}
        className="inbox-back lg:hidden!"
      >
        {t('leads:inbox.back')}
      </Button>
      <article
        key={reading.id}
        ref={pane}
        {...(isReady ? { 'aria-labelledby': 'entry-title' } : { 'aria-label': t('leads:inbox.title') })}
        aria-busy={reading.status === 'loading'}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        className="rounded-panel border border-line bg-surface lg:min-h-0 lg:overflow-y-auto"
      >
        {reading.status === 'ready' ? (
          <InboxEntryView entry={reading.entry} {...{ chain, products, hasKinds }} {...acts} />
        ) : (
          <div className="grid min-h-72 place-items-center p-8 text-sm">
            {reading.status === 'loading' ? (
              <Spinner label={t('ui:states.loading')} />
            ) : (
              <div role="alert" className="grid justify-items-start gap-3">
                <strong>{t('leads:inbox.loadFailed')}</strong>
                <p className="text-ink-soft">{reading.message}</p>
                <Button onPress={onRetry}>{t('ui:actions.retry')}</Button>
              </div>
            )}
          </div>
        )}
      </article>
    </div>
  );
}

function NothingChosen() {
  const { t } = useTexts();
  return (
    <div className="grid min-h-96 lg:h-full place-items-center content-center gap-4 rounded-panel border border-dashed border-line-strong p-8 text-sm text-ink-soft max-lg:hidden">
      <Azulejo seed="inbox" columns={4} rows={4} className="size-20 rounded-control" />
      <p>{t('leads:inbox.choose')}</p>
    </div>
  );
}
