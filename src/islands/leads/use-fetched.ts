import { useEffect, useState } from 'react';
import { api } from '../api.ts';

/** What a form asks for when it is opened, as a help: without an answer one goes on without it. */
export function useFetched<T>(path: string | null): T | null {
  const [found, setFound] = useState<{ path: string; value: T } | null>(null);
  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    api<T>('GET', path, { signal: controller.signal }).then(
      (value) => setFound({ path, value }),
      () => undefined,
    );
    return () => controller.abort();
  }, [path]);
  return found !== null && found.path === path ? found.value : null;
}
