import { useRef, useState } from 'react';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { ROWS_PAGE } from '#features/consulting/profile/profile.values.ts';
import { api, ApiError } from '#islands/api.ts';

export type RowList<Row> = {
  rows: Row[];
  total: number;
  status: 'ready' | 'loading' | 'error';
  /** Loads the first page of a list that the server did not render. */
  open: () => Promise<void>;
  more: () => Promise<void>;
  /** Reloads; `added` is the number of rows added or removed. */
  reload: (added?: number) => Promise<void>;
  /** Optimistic update; a reload corrects what the server rejects. */
  show: (change: (rows: Row[]) => Row[]) => void;
};

/** One list of a profile: the server's first page if any, then page by page. */
export function useList<Row extends StoredRow>(
  path: string,
  initial: { rows: Row[] | undefined; total: number },
): RowList<Row> {
  const [rows, setRows] = useState<Row[] | undefined>(initial.rows);
  const [total, setTotal] = useState(initial.total);
  const [status, setStatus] = useState<RowList<Row>['status']>(initial.rows ? 'ready' : 'loading');
  const newest = useRef(0);

  /** Loads whole pages from the start until `wanted` rows are there; drops a response overtaken by a later one. */
  async function fetchFrom(start: Row[], wanted: number): Promise<void> {
    const turn = (newest.current += 1);
    setStatus('loading');
    try {
      const found = [...start];
      let page: Row[];
      do {
        const after = found.at(-1);
        page = await api<Row[]>('GET', `${path}?limit=${ROWS_PAGE}${after ? `&after=${after.id}` : ''}`);
        found.push(...page);
      } while (page.length === ROWS_PAGE && found.length < wanted);
      if (turn !== newest.current) return;
      setRows(found);
      // A partial page is the last one, whatever was counted before.
      setTotal((before) => (page.length < ROWS_PAGE ? found.length : Math.max(before, found.length)));
      setStatus('ready');
    } catch (error) {
      if (turn !== newest.current) return;
      // The cursor's row was deleted in another tab: reload from the start.
      if (start.length > 0 && error instanceof ApiError && error.status === 404)
        await fetchFrom([], start.length);
      else setStatus('error');
    }
  }

  return {
    rows: rows ?? [],
    total,
    status,
    open: async () => {
      if (!rows) await fetchFrom([], 1);
    },
    more: () => fetchFrom(rows ?? [], (rows?.length ?? 0) + 1),
    reload: (added = 0) => {
      setTotal((before) => before + added);
      return fetchFrom([], rows?.length ?? 1);
    },
    show: (change) => {
      const before = rows ?? [];
      const after = change(before);
      setRows(after);
      setTotal((count) => count + after.length - before.length);
    },
  };
}
