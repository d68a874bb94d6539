import { useCallback, useRef, useState } from 'react';
import type { StoredRow } from '#features/consulting/profile/profile.values.ts';
import { ROWS_PAGE } from '#features/consulting/profile/profile.values.ts';
import { api, ApiError } from '#islands/api.ts';
import type { List } from '#islands/lists/use-list.ts';

export type RowList<Row> = {
  rows: Row[];
  total: number;
  status: 'ready' | 'loading' | 'error';
  /** With `error`: what failed; the rows stay. */
  failure: List<Row>['failure'];
  /** Fetches the first page of a list that the server has not sent with the page. */
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
  const [{ rows, total }, setHeld] = useState<{ rows: Row[] | undefined; total: number }>(initial);
  const [status, setStatus] = useState<RowList<Row>['status']>(initial.rows ? 'ready' : 'loading');
  const [failure, setFailure] = useState<RowList<Row>['failure']>(null);
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
      // A last page that is not full ends the list, whatever was counted before.
      const isWhole = page.length < ROWS_PAGE;
      setHeld((before) => ({
        rows: found,
        total: isWhole ? found.length : Math.max(before.total, found.length),
      }));
      setStatus('ready');
      setFailure(null);
    } catch (error) {
      if (turn !== newest.current) return;
      // The cursor's row was deleted in another tab: reload from the start.
      if (start.length > 0 && error instanceof ApiError && error.isGone) await fetchFrom([], start.length);
      else {
        setStatus('error');
        setFailure({ isMore: start.length > 0, error });
      }
    }
  }

  const show: RowList<Row>['show'] = useCallback(
    (change) =>
      setHeld((before) => {
        const shown = change(before.rows ?? []);
        return { rows: shown, total: before.total + shown.length - (before.rows?.length ?? 0) };
      }),
    [],
  );

  return {
    rows: rows ?? [],
    total,
    status,
    failure,
    open: async () => {
      if (!rows) await fetchFrom([], 1);
    },
    more: () => fetchFrom(rows ?? [], (rows?.length ?? 0) + 1),
    reload: (added = 0) => {
      setHeld((before) => ({ ...before, total: before.total + added }));
      return fetchFrom([], rows?.length ?? 1);
    },
    show,
  };
}
