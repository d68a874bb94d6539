import { useEffect, useState } from 'react';
import type { Recalled, Remembered } from '#features/consulting/profile/memory/memory.schema.ts';
import { api } from '#islands/api.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';

/** Pause in typing after which the sentence is looked up. */
const PAUSE_MS = 500;
/** Fewer letters say nothing yet. */
const LEAST_LETTERS = 15;

type Held = { description: string; remembered: Remembered | null };

/** The confirmed problem that the workspace remembers for a sentence that is being typed; null while it is looked up, and where it fails. */
export function useRecall(companyId: number, typed: string, isWanted: boolean): Remembered | null {
  const description = typed.trim();
  const isAsked = isWanted && description.length >= LEAST_LETTERS && description.length <= MAX_PARAGRAPH;
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const hold = (remembered: Remembered | null) => {
      if (isCurrent) setHeld({ description, remembered });
    };
    const timer = setTimeout(() => {
      api<Recalled>('POST', `/api/companies/${companyId}/problems/recall`, { body: { description } }).then(
        ({ remembered }) => hold(remembered),
        // A proposal that does not come is none; the rules read the sentence.
        () => hold(null),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [companyId, description, isAsked]);
  return isAsked && held?.description === description ? held.remembered : null;
}
