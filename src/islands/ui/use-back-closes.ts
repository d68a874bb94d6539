import { useEffect, useEffectEvent } from 'react';
import { recordDialog } from './dialog-history.ts';

/** The browser's Back closes the dialog while it is open; `close` may refuse, and the dialog stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? recordDialog(() => onBack()) : undefined), [isOpen]);
}
