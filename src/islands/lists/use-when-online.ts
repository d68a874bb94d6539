import { useEffect, useEffectEvent } from 'react';

/** Does again what failed as soon as the connection is back. */
export function useWhenOnline(hasFailed: boolean, again: () => void): void {
  const onOnline = useEffectEvent(again);
  useEffect(() => {
    if (!hasFailed) return;
    const online = () => onOnline();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [hasFailed]);
}
