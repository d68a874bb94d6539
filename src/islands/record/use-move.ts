import { useEffect, useState } from 'react';
import type { MoveTarget } from '#features/accounts/workspaces/move.schema.ts';
import { api } from '#islands/api.ts';

/** A move before it is made. */
export type Move = { targets: readonly MoveTarget[] };

/** Asks what moves with a company, and where it may go, when the dialog opens. */
export function useMove<M extends Move>(path: string) {
  const [move, setMove] = useState<M | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    api<M>('GET', path, { signal: controller.signal }).then(setMove, () => {
      if (!controller.signal.aborted) setFailed(true);
    });
    return () => controller.abort();
  }, [path]);
  return { move, hasFailed };
}
