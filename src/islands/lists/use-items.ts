import { useEffect, useState } from 'react';
import { api } from '#islands/api.ts';

export type Items<Item> = {
  /** Null while they are loading. */
  loaded: { items: readonly Item[] } | { error: unknown } | null;
  /** Asks again; items that have come stay until then. */
  reload: () => void;
};

/** Loads a short list as a whole, such as the links of a company. */
export function useItems<Item>(path: string): Items<Item> {
  const [loaded, setLoaded] = useState<Items<Item>['loaded']>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void api<{ items: Item[] }>('GET', path).then(
      ({ items }) => isCurrent && setLoaded({ items }),
      (error: unknown) => isCurrent && setLoaded({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, round]);
  return {
    loaded,
    reload: () => {
      if (loaded && 'error' in loaded) setLoaded(null);
      setRound((before) => before + 1);
    },
  };
}
