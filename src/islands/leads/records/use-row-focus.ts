import { useEffect, useRef, useState } from 'react';

/** After an entry is left, the focus returns to the list, to its place or beside it. */
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
