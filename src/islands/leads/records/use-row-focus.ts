import { useEffect, useRef, useState } from 'react';

/** Whoever leaves an entry goes on in the list, where it was or beside it. */
export function useRowFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ id: number | undefined } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const row = ref.current?.querySelector<HTMLElement>(`[data-entry="${wanted.id}"]`);
    (row ?? ref.current?.querySelector<HTMLElement>('[data-entry]'))?.focus();
  }, [wanted]);
  return { ref, focusRow: (id: number | undefined) => setWanted({ id }) };
}
