import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { InboxSummary } from '#features/leads/inbox/inbox.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { entryHref } from './inbox-address.ts';
import { InboxRow } from './InboxRow.tsx';
import type { Filters } from '#islands/lists/list-query.ts';

type Props = {
  items: readonly InboxSummary[];
  filters: Filters;
  selectedId: number | null;
  /** In the pane of a wide screen, but not opened. */
  offeredId: number | null;
  isBusy: boolean;
  /** Entries of several kinds come here. */
  hasKinds: boolean;
  onOpen: (id: number) => void;
};

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const isUnread = ({ status }: InboxSummary): boolean => status === 'unread';

/** Entries as links: arrow keys move between them, Enter opens one, and Tab leaves the list. */
export function InboxList({ items, filters, selectedId, offeredId, isBusy, hasKinds, onOpen }: Props) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  // The unread ones come first, which their headings say.
  const unreadCount = items.findLastIndex(isUnread) + 1;
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const holds = (id: number | null) => items.some((item) => item.id === id);
  const reachableId = [focusedId, selectedId].find(holds) ?? items[0]?.id;

  function step(event: KeyboardEvent) {
    const next = STEPS[event.key];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = items.findIndex(({ id }) => id === reachableId);
    const links = list.current?.querySelectorAll<HTMLElement>('a');
    links?.[next(at, items.length)]?.focus();
  }

  const openHere = (id: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  };

  return (
    <ul
      ref={list}
      aria-label={t('leads:inbox.list')}
      aria-busy={isBusy}
      onKeyDown={step}
      className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface"
    >
      {items.map((item, at) => (
        <li key={item.id}>
          {unreadCount > 0 && unreadCount < items.length && (at === 0 || at === unreadCount) ? (
            <p className="border-b border-line bg-sunken px-4 py-1 text-xs leading-5 font-semibold">
              {t(`leads:inbox.folders.${at === 0 ? 'unread' : 'read'}`)}
            </p>
          ) : null}
          <a
            href={entryHref(item.id, filters)}
            data-entry={item.id}
            aria-current={item.id === selectedId ? 'true' : undefined}
            data-offered={item.id === offeredId || undefined}
            tabIndex={item.id === reachableId ? 0 : -1}
            onFocus={() => setFocusedId(item.id)}
            onClick={openHere(item.id)}
            className="block px-4 py-3 text-ink no-underline transition-colors duration-quick hover:bg-paper focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft lg:data-offered:bg-accent-soft"
          >
            <InboxRow entry={item} hasKinds={hasKinds} />
          </a>
        </li>
      ))}
    </ul>
  );
}
