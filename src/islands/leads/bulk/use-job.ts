import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#islands/ui/storage.ts';
import type { ListArea } from '#islands/leads/records/record-list.ts';

/** Which change of all that match is followed: the id of its job. It is found again after a reload of the page. */
export function useJob(area: ListArea | 'tasks') {
  const key = `job-${area}`;
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    const stored = Number(readStored('sessionStorage', key));
    if (stored > 0) setId(stored);
  }, [key]);
  return {
    id,
    follow: (next: number | null) => {
      setId(next);
      writeStored('sessionStorage', key, next === null ? null : String(next));
    },
  };
}

export type FollowedJob = ReturnType<typeof useJob>;
