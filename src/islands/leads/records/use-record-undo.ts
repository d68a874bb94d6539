import { useEffect, useEffectEvent } from 'react';
import { readStored, writeStored } from '#islands/ui/storage.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Area } from '#islands/leads/merge/merge-rows.ts';
import { useRemoval } from './use-removal.ts';

type Deleted = { area: Area; id: number; name: string };
const KEY = 'deleted-record';

export const rememberDeleted = (deleted: Deleted): void =>
  writeStored('sessionStorage', KEY, JSON.stringify(deleted));

/** Offers to put back what was deleted on the page before (product.md D17). */
export function useRecordUndo(area: Area, onRestored: () => void): void {
  const { t } = useTexts();
  const { offer } = useRemoval(`/api/crm/${area}`, onRestored);
  const offerRemembered = useEffectEvent(() => {
    const stored = readStored('sessionStorage', KEY);
    if (stored === null) return;
    const deleted = JSON.parse(stored) as Deleted;
    if (deleted.area !== area) return;
    writeStored('sessionStorage', KEY, null);
    offer(deleted.id, t(`leads:${area}.deleted`, { name: deleted.name }));
  });
  useEffect(() => offerRemembered(), []);
}
