import { useSyncExternalStore } from 'react';

const PHONE = '(width < 40rem)';

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Returns whether the screen is too narrow for a table; false on the server. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(PHONE).matches,
    () => false,
  );
