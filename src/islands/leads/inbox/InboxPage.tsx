import { useEffect, useEffectEvent, useState } from 'react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { InboxStatus } from '#features/site/contact/inbox.values.ts';
import type { InboxEntry, InboxPage as FirstInbox } from '#features/leads/inbox/inbox.schema.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { inboxFilterWords } from './inbox-filter-words.ts';
import { convertDialog, replyDialog } from './inbox-parts.ts';
import { InboxEmpty } from './InboxEmpty.tsx';
import { InboxFolders } from './InboxFolders.tsx';
import { InboxList } from './InboxList.tsx';
import { InboxReader } from './InboxReader.tsx';
import { InboxTools } from './InboxTools.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { FilterNotice } from '#islands/lists/FilterNotice.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { useInbox } from './use-inbox.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { SCROLLER } from '#islands/lists/use-list-place.ts';
import { announceLoop } from '#islands/loop/loop-changed.ts';
import { useRowFocus } from '#islands/leads/records/use-row-focus.ts';

type PageProps = {
  first: FirstInbox;
  filters: Filters;
  /** The entry named in the URL, or the one offered. */
  entry: InboxEntry | null;
  /** The URL names none. */
  isOffered: boolean;
  /** Of the campaign that the filters name. */
  campaignName: string | null;
  /** That entry's place in the loop. */
  chain: Chain | null;
  /** The site's enquiries come here; the leads of their own pages come to everybody. */
  hasSite: boolean;
  contactForm: string;
  /** Names of the products that enquiries are about. */
  products: Readonly<Record<string, string>>;
};

export function InboxPage({ texts, user, timeZone, now, team = [], ...page }: IslandProps & PageProps) {
  return (
    <LeadsIsland {...{ texts, user, timeZone, now, team }}>
      <InboxScreen {...page} />
    </LeadsIsland>
  );
}

function InboxScreen({ first, filters, entry: firstEntry, isOffered, chain, ...page }: PageProps) {
  const { hasSite, contactForm, products, campaignName } = page;
  const texts = useTexts();
  const inbox = useInbox(first, filters, firstEntry, isOffered);
  const { list, counts, folder, reading } = inbox;
  const entry = reading?.status === 'ready' ? reading.entry : null;
  // The way as the page came with it is out of date once an entry was converted; the strip then reads it.
  const [isConverted, setConverted] = useState(false);
  const [dialog, setDialog] = useState<'reply' | 'convert' | null>(null);
  const replying = useOpening(replyDialog);
  const converting = useOpening(convertDialog);
  const { ref, focusRow } = useRowFocus();
  // The page of a marketing lead leads here to answer it.
  const replyAtOnce = useEffectEvent(() => {
    if (location.hash !== '#reply' || firstEntry === null || firstEntry.email === null) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void replying.whenLoaded(() => setDialog('reply'));
  });
  useEffect(() => replyAtOnce(), []);
  const isReading = reading !== null && !inbox.isOffered;
  const isEmpty = list.items.length === 0 && list.status === 'ready' && !list.isNarrowed && reading === null;
  /** No folder has anything either: there is nothing to choose between. */
  const isBare = isEmpty && Object.values(counts).every((count) => count === 0);
  const notice = { words: inboxFilterWords(list.filters, texts, campaignName), onClear: list.clear };
  const empty = <InboxEmpty folder={folder} hasSite={hasSite} contactForm={contactForm} />;

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
    <div ref={ref} className={`filled-screen ${TOOLS_SCREEN}`}>
      {isBare ? null : (
        <div
          className={`flex items-end justify-between gap-x-2 gap-y-0.5 sm:flex-wrap sm:gap-x-6 ${isReading ? 'max-lg:hidden' : ''}`}
        >
          <InboxFolders counts={counts} folder={folder} onChoose={inbox.setFolder} />
          {isEmpty ? null : (
            <div className="min-w-0 max-sm:flex-1 sm:w-80">
              <InboxTools list={list} hasSite={hasSite} notice={notice} />
            </div>
          )}
        </div>
      )}
      {isEmpty ? (
        empty
      ) : (
        <>
          <FilterNotice {...notice} />
          <div
            className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${reading || list.items.length > 0 ? 'filling-panes lg:grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)]' : ''}`}
          >
            <div
              {...SCROLLER}
              className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 ${isReading ? 'max-lg:hidden' : ''}`}
            >
              <ListStates list={list} empty={empty}>
                {(items) => (
                  <InboxList
                    items={items}
                    filters={list.filters}
                    selectedId={isReading ? reading.id : null}
                    offeredId={isReading ? null : (reading?.id ?? null)}
                    isBusy={list.status === 'loading'}
                    hasKinds={hasSite}
                    onOpen={inbox.open}
                  />
                )}
              </ListStates>
            </div>
            {reading || list.items.length > 0 ? (
              <InboxReader
                reading={reading}
                isOffered={inbox.isOffered}
                chain={reading?.id === firstEntry?.id && !isConverted ? chain : null}
                products={products}
                hasKinds={hasSite}
                onClose={() => close()}
                onRetry={() => reading && inbox.open(reading.id)}
                onReply={() => void replying.whenLoaded(() => setDialog('reply'))}
                onConvert={() => void converting.whenLoaded(() => setDialog('convert'))}
                onMove={(status, message) => void move(status, message)}
                onClaim={() => entry && void inbox.answer(entry, 'claim')}
                onRelease={() => entry && void inbox.answer(entry, 'release')}
                isMoving={inbox.isMoving}
                isOpening={replying.isOpening ? 'reply' : converting.isOpening ? 'convert' : null}
              />
            ) : null}
          </div>
        </>
      )}
      {entry && dialog === 'reply' ? (
        <replyDialog.Part
          entry={entry}
          onClose={() => setDialog(null)}
          onChanged={(changed) => inbox.settle(entry, changed)}
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
            setConverted(true);
            inbox.settle(entry, converted);
            announceLoop();
          }}
        />
      ) : null}
    </div>
  );
}
