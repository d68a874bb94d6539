import { useEffect, useEffectEvent } from 'react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { api } from '#islands/api.ts';

const PAUSE_MS = 3_000;
/** Maximum number of polls; after that the status is updated on the next visit. */
const ATTEMPTS = 20;

/** Polls while something is in progress. */
export function useWaiting(isWaiting: boolean, look: () => void): void {
  const onLook = useEffectEvent(look);
  useEffect(() => {
    if (!isWaiting) return;
    let left = ATTEMPTS;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      if (document.visibilityState === 'visible') onLook();
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

export function useDeliveryStatus(
  shown: readonly Communication[],
  onKnown: (communication: Communication) => void,
): void {
  const waiting = shown.filter(({ status }) => status === 'queued').slice(0, 5);
  useWaiting(waiting.length > 0, () => {
    for (const before of waiting)
      void api<Communication>('GET', `/api/crm/communications/${before.id}`).then(
        (after) => {
          if (after.status !== before.status || after.error !== before.error) onKnown(after);
        },
        () => undefined,
      );
  });
}
