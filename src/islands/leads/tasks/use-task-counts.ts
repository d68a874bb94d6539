import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TaskCounts } from '#features/leads/tasks/task.schema.ts';
import { api } from '#islands/api.ts';
import type { Filters } from '#islands/lists/list-query.ts';

export function useTaskCounts(first: TaskCounts, record: Filters) {
  const [counts, setCounts] = useState(first);
  const running = useRef<AbortController | null>(null);
  const query = new URLSearchParams({ ...record }).toString();
  const shown = useRef(query);

  async function refresh(): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    try {
      setCounts(await api<TaskCounts>('GET', `/api/crm/tasks/counts?${query}`, { signal }));
    } catch {
      // The list reports the error; the counts need no second message.
    }
  }
  const onRecord = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    onRecord();
  }, [query]);

  return { counts, refresh };
}
