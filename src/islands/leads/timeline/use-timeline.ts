import { useState } from 'react';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import type { TimelineItem } from '#features/leads/timeline/timeline.schema.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { ofRecord } from '#islands/leads/records/record-start.ts';

export type RecordTimeline = {
  items: TimelineItem[];
  hasMore: boolean;
  status: 'ready' | 'loading' | 'error';
  reload: () => Promise<void>;
  loadMore: () => Promise<void>;
};

export function useTimeline(kind: RecordKind, id: number, initial: Page<TimelineItem>): RecordTimeline {
  const [page, setPage] = useState(initial);
  const [status, setStatus] = useState<RecordTimeline['status']>('ready');

  async function load(before: TimelineItem[], cursor: string | null) {
    setStatus('loading');
    try {
      const query = new URLSearchParams({
        ...ofRecord(kind, id),
        ...(cursor !== null && { cursor }),
        // A reload requests as many items as are shown.
        ...(cursor === null && { limit: String(Math.min(200, Math.max(20, page.items.length))) }),
      });
      const next = await api<Page<TimelineItem>>('GET', `/api/crm/timeline?${query}`);
      setPage({ items: [...before, ...next.items], nextCursor: next.nextCursor });
      setStatus('ready');
    } catch {
      setStatus('error');
    }
  }

  return {
    items: page.items,
    hasMore: page.nextCursor !== null,
    status,
    reload: () => load([], null),
    loadMore: () => load(page.items, page.nextCursor),
  };
}
