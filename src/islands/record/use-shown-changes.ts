import { useEffect, useEffectEvent } from 'react';
import { SHOW_CHANGES } from '#islands/ui/shown-changes.ts';

/** Reads the record again where its reader asks for what others saved; what is typed stays (scripts/live.ts). */
export function useShownChanges(read: () => Promise<unknown>): void {
  const show = useEffectEvent((event: Event) => {
    event.preventDefault();
    read().catch(() => location.reload());
  });
  useEffect(() => {
    const listen = (event: Event) => show(event);
    addEventListener(SHOW_CHANGES, listen);
    return () => removeEventListener(SHOW_CHANGES, listen);
  }, []);
}
