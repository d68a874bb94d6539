import { useEffect, useState } from 'react';
import { api } from '../api.ts';

/**
 * Fetches a help for a form when it is opened; the form works without an answer. Another number for `version` fetches it
 * again, and until then the former answer stays.
 */
export function useFetched<T>(path: string | null, version = 0): T | null {
  const [found, setFound] = useState<{ path: string; value: T } | null>(null);
  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    api<T>('GET', path, { signal: controller.signal }).then(
      (value) => setFound({ path, value }),
      () => undefined,
    );
    return () => controller.abort();
  }, [path, version]);
  return found !== null && found.path === path ? found.value : null;
}
