import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InboxEntry } from '#features/leads/inbox/inbox.schema.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { entryInAddress, goToEntry } from './inbox-address.ts';
import { useWaiting } from '#islands/leads/communications/use-delivery-status.ts';
import type { Filters } from '#islands/lists/list-query.ts';

export type Reading =
  | { id: number; status: 'loading' }
  | { id: number; status: 'error'; message: string }
  | { id: number; status: 'ready'; entry: InboxEntry };

/**
 * The entry in the pane: first the server's, then loaded by URL. One that is only offered is shown on a wide screen
 * alone, and stays unread until somebody opens it.
 */
export function useEntry(
  first: InboxEntry | null,
  isFirstOffered: boolean,
  filters: Filters,
  onOpened: (entry: InboxEntry) => void,
) {
  const { t } = useTexts();
  const [reading, setReading] = useState<Reading | null>(
    first && { id: first.id, status: 'ready', entry: first },
  );
  const running = useRef<AbortController | null>(null);
  /** In the address: the offered one is not. */
  const [openId, setOpenId] = useState(isFirstOffered ? null : (first?.id ?? null));

  async function load(id: number) {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setReading({ id, status: 'loading' });
    try {
      const entry = await api<InboxEntry>('GET', `/api/crm/inbox/${id}`, { signal });
      setReading({ id, status: 'ready', entry });
      onOpened(entry);
    } catch (error) {
      if (!signal.aborted) setReading({ id, status: 'error', message: errorText(error, t) });
    }
  }

  function follow(id: number | null) {
    setOpenId(id);
    if (id !== null) return void load(id);
    running.current?.abort();
    setReading(null);
  }

  const onFirst = useEffectEvent(() => {
    if (first && !isFirstOffered) onOpened(first);
  });
  // A dialog that closes takes a step back too, which leaves the entry as it is.
  const onStep = useEffectEvent(() => {
    const id = entryInAddress();
    if (id !== openId) follow(id);
  });
  useEffect(() => {
    onFirst();
    const step = () => onStep();
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, []);

  const show = (entry: InboxEntry) =>
    setReading((before) => (before?.id === entry.id ? { id: entry.id, status: 'ready', entry } : before));

  const isWaiting =
    reading?.status === 'ready' && reading.entry.replies.some(({ status }) => status === 'queued');
  useWaiting(isWaiting, () => {
    if (reading) void api<InboxEntry>('GET', `/api/crm/inbox/${reading.id}`).then(show, () => undefined);
  });

  return {
    reading,
    isOffered: openId === null,
    open: (id: number) => {
      goToEntry(id, filters);
      follow(id);
    },
    close: () => {
      goToEntry(null, filters);
      follow(null);
    },
    /** Shows the entry of a response if it is the open one. */
    show,
  };
}
