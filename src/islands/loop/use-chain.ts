import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { StepKind } from '#features/loop/chain/links.values.ts';
import { api } from '#islands/api.ts';
import { onLoopChanged } from './loop-changed.ts';

/** The way of a record: the server's where the page has it, else loaded; read again when an arrow was pressed. */
export function useChain(kind: StepKind, id: number, first: Chain | null) {
  const [chain, setChain] = useState(first);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);

  async function load() {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setFailed(false);
    try {
      setChain(await api<Chain>('GET', `/api/loop/${kind}/${id}`, { signal }));
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  }

  const onShown = useEffectEvent(() => {
    if (first === null) void load();
  });
  const onChanged = useEffectEvent(() => void load());
  useEffect(() => {
    onShown();
    const stop = onLoopChanged(() => onChanged());
    return () => {
      stop();
      running.current?.abort();
    };
  }, []);
  return { chain, hasFailed, load };
}
