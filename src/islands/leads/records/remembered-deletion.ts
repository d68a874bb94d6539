import { useEffect, useEffectEvent } from 'react';
import { readStored, writeStored } from '#islands/ui/storage.ts';

type Deleted = { kind: string; id: number; name: string };
const KEY = 'deleted-lead-record';

/** A record deleted on its own page leads to the list, which offers the undo. */
export const rememberDeleted = (kind: string, id: number, name: string): void =>
  writeStored('sessionStorage', KEY, JSON.stringify({ kind, id, name }));

export function useRememberedDeletion(kind: string, offer: (deleted: Deleted) => void): void {
  const offerRemembered = useEffectEvent(() => {
    const stored = readStored('sessionStorage', KEY);
    if (stored === null) return;
    const deleted = JSON.parse(stored) as Deleted;
    if (deleted.kind !== kind) return;
    writeStored('sessionStorage', KEY, null);
    offer(deleted);
  });
  useEffect(() => offerRemembered(), []);
}
