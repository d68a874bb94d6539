import { useEffect, useEffectEvent, useState } from 'react';
import {
  FOLDER_STATUSES,
  INBOX_FOLDERS,
  movedCounts,
  type InboxFolder,
} from '#features/leads/inbox/inbox.rules.ts';
import type { InboxEntry, InboxPage, InboxSummary } from '#features/leads/inbox/inbox.schema.ts';
import type { InboxStatus } from '#features/site/contact/inbox.values.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useUndo } from '#islands/lists/use-undo.ts';
import { showBadge } from '#islands/show-badge.ts';
import { useEntry } from './use-entry.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';
import type { Filters } from '#islands/lists/list-query.ts';

const patch = (id: number, status: InboxStatus, updatedAt: string): Promise<InboxEntry> =>
  api<InboxEntry>('PATCH', `/api/crm/inbox/${id}`, { body: { status, updatedAt } });

/** State of the list, its folders and the open entry, which change together. */
export function useInbox(
  first: InboxPage,
  filters: Filters,
  firstEntry: InboxEntry | null,
  isFirstOffered: boolean,
) {
  const { t } = useTexts();
  const [counts, setCounts] = useState(first.counts);
  const [isMoving, setMoving] = useState(false);
  const offerUndo = useUndo();
  const list = useListPage<InboxSummary, InboxPage>(first, {
    path: '/api/crm/inbox',
    filters,
    neutral: ['status'],
    onLoaded: (page) => setCounts(page.counts),
  });
  useEffect(() => showBadge('inbox', counts.unread), [counts.unread]);
  const folder = INBOX_FOLDERS.find((each) => each === list.filters['status']) ?? 'inbox';
  const { reading, isOffered, open, close, show } = useEntry(
    firstEntry,
    isFirstOffered,
    list.filters,
    (entry) => void markRead(entry),
  );

  /** Marks an opened entry as read. It keeps its place in the list until the next request. */
  async function markRead(entry: InboxEntry) {
    if (entry.status !== 'unread') return list.replace(entry);
    try {
      settle(entry, await patch(entry.id, 'read', entry.updatedAt));
    } catch (error) {
      // After an error it stays unread until opened again; or another user has just read it.
      if (error instanceof ApiError && error.problem.code === 'stale')
        settle(entry, error.problem.current as InboxEntry);
    }
  }

  function settle(before: InboxSummary, after: InboxEntry) {
    setCounts((all) => movedCounts(all, before.status, after.status));
    list.replace(after);
    show(after);
  }

  // Reloads when the user returns to the tab.
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void list.reload();
  });
  useEffect(() => {
    const look = () => onReturn();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  /** Sets the status; where somebody else was first, what stands there now is shown. */
  async function setStatus({ id, updatedAt }: InboxEntry, status: InboxStatus): Promise<InboxEntry> {
    try {
      return await patch(id, status, updatedAt);
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === 'stale') {
        show(error.problem.current as InboxEntry);
        void list.reload();
      }
      throw error;
    }
  }

  /** Returns whether the entry has left the visible folder. */
  async function move(entry: InboxEntry, status: InboxStatus, message: string): Promise<boolean> {
    setMoving(true);
    try {
      const moved = await setStatus(entry, status);
      settle(entry, moved);
      const hasLeft = !FOLDER_STATUSES[folder].includes(status);
      const restoreRow = hasLeft ? list.drop(entry.id) : () => undefined;
      // An email that has gone out to a genuine sender cannot be called back.
      if (entry.status === 'suspected' && status !== 'spam') toast.success(message);
      else
        offerUndo({
          message,
          undo: async () => {
            show(await setStatus(moved, entry.status));
            restoreRow();
            await list.reload();
          },
          failed: t('leads:inbox.statusFailed'),
        });
      return hasLeft;
    } catch (error) {
      toast.error(t('leads:inbox.statusFailed'), errorText(error, t));
      return false;
    } finally {
      setMoving(false);
    }
  }

  /** Says that the reader answers an entry, or answers it no more. */
  async function answer(entry: InboxEntry, act: 'claim' | 'release'): Promise<void> {
    try {
      settle(entry, await api<InboxEntry>('POST', `/api/crm/inbox/${entry.id}/${act}`));
    } catch (error) {
      toast.error(t('leads:inbox.statusFailed'), errorText(error, t));
    }
  }

  return {
    list,
    counts,
    folder,
    setFolder: (next: InboxFolder) => {
      close();
      list.setFilter('status', next === 'inbox' ? '' : next);
    },
    reading,
    isOffered,
    open,
    close,
    move,
    answer,
    isMoving,
    /** Updates the state after a reply or conversion. */
    settle,
  };
}
