import { Suspense, useEffect, useRef, useState } from 'react';
import { INBOX_KINDS, type InboxStatus } from '#features/site/inbox.values.ts';
import type { InboxEntry, InboxPage as FirstInbox } from '#features/leads/inbox.schema.ts';
import { useOpening } from '../ui/lazy-part.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useTexts } from '../ui/texts.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { convertDialog, replyDialog } from './inbox-parts.ts';
import { InboxEmpty } from './InboxEmpty.tsx';
import { InboxFolders } from './InboxFolders.tsx';
import { InboxList } from './InboxList.tsx';
import { InboxReader } from './InboxReader.tsx';
import { LeadsIsland, type IslandProps } from './LeadsIsland.tsx';
import { ListStates } from './ListStates.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { useInbox } from './use-inbox.ts';
import type { Filters } from './use-records.ts';

type PageProps = {
  first: FirstInbox;
  filters: Filters;
  /** The one that the address names. */
  entry: InboxEntry | null;
  /** Staff read what comes in through the site, everybody the answers to their own pages. */
  isStaff: boolean;
  contactForm: string;
  /** Names of what an enquiry may be about. */
  products: Readonly<Record<string, string>>;
};

export function InboxPage({ texts, user, zone, now, ...page }: IslandProps & PageProps) {
  return (
    <LeadsIsland {...{ texts, user, zone, now }}>
      <InboxScreen {...page} />
    </LeadsIsland>
  );
}

function InboxScreen({ first, filters, entry: firstEntry, isStaff, contactForm, products }: PageProps) {
  const { t } = useTexts();
  const inbox = useInbox(first, filters, firstEntry);
  const { list, counts, folder, reading } = inbox;
  const entry = reading?.status === 'ready' ? reading.entry : null;
  const [dialog, setDialog] = useState<'reply' | 'convert' | null>(null);
  const replying = useOpening(replyDialog);
  const converting = useOpening(convertDialog);
  const { ref, focusRow } = useRowFocus();
  const isReading = reading !== null;
  const isEmpty = list.items.length === 0 && list.status === 'ready' && !list.isNarrowed && !isReading;
  const empty = <InboxEmpty folder={folder} isStaff={isStaff} contactForm={contactForm} />;

  function close(neighbour?: number) {
    const id = neighbour ?? reading?.id;
    inbox.close();
    focusRow(id);
  }
  async function move(status: InboxStatus, message: string) {
    if (!entry) return;
    const at = list.items.findIndex(({ id }) => id === entry.id);
    const next = list.items[at + 1] ?? list.items[at - 1];
    const hasLeft = await inbox.move(entry, status, message);
    if (hasLeft || status === 'unread') close(hasLeft ? next?.id : entry.id);
  }

  return (
    <div ref={ref} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className={isReading ? 'max-lg:sr-only' : ''}>
        <ScreenHead
          title={t('leads:inbox.title')}
          lead={t(isStaff ? 'leads:inbox.leadStaff' : 'leads:inbox.lead')}
        />
      </div>
      <div className={isReading ? 'max-lg:hidden' : ''}>
        <InboxFolders counts={counts} folder={folder} onChoose={inbox.setFolder} />
      </div>
      {isEmpty ? (
        empty
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)]">
          <div className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${isReading ? 'max-lg:hidden' : ''}`}>
            <div className="flex flex-wrap items-center gap-2">
              <SearchField
                label={t('leads:inbox.search')}
                value={list.filters['q'] ?? ''}
                onChange={(q) => list.setFilter('q', q)}
                className="min-w-52 flex-1"
              />
              {isStaff ? (
                <FilterSelect
                  list={list}
                  name="kind"
                  label={t('leads:inbox.kind')}
                  options={INBOX_KINDS.map((id) => ({ id, label: t(`leads:inbox.kinds.${id}`) }))}
                />
              ) : null}
              {list.status === 'loading' ? <Spinner label={t('ui:states.loading')} /> : null}
            </div>
            <ListStates list={list} empty={empty}>
              {(items) => (
                <InboxList
                  items={items}
                  filters={list.filters}
                  selectedId={reading?.id ?? null}
                  isBusy={list.status === 'loading'}
                  onOpen={inbox.open}
                />
              )}
            </ListStates>
          </div>
          <InboxReader
            reading={reading}
            products={products}
            onClose={() => close()}
            onRetry={() => reading && inbox.open(reading.id)}
            onReply={() => void replying.whenLoaded(() => setDialog('reply'))}
            onConvert={() => void converting.whenLoaded(() => setDialog('convert'))}
            onMove={(status, message) => void move(status, message)}
            isMoving={inbox.isMoving}
            isOpening={replying.isOpening ? 'reply' : converting.isOpening ? 'convert' : null}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {entry && dialog === 'reply' ? (
          <replyDialog.Part
            entry={entry}
            onClose={() => setDialog(null)}
            onReplied={(replied) => {
              setDialog(null);
              inbox.settle(entry, replied);
            }}
          />
        ) : null}
        {entry && dialog === 'convert' ? (
          <convertDialog.Part
            entry={entry}
            onClose={() => setDialog(null)}
            onConverted={(converted) => {
              setDialog(null);
              inbox.settle(entry, converted);
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Whoever leaves an entry goes on in the list, where it was or beside it. */
function useRowFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ id: number | undefined } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const row = ref.current?.querySelector<HTMLElement>(`[data-entry="${wanted.id}"]`);
    (row ?? ref.current?.querySelector<HTMLElement>('[data-entry]'))?.focus();
  }, [wanted]);
  return { ref, focusRow: (id: number | undefined) => setWanted({ id }) };
}
