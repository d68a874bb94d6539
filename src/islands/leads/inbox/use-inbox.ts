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
import { useEntry } from './use-entry.ts';
import { useRecords, type Filters } from '#islands/leads/records/use-records.ts';

const patch = (id: number, status: InboxStatus, updatedAt: string): Promise<InboxEntry> =>
  api<InboxEntry>('PATCH', `/api/crm/inbox/${id}`, { body: { status, updatedAt } });

/** State of the list, its folders and the open entry, which change together. */
export function useInbox(first: InboxPage, filters: Filters, firstEntry: InboxEntry | null) {
  const { t } = useTexts();
  const [counts, setCounts] = useState(first.counts);
  const [isMoving, setMoving] = useState(false);
  const list = useRecords<InboxSummary, InboxPage>(first, {
    path: '/api/crm/inbox',
    filters,
    neutral: ['status'],
    onLoaded: (page) => setCounts(page.counts),
  });
  const folder = INBOX_FOLDERS.find((each) => each === list.filters['status']) ?? 'inbox';
  const { reading, open, close, show } = useEntry(firstEntry, list.filters, (entry) => void markRead(entry));

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

  function failed(error: unknown) {
    // Changed elsewhere meanwhile: show the current version.
    if (error instanceof ApiError && error.problem.code === 'stale') {
      show(error.problem.current as InboxEntry);
      void list.reload();
    }
    toast.error(t('leads:inbox.statusFailed'), errorText(error, t));
  }

  async function putBack(moved: InboxEntry, status: InboxStatus) {
    try {
      show(await patch(moved.id, status, moved.updatedAt));
      await list.reload();
    } catch (error) {
      failed(error);
    }
  }

  /** Returns whether the entry has left the visible folder. */
  async function move(entry: InboxEntry, status: InboxStatus, message: string): Promise<boolean> {
    setMoving(true);
    try {
      const moved = await patch(entry.id, status, entry.updatedAt);
      settle(entry, moved);
      // The emails sent to a genuine sender cannot be undone, so there is no undo.
      if (entry.status === 'suspected' && status !== 'spam') toast.success(message);
      else
        toast.undo({
          message,
          undoLabel: t('ui:actions.undo'),
          onUndo: () => void putBack(moved, entry.status),
        });
      if (FOLDER_STATUSES[folder].includes(status)) return false;
      list.drop(entry.id);
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      setMoving(false);
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
    open,
    close,
    move,
    isMoving,
    /** Updates the state after a reply or conversion. */
    settle,
  };
}

export type Inbox = ReturnType<typeof useInbox>;
