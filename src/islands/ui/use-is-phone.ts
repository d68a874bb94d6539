import { useSyncExternalStore } from 'react';

const PHONE = '(width < 40rem)';

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Too narrow for a table. The server takes everybody for a desk. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(PHONE).matches,
    () => false,
  );
