import { useEffect, useState } from 'react';
import type { ActionTracker, TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import { api } from '#islands/api.ts';

export type Tracker = {
  /** Null until they have arrived. */
  items: TrackedAction[] | null;
  hasFailed: boolean;
  load: () => Promise<void>;
  /** Address of the actions. */
  path: string;
  /** Shows an action as the server has answered it, or as an answer without content left it. */
  change: (actionId: string, changed: (before: TrackedAction) => TrackedAction) => void;
};

/** Keeps the tracked actions of a report; the headline follows from them. */
export function useTracker(reportId: number): Tracker {
  const path = `/api/reports/${reportId}/actions`;
  const [items, setItems] = useState<TrackedAction[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function load() {
    setFailed(false);
    try {
      setItems((await api<ActionTracker>('GET', path)).items);
    } catch {
      setFailed(true);
    }
  }
  useEffect(() => {
    let isCurrent = true;
    api<ActionTracker>('GET', path).then(
      (tracker) => isCurrent && setItems(tracker.items),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);

  return {
    items,
    hasFailed,
    load,
    path,
    change: (actionId, changed) =>
      setItems(
        (before) =>
          before?.map((action) => (action.actionId === actionId ? changed(action) : action)) ?? null,
      ),
  };
}
