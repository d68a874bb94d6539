import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#islands/ui/storage.ts';

/** Stores a deletion made on a record's own page, for the list that the page leads to. */
export type Deleted = { path: string; id: number; message: string; description?: string | undefined };

const KEY = 'deleted-record';

export const rememberDeletion = (deleted: Deleted | null): void =>
  writeStored('sessionStorage', KEY, deleted && JSON.stringify(deleted));

export function rememberedDeletion(): Deleted | null {
  const stored = readStored('sessionStorage', KEY);
  return stored === null ? null : (JSON.parse(stored) as Deleted);
}

const never = () => () => undefined;

/** Whether there is an undo to offer: only then its script is fetched. */
export const useHasRemembered = (): boolean =>
  useSyncExternalStore(
    never,
    () => readStored('sessionStorage', KEY) !== null,
    () => false,
  );
